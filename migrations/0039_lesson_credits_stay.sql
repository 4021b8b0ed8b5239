-- A line of the ledger of credits stays as it was written. Only the deletion of an account removes its lines, with their
-- lots, and says so in its transaction.
CREATE FUNCTION "lesson_credits_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('ninefold.erasing_learner', true) = 'on' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'the ledger of credits is only added to' USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "lesson_credits_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "lesson_credits"
  FOR EACH STATEMENT EXECUTE FUNCTION "lesson_credits_stay"();
