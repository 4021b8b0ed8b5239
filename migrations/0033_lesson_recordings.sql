CREATE TABLE "lesson_recording_acts" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_recording_acts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recording_id" uuid NOT NULL,
	"side" text NOT NULL,
	"act" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_recording_acts_side" CHECK ("lesson_recording_acts"."side" in ('learner', 'teacher'))
);
--> statement-breakpoint
CREATE TABLE "lesson_recording_chunks" (
	"recording_id" uuid NOT NULL,
	"side" text NOT NULL,
	"take" integer NOT NULL,
	"number" integer NOT NULL,
	"bytes" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_recording_chunks_recording_id_side_take_number_pk" PRIMARY KEY("recording_id","side","take","number"),
	CONSTRAINT "lesson_recording_chunks_side" CHECK ("lesson_recording_chunks"."side" in ('learner', 'teacher'))
);
--> statement-breakpoint
CREATE TABLE "lesson_recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"learner_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"refused_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"ended" text,
	"deleted_at" timestamp with time zone,
	"deleted_by" text,
	CONSTRAINT "lesson_recordings_sides" CHECK ("lesson_recordings"."asked_by" in ('learner', 'teacher')),
	CONSTRAINT "lesson_recordings_end" CHECK (("lesson_recordings"."ended" is null) = ("lesson_recordings"."ended_at" is null)),
	CONSTRAINT "lesson_recordings_answer" CHECK ("lesson_recordings"."refused_at" is null or "lesson_recordings"."started_at" is null)
);
--> statement-breakpoint
ALTER TABLE "lesson_recording_acts" ADD CONSTRAINT "lesson_recording_acts_recording_id_lesson_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."lesson_recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_recording_chunks" ADD CONSTRAINT "lesson_recording_chunks_recording_id_lesson_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."lesson_recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_recordings" ADD CONSTRAINT "lesson_recordings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_recording_acts_of" ON "lesson_recording_acts" USING btree ("recording_id");--> statement-breakpoint
CREATE INDEX "lesson_recordings_booking" ON "lesson_recordings" USING btree ("booking_id","asked_at");--> statement-breakpoint
CREATE INDEX "lesson_recordings_learner" ON "lesson_recordings" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "lesson_recordings_teacher" ON "lesson_recordings" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "lesson_recordings_running" ON "lesson_recordings" USING btree ("started_at") WHERE "lesson_recordings"."started_at" is not null and "lesson_recordings"."ended_at" is null and "lesson_recordings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "lesson_recordings_stored" ON "lesson_recordings" USING btree ("ended_at") WHERE "lesson_recordings"."deleted_at" is null;