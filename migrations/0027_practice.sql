CREATE TABLE "practice_answers" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"set" text NOT NULL,
	"number" smallint NOT NULL,
	"unit" text NOT NULL,
	"type" text NOT NULL,
	"skill" text NOT NULL,
	"family" text NOT NULL,
	"topic" text,
	"band_times_two" smallint NOT NULL,
	"version" text NOT NULL,
	"value" text NOT NULL,
	"mark" jsonb NOT NULL,
	"right" boolean,
	"unsure" boolean NOT NULL,
	"aided" boolean NOT NULL,
	"ms" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"learner_step" double precision,
	"question_step" double precision,
	"ability" double precision,
	"target_times_two" smallint,
	"undone_at" timestamp with time zone,
	"withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "practice_answers_candidate_id_id_pk" PRIMARY KEY("candidate_id","id")
);
--> statement-breakpoint
CREATE TABLE "practice_cards" (
	"candidate_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"card" text NOT NULL,
	"state" jsonb NOT NULL,
	CONSTRAINT "practice_cards_candidate_id_kind_card_pk" PRIMARY KEY("candidate_id","kind","card")
);
--> statement-breakpoint
CREATE TABLE "practice_days" (
	"candidate_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "practice_days_candidate_id_day_pk" PRIMARY KEY("candidate_id","day")
);
--> statement-breakpoint
CREATE TABLE "practice_learners" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"zone" text NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"paused_from" date,
	"paused_until" date,
	"reminder_hour" smallint,
	"reminded_on" date
);
--> statement-breakpoint
CREATE TABLE "practice_mistakes" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"title" jsonb NOT NULL,
	"path" text,
	"number" smallint,
	"type" text NOT NULL,
	"skill" text,
	"error" text,
	"family" text,
	"prompt" text NOT NULL,
	"given" text NOT NULL,
	"rule" text NOT NULL,
	"accepted" jsonb NOT NULL,
	"explanation" jsonb NOT NULL,
	"right_days" smallint NOT NULL,
	"right_on" date,
	"fixed_on" date,
	CONSTRAINT "practice_mistakes_candidate_id_id_pk" PRIMARY KEY("candidate_id","id")
);
--> statement-breakpoint
CREATE TABLE "practice_question_ratings" (
	"set" text NOT NULL,
	"number" smallint NOT NULL,
	"value" double precision NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "practice_question_ratings_set_number_pk" PRIMARY KEY("set","number")
);
--> statement-breakpoint
CREATE TABLE "practice_questions" (
	"candidate_id" uuid NOT NULL,
	"set" text NOT NULL,
	"number" smallint NOT NULL,
	"answers" integer NOT NULL,
	"last_day" date NOT NULL,
	"last_right" boolean,
	CONSTRAINT "practice_questions_candidate_id_set_number_pk" PRIMARY KEY("candidate_id","set","number")
);
--> statement-breakpoint
CREATE TABLE "practice_ratings" (
	"candidate_id" uuid NOT NULL,
	"skill" text NOT NULL,
	"value" double precision NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "practice_ratings_candidate_id_skill_pk" PRIMARY KEY("candidate_id","skill")
);
--> statement-breakpoint
CREATE TABLE "practice_reports" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"set" text NOT NULL,
	"number" smallint NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"answer" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"reply" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "practice_reports_candidate_id_id_pk" PRIMARY KEY("candidate_id","id")
);
--> statement-breakpoint
CREATE TABLE "practice_reviews" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"card" text NOT NULL,
	"rating" smallint NOT NULL,
	"ms" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "practice_reviews_candidate_id_id_pk" PRIMARY KEY("candidate_id","id")
);
--> statement-breakpoint
CREATE TABLE "practice_sessions" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"choice" jsonb NOT NULL,
	"minutes" smallint NOT NULL,
	"parts" jsonb NOT NULL,
	"words" jsonb NOT NULL,
	"question_count" smallint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "practice_sessions_candidate_id_id_pk" PRIMARY KEY("candidate_id","id")
);
--> statement-breakpoint
CREATE TABLE "practice_undone" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"undone_at" timestamp with time zone NOT NULL,
	CONSTRAINT "practice_undone_candidate_id_id_pk" PRIMARY KEY("candidate_id","id")
);
--> statement-breakpoint
CREATE TABLE "practice_withdrawals" (
	"set" text NOT NULL,
	"number" smallint NOT NULL,
	"reason" text NOT NULL,
	"withdrawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "practice_withdrawals_set_number_pk" PRIMARY KEY("set","number")
);
--> statement-breakpoint
CREATE TABLE "practice_words" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"word" text NOT NULL,
	"meaning" text NOT NULL,
	"example" text NOT NULL,
	"partners" jsonb NOT NULL,
	"from_path" text,
	"suspended" boolean NOT NULL,
	"sequence" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "practice_words_candidate_id_id_pk" PRIMARY KEY("candidate_id","id")
);
--> statement-breakpoint
CREATE INDEX "practice_answers_by_time" ON "practice_answers" USING btree ("candidate_id","at");--> statement-breakpoint
CREATE INDEX "practice_answers_by_session" ON "practice_answers" USING btree ("candidate_id","session_id");--> statement-breakpoint
CREATE INDEX "practice_answers_by_question" ON "practice_answers" USING btree ("set","number","candidate_id");--> statement-breakpoint
CREATE INDEX "practice_learners_by_creation" ON "practice_learners" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_mistakes_once" ON "practice_mistakes" USING btree ("candidate_id","source","reference");--> statement-breakpoint
CREATE INDEX "practice_mistakes_by_time" ON "practice_mistakes" USING btree ("candidate_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_reports_id" ON "practice_reports" USING btree ("id");--> statement-breakpoint
CREATE INDEX "practice_reports_by_time" ON "practice_reports" USING btree ("reported_at");--> statement-breakpoint
CREATE INDEX "practice_reviews_by_card" ON "practice_reviews" USING btree ("candidate_id","kind","card");--> statement-breakpoint
CREATE INDEX "practice_sessions_by_start" ON "practice_sessions" USING btree ("candidate_id","started_at");--> statement-breakpoint
CREATE INDEX "practice_words_by_time" ON "practice_words" USING btree ("candidate_id","created_at");--> statement-breakpoint

-- The log of reviews is only added to: what is remembered is a fold over it. Its rows are deleted with their learner.
CREATE FUNCTION "practice_review_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log of reviews is only added to' USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "practice_reviews_stay" BEFORE UPDATE ON "practice_reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION "practice_review_stays"();
