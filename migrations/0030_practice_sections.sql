CREATE TABLE "practice_sections" (
	"candidate_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"type" text NOT NULL,
	"right" smallint NOT NULL,
	"answers" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "practice_sections_candidate_id_attempt_id_type_pk" PRIMARY KEY("candidate_id","attempt_id","type")
);
