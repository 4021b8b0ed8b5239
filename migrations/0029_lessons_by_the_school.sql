ALTER TABLE "lesson_credits" DROP CONSTRAINT "lesson_credits_sign";--> statement-breakpoint
DROP INDEX "lesson_credits_of_booking";--> statement-breakpoint
ALTER TABLE "booking_events" ADD COLUMN "admin_id" uuid;--> statement-breakpoint
ALTER TABLE "lesson_credits" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "lesson_credits" ADD COLUMN "admin_id" uuid;--> statement-breakpoint
ALTER TABLE "lesson_credits" ADD COLUMN "request_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_credits_of_booking" ON "lesson_credits" USING btree ("booking_id","reason") WHERE "lesson_credits"."booking_id" is not null and "lesson_credits"."reason" <> 'corrected';--> statement-breakpoint
ALTER TABLE "lesson_credits" ADD CONSTRAINT "lesson_credits_sign" CHECK (case "lesson_credits"."reason" when 'used' then "lesson_credits"."amount" = 0
        when 'held' then "lesson_credits"."amount" = -1
        when 'returned' then "lesson_credits"."amount" = 1
        when 'courtesy' then "lesson_credits"."amount" = 1
        when 'bought' then "lesson_credits"."amount" > 0
        when 'refund-undone' then "lesson_credits"."amount" > 0
        when 'corrected' then "lesson_credits"."amount" <> 0
        else "lesson_credits"."amount" < 0 end);