ALTER TABLE "practice_answers" ADD COLUMN "learner_information" double precision;--> statement-breakpoint
ALTER TABLE "practice_ratings" ADD COLUMN "information" double precision;--> statement-breakpoint
-- An answer to a question that fits tells 0.15, and 10 is the most that is kept. Which of the old answers told more is not
-- known: each is taken for an equal part of the rating that they led to.
UPDATE "practice_ratings" SET "information" = least(10, 0.15 * "answers");--> statement-breakpoint
UPDATE "practice_answers" SET "learner_information" = 0.15, "learner_step" = 0.15 * coalesce("ability", 0)
WHERE "learner_step" IS NOT NULL;--> statement-breakpoint
UPDATE "practice_answers" a SET
	"learner_information" = r."information" / r."answers",
	"learner_step" = r."value" * r."information" / r."answers"
FROM "practice_ratings" r
WHERE r."candidate_id" = a."candidate_id" AND r."skill" = a."skill" AND r."answers" > 0
	AND a."learner_step" IS NOT NULL;--> statement-breakpoint
UPDATE "practice_ratings" SET "value" = "value" * "information";--> statement-breakpoint
ALTER TABLE "practice_ratings" ALTER COLUMN "information" SET NOT NULL;
