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
CREATE TABLE "course_certificates" (
	"candidate_id" uuid NOT NULL,
	"course" text NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"title" jsonb NOT NULL,
	"hours" smallint NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	"shown_name" text,
	"kid" text,
	CONSTRAINT "course_certificates_candidate_id_course_pk" PRIMARY KEY("candidate_id","course")
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
CREATE TABLE "lesson_notes" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course" text NOT NULL,
	"lesson" text NOT NULL,
	"block" text NOT NULL,
	"anchor" jsonb,
	"text" text NOT NULL,
	"sequence" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "lesson_notes_candidate_id_id_pk" PRIMARY KEY("candidate_id","id")
);
--> statement-breakpoint
CREATE TABLE "module_test_attempts" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course" text NOT NULL,
	"module" smallint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"paper" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"marks" jsonb,
	"right_count" smallint,
	"question_count" smallint NOT NULL,
	"passed" boolean,
	CONSTRAINT "module_test_attempts_candidate_id_id_pk" PRIMARY KEY("candidate_id","id")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"private_sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_submissions" (
	"candidate_id" uuid NOT NULL,
	"course" text NOT NULL,
	"lesson" text NOT NULL,
	"id" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"text" text NOT NULL,
	"sequence" bigint NOT NULL,
	"version" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	CONSTRAINT "task_submissions_candidate_id_course_lesson_pk" PRIMARY KEY("candidate_id","course","lesson")
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
CREATE UNIQUE INDEX "course_certificates_number" ON "course_certificates" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_id" ON "enrolments" USING btree ("id");--> statement-breakpoint
CREATE INDEX "enrolments_by_start" ON "enrolments" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "lesson_notes_by_course" ON "lesson_notes" USING btree ("candidate_id","course");--> statement-breakpoint
CREATE INDEX "module_test_attempts_by_module" ON "module_test_attempts" USING btree ("candidate_id","course","module");--> statement-breakpoint
CREATE UNIQUE INDEX "task_submissions_id" ON "task_submissions" USING btree ("id");--> statement-breakpoint
CREATE INDEX "task_submissions_waiting" ON "task_submissions" USING btree ("state","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_events_once" ON "learning_events" USING btree ("candidate_id","subject_id","kind") WHERE kind in ('attempt-started', 'attempt-submitted', 'result-opened', 'sitting-started', 'lesson-done', 'module-test-passed', 'course-completed');