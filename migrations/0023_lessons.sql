CREATE TABLE "booking_events" (
	"booking_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"learner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "booking_events_booking_id_number_pk" PRIMARY KEY("booking_id","number")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"teacher" text NOT NULL,
	"learner_id" uuid NOT NULL,
	"minutes" smallint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"busy_from" timestamp with time zone NOT NULL,
	"busy_until" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"held_until" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"wish" text DEFAULT '' NOT NULL,
	"learner_zone" text NOT NULL,
	"uses_credit" boolean NOT NULL,
	"is_charged" boolean DEFAULT false NOT NULL,
	"confirm_key" text,
	"cancel_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"day_reminder_at" timestamp with time zone,
	"hour_reminder_at" timestamp with time zone,
	CONSTRAINT "bookings_length" CHECK ("bookings"."minutes" in (15, 25, 50)),
	CONSTRAINT "bookings_time" CHECK ("bookings"."ends_at" = "bookings"."starts_at" + make_interval(mins => "bookings"."minutes") and "bookings"."busy_from" <= "bookings"."starts_at" and "bookings"."busy_until" >= "bookings"."ends_at"),
	CONSTRAINT "bookings_held" CHECK (("bookings"."state" = 'held') = ("bookings"."held_until" is not null)),
	CONSTRAINT "bookings_state" CHECK ("bookings"."state" in ('held', 'booked', 'completed', 'cancelled', 'no-show-learner', 'no-show-teacher'))
);
--> statement-breakpoint
CREATE TABLE "lesson_teachers" (
	"teacher" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"schedule" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_teachers_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "lesson_credit_lots" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"teacher" text,
	"minutes" smallint NOT NULL,
	"credits_left" smallint NOT NULL,
	"source" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_credit_lots_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "lesson_credit_lots_left" CHECK ("lesson_credit_lots"."credits_left" >= 0),
	CONSTRAINT "lesson_credit_lots_length" CHECK ("lesson_credit_lots"."minutes" in (25, 50))
);
--> statement-breakpoint
CREATE TABLE "lesson_credits" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"amount" smallint NOT NULL,
	"booking_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_credits_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "lesson_credits_sign" CHECK (case "lesson_credits"."reason" when 'used' then "lesson_credits"."amount" = 0
        when 'held' then "lesson_credits"."amount" = -1
        when 'returned' then "lesson_credits"."amount" = 1
        when 'courtesy' then "lesson_credits"."amount" = 1
        when 'bought' then "lesson_credits"."amount" > 0
        when 'refund-undone' then "lesson_credits"."amount" > 0
        else "lesson_credits"."amount" < 0 end)
);
--> statement-breakpoint
ALTER TABLE "entitlements" DROP CONSTRAINT "entitlements_credits";--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "calendar" jsonb;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_credits" ADD CONSTRAINT "lesson_credits_account_id_lot_id_lesson_credit_lots_account_id_id_fk" FOREIGN KEY ("account_id","lot_id") REFERENCES "public"."lesson_credit_lots"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_trial" ON "bookings" USING btree ("learner_id") WHERE "bookings"."minutes" = 15 and ("bookings"."state" in ('booked', 'completed', 'no-show-learner') or "bookings"."is_charged");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_hold" ON "bookings" USING btree ("learner_id") WHERE "bookings"."state" = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_confirmation" ON "bookings" USING btree ("learner_id","confirm_key");--> statement-breakpoint
CREATE INDEX "bookings_of_learner" ON "bookings" USING btree ("learner_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_of_teacher" ON "bookings" USING btree ("teacher","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_to_watch" ON "bookings" USING btree ("starts_at") WHERE "bookings"."state" in ('held', 'booked');--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_credit_lots_of_source" ON "lesson_credit_lots" USING btree ("account_id","source");--> statement-breakpoint
CREATE INDEX "lesson_credit_lots_ending" ON "lesson_credit_lots" USING btree ("expires_at") WHERE "lesson_credit_lots"."credits_left" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_credits_of_booking" ON "lesson_credits" USING btree ("booking_id","reason") WHERE "lesson_credits"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX "lesson_credits_of_lot" ON "lesson_credits" USING btree ("account_id","lot_id");--> statement-breakpoint
ALTER TABLE "entitlements" DROP COLUMN "credits_used";--> statement-breakpoint

-- Gives GiST indexes the equality of text and uuid. PostgreSQL trusts it since version 13: the owner of the database may
-- create it. A role that may not needs it once from somebody who may: CREATE EXTENSION btree_gist.
CREATE EXTENSION IF NOT EXISTS "btree_gist";--> statement-breakpoint

-- No two lessons of one teacher overlap, buffers included, and no two of one learner. A constraint cannot know the time,
-- so holds that are over are deleted before a new booking is made.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_one_lesson_of_teacher" EXCLUDE USING gist
  ("teacher" WITH =, tstzrange("busy_from", "busy_until") WITH &&) WHERE ("state" IN ('held', 'booked'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_one_lesson_of_learner" EXCLUDE USING gist
  ("learner_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("state" IN ('held', 'booked'));--> statement-breakpoint

-- The history of a booking is only added to. It is deleted with its booking, when a learner closes the account.
CREATE FUNCTION "booking_history_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the history of a booking is only added to' USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "booking_events_stay" BEFORE UPDATE ON "booking_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "booking_history_stays"();
