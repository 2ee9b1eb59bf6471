package zermelo.web.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.Map;
import java.util.TreeMap;

/** The OpenAPI description, to validate answers against. */
public final class OpenApiDocument {
  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  private final JsonNode root;
  private final Map<String, Schema> schemas = new TreeMap<>();

  public OpenApiDocument(TestServer served) {
    this.root = served.json("/api/openapi.json");
  }

  public JsonNode root() {
    return root;
  }

  /** Fails unless an object matches one of the schemas. */
  public void describes(String schema, JsonNode object) {
    // As text, because the validator reads JSON with another version of Jackson.
    assertThat(
            schemas
                .computeIfAbsent(schema, this::schema)
                .validate(object.toString(), InputFormat.JSON))
        .as("%s: %.300s", schema, object)
        .isEmpty();
  }

  private Schema schema(String name) {
    // JSON Schema keeps its definitions in another place than OpenAPI.
    String schemas =
        root.path("components")
            .path("schemas")
            .toString()
            .replace("#/components/schemas/", "#/$defs/");
    ObjectNode whole = JsonNodeFactory.instance.objectNode();
    whole.put("$ref", "#/$defs/" + name).set("$defs", TestServer.parse(schemas));
    return REGISTRY.getSchema(whole.toString(), InputFormat.JSON);
  }
}
