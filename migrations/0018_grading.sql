CREATE TABLE "grader_choices" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"choice" text NOT NULL,
	"host" text,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grader_uses" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"work_id" uuid NOT NULL,
	"model" text NOT NULL,
	"host" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"tokens_in" integer NOT NULL,
	"tokens_out" integer NOT NULL,
	"cost_micro" bigint NOT NULL,
	"ms" integer NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "grader_uses_candidate_id_id_pk" PRIMARY KEY("candidate_id","id")
);
--> statement-breakpoint
CREATE TABLE "grades" (
	"candidate_id" uuid NOT NULL,
	"work_id" uuid NOT NULL,
	"grader" text NOT NULL,
	"config_hash" text NOT NULL,
	"low_times_two" smallint,
	"high_times_two" smallint,
	"local_reason" text,
	"grade" jsonb NOT NULL,
	"ms" integer NOT NULL,
	"graded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grades_candidate_id_work_id_grader_config_hash_pk" PRIMARY KEY("candidate_id","work_id","grader","config_hash")
);
--> statement-breakpoint
CREATE TABLE "work_steps" (
	"candidate_id" uuid NOT NULL,
	"work_id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"value" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_steps_candidate_id_work_id_sequence_pk" PRIMARY KEY("candidate_id","work_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "works" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"mock_test" text,
	"attempt_id" uuid,
	"task_number" smallint NOT NULL,
	"section_version" text,
	"prompt_id" text,
	"task" jsonb,
	"text" text NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"first_draft" uuid NOT NULL,
	"draft" smallint DEFAULT 1 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"deadline_at" timestamp with time zone,
	"local_only" boolean DEFAULT false NOT NULL,
	"not_before" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"claim" uuid,
	"tries" smallint DEFAULT 0 NOT NULL,
	"woken_at" timestamp with time zone,
	"graded_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	CONSTRAINT "works_candidate_id_id_pk" PRIMARY KEY("candidate_id","id")
);
--> statement-breakpoint
ALTER TABLE "grades" ADD CONSTRAINT "grades_candidate_id_work_id_works_candidate_id_id_fk" FOREIGN KEY ("candidate_id","work_id") REFERENCES "public"."works"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_steps" ADD CONSTRAINT "work_steps_candidate_id_work_id_works_candidate_id_id_fk" FOREIGN KEY ("candidate_id","work_id") REFERENCES "public"."works"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grader_uses_by_time" ON "grader_uses" USING btree ("at");--> statement-breakpoint
CREATE INDEX "grades_by_time" ON "grades" USING btree ("graded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "works_of_attempt" ON "works" USING btree ("candidate_id","attempt_id","task_number");--> statement-breakpoint
CREATE INDEX "works_by_first_draft" ON "works" USING btree ("candidate_id","first_draft");--> statement-breakpoint
CREATE INDEX "works_waiting" ON "works" USING btree ("submitted_at") WHERE "works"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "works_by_start" ON "works" USING btree ("started_at");