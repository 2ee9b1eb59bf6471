-- When somebody last looked at something, in milliseconds and to the day: what nobody wants any more is deleted.
ALTER TABLE texts ADD COLUMN touched BIGINT NOT NULL DEFAULT 0;
ALTER TABLE reviews ADD COLUMN touched BIGINT NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN touched BIGINT NOT NULL DEFAULT 0;
UPDATE texts SET touched = created;
UPDATE reviews SET touched = created;
UPDATE matches SET touched = COALESCE((SELECT MAX(at) FROM match_events WHERE match_id = matches.id), created);
CREATE INDEX texts_touched ON texts (touched);
CREATE INDEX reviews_touched ON reviews (touched);
CREATE INDEX matches_touched ON matches (touched);
