CREATE TABLE "busy_calendars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"teacher" text NOT NULL,
	"account_id" uuid NOT NULL,
	"address" text NOT NULL,
	"busy" jsonb NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"failure" text,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_ratings" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"learner_id" uuid NOT NULL,
	"clear" smallint NOT NULL,
	"useful" smallint NOT NULL,
	"note" text NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_ratings_steps" CHECK ("lesson_ratings"."clear" between 1 and 5 and "lesson_ratings"."useful" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "lesson_ratings" ADD CONSTRAINT "lesson_ratings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_calendars_of_teacher" ON "busy_calendars" USING btree ("teacher");--> statement-breakpoint
CREATE INDEX "lesson_ratings_of_learner" ON "lesson_ratings" USING btree ("learner_id");