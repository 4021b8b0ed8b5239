CREATE TABLE "annotations" (
	"candidate_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"text" text NOT NULL,
	"sequence" bigint NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "annotations_candidate_id_attempt_id_kind_place_pk" PRIMARY KEY("candidate_id","attempt_id","kind","place")
);
--> statement-breakpoint
ALTER TABLE "annotations" ADD CONSTRAINT "annotations_candidate_id_attempt_id_attempts_candidate_id_id_fk" FOREIGN KEY ("candidate_id","attempt_id") REFERENCES "public"."attempts"("candidate_id","id") ON DELETE cascade ON UPDATE no action;