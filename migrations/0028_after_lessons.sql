CREATE TABLE "lesson_after_notes" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"learner_id" uuid NOT NULL,
	"draft" jsonb NOT NULL,
	"version" integer NOT NULL,
	"last_save" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"sent_version" integer,
	"sent_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	CONSTRAINT "lesson_after_notes_sent" CHECK (("lesson_after_notes"."sent_at" is null) = ("lesson_after_notes"."sent_version" is null) and ("lesson_after_notes"."sent_at" is null) = ("lesson_after_notes"."changed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "lesson_homework" (
	"booking_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"learner_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"text" text NOT NULL,
	"due_on" date,
	"done_at" timestamp with time zone,
	CONSTRAINT "lesson_homework_booking_id_id_pk" PRIMARY KEY("booking_id","id"),
	CONSTRAINT "lesson_homework_kind" CHECK ("lesson_homework"."kind" in ('lesson', 'type', 'error', 'test', 'task'))
);
--> statement-breakpoint
CREATE TABLE "brief_looks" (
	"booking_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"learner_id" uuid NOT NULL,
	"teacher" text NOT NULL,
	"shown" text[] NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brief_looks_booking_id_id_pk" PRIMARY KEY("booking_id","id")
);
--> statement-breakpoint
CREATE TABLE "brief_shares" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"shared" text[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lesson_after_notes" ADD CONSTRAINT "lesson_after_notes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_homework" ADD CONSTRAINT "lesson_homework_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_looks" ADD CONSTRAINT "brief_looks_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_homework_of_learner" ON "lesson_homework" USING btree ("learner_id","done_at");--> statement-breakpoint
CREATE INDEX "brief_looks_of_learner" ON "brief_looks" USING btree ("learner_id");