CREATE TABLE "learning_events" (
	"candidate_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "learning_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "learning_events_candidate_id_id_pk" PRIMARY KEY("candidate_id","id")
);
--> statement-breakpoint
CREATE INDEX "learning_events_by_subject" ON "learning_events" USING btree ("candidate_id","subject_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_events_once" ON "learning_events" USING btree ("candidate_id","subject_id","kind") WHERE kind in ('attempt-started', 'attempt-submitted', 'result-opened', 'sitting-started');--> statement-breakpoint
CREATE INDEX "learning_events_by_time" ON "learning_events" USING btree ("at");--> statement-breakpoint
-- An event stays as it was written. Only the deletion of a learner may remove rows, and says so in its transaction.
CREATE FUNCTION "learning_events_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('ninefold.erasing_learner', true) = 'on' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'learning events are only added to' USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "learning_events_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "learning_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "learning_events_stay"();
