CREATE TABLE "marking_stops" (
	"id" uuid PRIMARY KEY NOT NULL,
	"teacher_id" uuid NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL,
	"allowed_at" timestamp with time zone,
	"allowed_by" uuid,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "seed_results" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"standard_work_id" uuid NOT NULL,
	"teacher_id" uuid,
	"own_times_two" smallint[] NOT NULL,
	"agreed_times_two" smallint[] NOT NULL,
	"overall_times_two" smallint NOT NULL,
	"is_within" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standard_works" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"order_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"module" text NOT NULL,
	"language" text NOT NULL,
	"work" jsonb,
	"words" integer NOT NULL,
	"machine_low_times_two" smallint,
	"machine_high_times_two" smallint,
	"machine_criteria_times_two" smallint[],
	"agreed_times_two" smallint[] NOT NULL,
	"reasons" text[] NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	"retired_by" uuid,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "marking_orders" ADD COLUMN "seed_of" uuid;--> statement-breakpoint
ALTER TABLE "marking_orders" ADD COLUMN "seed_for" uuid;--> statement-breakpoint
ALTER TABLE "seed_results" ADD CONSTRAINT "seed_results_standard_work_id_standard_works_id_fk" FOREIGN KEY ("standard_work_id") REFERENCES "public"."standard_works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "marking_stops_open" ON "marking_stops" USING btree ("teacher_id") WHERE "marking_stops"."allowed_at" is null;--> statement-breakpoint
CREATE INDEX "marking_stops_by_teacher" ON "marking_stops" USING btree ("teacher_id","stopped_at");--> statement-breakpoint
CREATE INDEX "seed_results_by_teacher" ON "seed_results" USING btree ("teacher_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "standard_works_of_order" ON "standard_works" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "standard_works_by_account" ON "standard_works" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "marking_orders" ADD CONSTRAINT "marking_orders_seed_of_standard_works_id_fk" FOREIGN KEY ("seed_of") REFERENCES "public"."standard_works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "marking_orders_of_seed" ON "marking_orders" USING btree ("seed_of","seed_for");--> statement-breakpoint
CREATE UNIQUE INDEX "marking_orders_open_seed" ON "marking_orders" USING btree ("seed_for") WHERE "marking_orders"."seed_of" is not null and "marking_orders"."state" in ('waiting', 'claimed');--> statement-breakpoint
ALTER TABLE "marking_orders" ADD CONSTRAINT "marking_orders_seed" CHECK (case when "marking_orders"."seed_of" is null then "marking_orders"."seed_for" is null else "marking_orders"."candidate_id" = "marking_orders"."seed_of"
        and "marking_orders"."account_id" = "marking_orders"."seed_of" and "marking_orders"."subject_id" = "marking_orders"."id" and "marking_orders"."source" = 'task'
        and "marking_orders"."included_right" is null and not "marking_orders"."needs_second" and not "marking_orders"."is_appeal" end);