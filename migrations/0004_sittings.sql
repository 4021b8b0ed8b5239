CREATE TABLE "response_chunks" (
	"candidate_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"question" text NOT NULL,
	"number" integer NOT NULL,
	"bytes" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "response_chunks_candidate_id_attempt_id_question_number_pk" PRIMARY KEY("candidate_id","attempt_id","question","number")
);
--> statement-breakpoint
CREATE TABLE "responses" (
	"candidate_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"question" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"media_type" text,
	"bytes" bigint,
	CONSTRAINT "responses_candidate_id_attempt_id_question_pk" PRIMARY KEY("candidate_id","attempt_id","question")
);
--> statement-breakpoint
CREATE TABLE "answer_snapshots" (
	"candidate_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"sequence" bigint NOT NULL,
	"value" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_snapshots_candidate_id_attempt_id_number_sequence_pk" PRIMARY KEY("candidate_id","attempt_id","number","sequence")
);
--> statement-breakpoint
CREATE TABLE "sittings" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"mock_test" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"extra_time_percent" smallint DEFAULT 100 NOT NULL,
	CONSTRAINT "sittings_candidate_id_id_pk" PRIMARY KEY("candidate_id","id")
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "mode" text DEFAULT 'practice' NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "timed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "extra_time_percent" smallint DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "paused_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "sitting_id" uuid;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "writer" uuid;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "writer_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "response_chunks" ADD CONSTRAINT "response_chunks_candidate_id_attempt_id_question_responses_candidate_id_attempt_id_question_fk" FOREIGN KEY ("candidate_id","attempt_id","question") REFERENCES "public"."responses"("candidate_id","attempt_id","question") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responses" ADD CONSTRAINT "responses_candidate_id_attempt_id_attempts_candidate_id_id_fk" FOREIGN KEY ("candidate_id","attempt_id") REFERENCES "public"."attempts"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_snapshots" ADD CONSTRAINT "answer_snapshots_candidate_id_attempt_id_attempts_candidate_id_id_fk" FOREIGN KEY ("candidate_id","attempt_id") REFERENCES "public"."attempts"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_candidate_id_sitting_id_sittings_candidate_id_id_fk" FOREIGN KEY ("candidate_id","sitting_id") REFERENCES "public"."sittings"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_by_sitting" ON "attempts" USING btree ("candidate_id","sitting_id");