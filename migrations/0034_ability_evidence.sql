ALTER TABLE "practice_answers" ADD COLUMN "learner_information" double precision;--> statement-breakpoint
ALTER TABLE "practice_ratings" ADD COLUMN "information" double precision;--> statement-breakpoint
-- An answer to a question that fits tells 0.15. Which of the old ones told more is not known: each is taken for an equal
-- part of the rating that they led to.
UPDATE "practice_answers" SET
	"learner_information" = 0.15,
	"learner_step" = 0.15 * coalesce((
		SELECT r."value" FROM "practice_ratings" r
		WHERE r."candidate_id" = "practice_answers"."candidate_id" AND r."skill" = "practice_answers"."skill"
	), "ability", 0)
WHERE "learner_step" IS NOT NULL;--> statement-breakpoint
UPDATE "practice_ratings" SET
	"information" = least(10, 0.15 * "answers"),
	"value" = "value" * least(10, 0.15 * "answers");--> statement-breakpoint
ALTER TABLE "practice_ratings" ALTER COLUMN "information" SET NOT NULL;
