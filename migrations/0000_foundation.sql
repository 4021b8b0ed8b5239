CREATE TABLE "candidates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "candidates_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"candidate_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"value" text NOT NULL,
	"sequence" bigint NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answers_candidate_id_attempt_id_number_pk" PRIMARY KEY("candidate_id","attempt_id","number")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"mock_test" text NOT NULL,
	"skill" text NOT NULL,
	"section_version" text NOT NULL,
	"question_count" smallint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"deadline_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"timed_out" boolean DEFAULT false NOT NULL,
	"raw_score" smallint,
	"band_times_two" smallint,
	"marks" jsonb,
	CONSTRAINT "attempts_candidate_id_id_pk" PRIMARY KEY("candidate_id","id")
);
--> statement-breakpoint
CREATE TABLE "late_answers" (
	"candidate_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"sequence" bigint NOT NULL,
	"value" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "late_answers_candidate_id_attempt_id_number_pk" PRIMARY KEY("candidate_id","attempt_id","number")
);
--> statement-breakpoint
CREATE TABLE "section_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"mock_test" text NOT NULL,
	"skill" text NOT NULL,
	"section" jsonb NOT NULL,
	"answer_key" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"address_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_key" text NOT NULL,
	"to" text NOT NULL,
	"reply_to" text,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"refusal" text,
	CONSTRAINT "outgoing_mails_event_key_unique" UNIQUE("event_key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_candidate_id_attempt_id_attempts_candidate_id_id_fk" FOREIGN KEY ("candidate_id","attempt_id") REFERENCES "public"."attempts"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_section_version_section_versions_version_fk" FOREIGN KEY ("section_version") REFERENCES "public"."section_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_answers" ADD CONSTRAINT "late_answers_candidate_id_attempt_id_attempts_candidate_id_id_fk" FOREIGN KEY ("candidate_id","attempt_id") REFERENCES "public"."attempts"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_by_deadline" ON "attempts" USING btree ("deadline_at");--> statement-breakpoint
CREATE INDEX "contact_messages_by_creation" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outgoing_mails_by_creation" ON "outgoing_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_by_expire" ON "rate_limits" USING btree ("expire");