-- What the tables of the shop cannot say in a check (ADR 0013).

-- An order's state follows domain/order-state.ts; a test compares the two.
CREATE FUNCTION "order_state_may_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = OLD.state OR (OLD.state, NEW.state) IN (
    ('draft', 'awaiting-payment'), ('draft', 'paid'), ('draft', 'failed'), ('draft', 'expired'), ('draft', 'cancelled'),
    ('awaiting-payment', 'paid'), ('awaiting-payment', 'failed'), ('awaiting-payment', 'expired'),
    ('awaiting-payment', 'cancelled'),
    ('failed', 'awaiting-payment'), ('failed', 'paid'), ('failed', 'expired'), ('failed', 'cancelled'),
    ('expired', 'paid'), ('cancelled', 'paid'),
    ('paid', 'partly-refunded'), ('paid', 'refunded'), ('partly-refunded', 'refunded'),
    -- A refund that the provider refused is undone.
    ('partly-refunded', 'paid'), ('refunded', 'partly-refunded'), ('refunded', 'paid')
  ) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'order % may not become % after %', OLD.id, NEW.state, OLD.state USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "order_state_may_follow" BEFORE UPDATE OF "state" ON "orders"
  FOR EACH ROW EXECUTE FUNCTION "order_state_may_follow"();--> statement-breakpoint

-- Looked at when the transaction commits: its entries come one by one.
CREATE FUNCTION "ledger_adds_up"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  off bigint;
  entries int;
  subject uuid;
BEGIN
  IF TG_TABLE_NAME = 'ledger_transactions' THEN subject := NEW.id; ELSE subject := NEW.transaction_id; END IF;
  SELECT coalesce(sum(amount_minor), 0), count(*) INTO off, entries FROM ledger_entries WHERE transaction_id = subject;
  IF off <> 0 OR entries < 2 THEN
    RAISE EXCEPTION 'ledger transaction % is off by % in % entries', subject, off, entries
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_add_up" AFTER INSERT ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_adds_up"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_transactions_add_up" AFTER INSERT ON "ledger_transactions"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_adds_up"();--> statement-breakpoint

-- What is written stays written: a mistake is mended by another transaction.
CREATE FUNCTION "ledger_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is only added to' USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "ledger_stays"();--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transactions"
  FOR EACH STATEMENT EXECUTE FUNCTION "ledger_stays"();--> statement-breakpoint

-- Counts what was given back onto the payment, whose check refuses more than it brought. Its row is held meanwhile, so
-- that two refunds at once cannot both find room.
CREATE FUNCTION "refund_is_counted"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted bigint := 0;
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.amount_minor <> OLD.amount_minor OR NEW.payment_id <> OLD.payment_id
    OR (OLD.state <> 'requested' AND NEW.state <> OLD.state)) THEN
    RAISE EXCEPTION 'refund % is settled', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.state <> 'failed' THEN counted := counted - OLD.amount_minor; END IF;
  IF NEW.state <> 'failed' THEN counted := counted + NEW.amount_minor; END IF;
  IF counted <> 0 THEN
    UPDATE payments SET refunded_minor = refunded_minor + counted WHERE id = NEW.payment_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "refund_is_counted" AFTER INSERT OR UPDATE ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION "refund_is_counted"();
