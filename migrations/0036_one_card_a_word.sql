-- A second card of a word gets a number after it, so nothing that a learner wrote is lost.
DO $$
DECLARE
  place integer := 2;
BEGIN
  LOOP
    UPDATE "practice_words" AS later
    SET "word" = left(later."word", 70) || ' (' || place || ')'
    FROM (
      SELECT "candidate_id", "id", row_number() OVER (
        PARTITION BY "candidate_id", lower("word") ORDER BY "created_at", "id"
      ) AS nth
      FROM "practice_words" WHERE "deleted_at" IS NULL
    ) AS ranked
    WHERE ranked.nth = 2 AND later."candidate_id" = ranked."candidate_id" AND later."id" = ranked."id";
    EXIT WHEN NOT FOUND;
    place := place + 1;
  END LOOP;
END $$;--> statement-breakpoint
CREATE UNIQUE INDEX "practice_words_once" ON "practice_words" USING btree ("candidate_id",lower("word")) WHERE "practice_words"."deleted_at" is null;
