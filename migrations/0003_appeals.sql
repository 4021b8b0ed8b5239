CREATE TABLE "mark_appeals" (
	"candidate_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"verdict" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	CONSTRAINT "mark_appeals_candidate_id_attempt_id_number_pk" PRIMARY KEY("candidate_id","attempt_id","number"),
	CONSTRAINT "mark_appeals_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "mark_appeals" ADD CONSTRAINT "mark_appeals_candidate_id_attempt_id_attempts_candidate_id_id_fk" FOREIGN KEY ("candidate_id","attempt_id") REFERENCES "public"."attempts"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mark_appeals_by_time" ON "mark_appeals" USING btree ("created_at");