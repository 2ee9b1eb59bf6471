package zermelo.web.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.util.Map;
import java.util.TreeMap;

/** The OpenAPI description, to validate answers against. */
public final class OpenApiDocument {
  private static final JsonSchemaFactory FACTORY =
      JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);

  private final JsonNode root;
  private final Map<String, JsonSchema> schemas = new TreeMap<>();

  public OpenApiDocument(TestServer served) {
    this.root = served.json("/api/openapi.json");
  }

  public JsonNode root() {
    return root;
  }

  /** Fails unless an object matches one of the schemas. */
  public void describes(String schema, JsonNode object) {
    assertThat(schemas.computeIfAbsent(schema, this::schema).validate(object))
        .as("%s: %.300s", schema, object)
        .isEmpty();
  }

  private JsonSchema schema(String name) {
    // JSON Schema keeps its definitions in another place than OpenAPI.
    String schemas =
        root.path("components")
            .path("schemas")
            .toString()
            .replace("#/components/schemas/", "#/$defs/");
    ObjectNode whole = JsonNodeFactory.instance.objectNode();
    whole.put("$ref", "#/$defs/" + name).set("$defs", TestServer.parse(schemas));
    return FACTORY.getSchema(whole);
  }
}
