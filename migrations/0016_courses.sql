CREATE TABLE "block_progress" (
	"candidate_id" uuid NOT NULL,
	"course" text NOT NULL,
	"lesson" text NOT NULL,
	"block" text NOT NULL,
	"seen_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"evidence" jsonb,
	CONSTRAINT "block_progress_candidate_id_course_lesson_block_pk" PRIMARY KEY("candidate_id","course","lesson","block")
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"candidate_id" uuid NOT NULL,
	"course" text NOT NULL,
	"id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"access_until" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"completed_version" text,
	CONSTRAINT "enrolments_candidate_id_course_pk" PRIMARY KEY("candidate_id","course")
);
--> statement-breakpoint
CREATE TABLE "lesson_answers" (
	"candidate_id" uuid NOT NULL,
	"course" text NOT NULL,
	"lesson" text NOT NULL,
	"number" smallint NOT NULL,
	"value" text NOT NULL,
	"sequence" bigint NOT NULL,
	"mark" jsonb NOT NULL,
	"version" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 1 NOT NULL,
	"first_value" text NOT NULL,
	"first_mark" jsonb NOT NULL,
	"first_version" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_answers_candidate_id_course_lesson_number_pk" PRIMARY KEY("candidate_id","course","lesson","number")
);
--> statement-breakpoint
CREATE TABLE "lesson_completions" (
	"candidate_id" uuid NOT NULL,
	"course" text NOT NULL,
	"lesson" text NOT NULL,
	"id" uuid NOT NULL,
	"version" text NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_completions_candidate_id_course_lesson_pk" PRIMARY KEY("candidate_id","course","lesson")
);
--> statement-breakpoint
CREATE TABLE "watch" (
	"candidate_id" uuid NOT NULL,
	"tutorial" text NOT NULL,
	"ranges" "int4multirange" NOT NULL,
	"position_ms" integer NOT NULL,
	"sequence" bigint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watch_candidate_id_tutorial_pk" PRIMARY KEY("candidate_id","tutorial")
);
--> statement-breakpoint
DROP INDEX "learning_events_once";--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_id" ON "enrolments" USING btree ("id");--> statement-breakpoint
CREATE INDEX "enrolments_by_start" ON "enrolments" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_events_once" ON "learning_events" USING btree ("candidate_id","subject_id","kind") WHERE kind in ('attempt-started', 'attempt-submitted', 'result-opened', 'sitting-started', 'lesson-done', 'module-test-passed', 'course-completed');