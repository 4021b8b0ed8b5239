ALTER TABLE "lesson_recordings" ADD COLUMN "kept_days" integer;--> statement-breakpoint
-- Until now a recording was stored for the days of content/bookings.json, which were 60.
UPDATE "lesson_recordings" SET "kept_days" = 60 WHERE "started_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_recordings" ADD CONSTRAINT "lesson_recordings_kept" CHECK ("lesson_recordings"."started_at" is null or coalesce("lesson_recordings"."kept_days", 0) > 0);