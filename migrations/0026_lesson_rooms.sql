CREATE TABLE "lesson_rooms" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"learner_id" uuid NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"shown_work" uuid
);
--> statement-breakpoint
CREATE TABLE "room_notes" (
	"booking_id" uuid NOT NULL,
	"learner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"author" text NOT NULL,
	"editor" text NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"learner_save" uuid,
	"teacher_save" uuid,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "room_notes_booking_id_id_pk" PRIMARY KEY("booking_id","id")
);
--> statement-breakpoint
CREATE TABLE "room_signals" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_signals_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"learner_id" uuid NOT NULL,
	"to_side" text NOT NULL,
	"from_peer" uuid NOT NULL,
	"to_peer" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "room_signals_kind" CHECK ("room_signals"."kind" in ('offer', 'answer', 'candidate', 'bye')),
	CONSTRAINT "room_signals_size" CHECK (octet_length("room_signals"."body") <= 65536)
);
--> statement-breakpoint
CREATE TABLE "room_visits" (
	"booking_id" uuid NOT NULL,
	"learner_id" uuid NOT NULL,
	"side" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	"peer" uuid,
	"peer_seen_at" timestamp with time zone,
	CONSTRAINT "room_visits_booking_id_side_pk" PRIMARY KEY("booking_id","side"),
	CONSTRAINT "room_visits_side" CHECK ("room_visits"."side" in ('learner', 'teacher'))
);
--> statement-breakpoint
CREATE TABLE "teacher_room_links" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lesson_rooms" ADD CONSTRAINT "lesson_rooms_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_notes" ADD CONSTRAINT "room_notes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_signals" ADD CONSTRAINT "room_signals_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_visits" ADD CONSTRAINT "room_visits_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_notes_since" ON "room_notes" USING btree ("booking_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "room_signals_once" ON "room_signals" USING btree ("booking_id","from_peer","sequence");--> statement-breakpoint
CREATE INDEX "room_signals_to" ON "room_signals" USING btree ("booking_id","to_side","number");--> statement-breakpoint
CREATE INDEX "room_signals_age" ON "room_signals" USING btree ("sent_at");