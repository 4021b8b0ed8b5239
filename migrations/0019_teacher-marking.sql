CREATE TABLE "marking_credit_lots" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"credits_left" smallint NOT NULL,
	"source" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "marking_credit_lots_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "marking_credit_lots_left" CHECK ("marking_credit_lots"."credits_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "marking_credits" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"amount" smallint NOT NULL,
	"order_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "marking_credits_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "marking_credits_sign" CHECK (("marking_credits"."reason" in ('granted', 'returned')) = ("marking_credits"."amount" > 0) and "marking_credits"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "marking_comments" (
	"candidate_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"marking_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"id" uuid NOT NULL,
	"anchor" jsonb NOT NULL,
	"criterion" text,
	"kind" text NOT NULL,
	"family" text,
	"body" text NOT NULL,
	"suggestion" text,
	CONSTRAINT "marking_comments_candidate_id_order_id_marking_id_place_pk" PRIMARY KEY("candidate_id","order_id","marking_id","place")
);
--> statement-breakpoint
CREATE TABLE "marking_orders" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"source" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"attempt_id" uuid,
	"course" text,
	"lesson" text,
	"kind" text NOT NULL,
	"module" text NOT NULL,
	"language" text NOT NULL,
	"work" jsonb NOT NULL,
	"words" integer NOT NULL,
	"is_appeal" boolean NOT NULL,
	"paid_by" text NOT NULL,
	"included_right" text,
	"needs_second" boolean NOT NULL,
	"state" text NOT NULL,
	"turn" text NOT NULL,
	"claimed_by" uuid,
	"lease_until" timestamp with time zone,
	"submitted_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"warned_at" timestamp with time zone,
	"missed_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"bands_times_two" smallint[],
	"cancel_reason" text,
	CONSTRAINT "marking_orders_candidate_id_id_pk" PRIMARY KEY("candidate_id","id")
);
--> statement-breakpoint
CREATE TABLE "marking_questions" (
	"candidate_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	CONSTRAINT "marking_questions_candidate_id_order_id_pk" PRIMARY KEY("candidate_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "marking_ratings" (
	"candidate_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"clear" smallint NOT NULL,
	"useful" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "marking_ratings_candidate_id_order_id_pk" PRIMARY KEY("candidate_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "markings" (
	"candidate_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"teacher_id" uuid,
	"role" text NOT NULL,
	"version" smallint NOT NULL,
	"changed_because" text,
	"state" text DEFAULT 'draft' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"bands_times_two" smallint[] NOT NULL,
	"reasons" text[] NOT NULL,
	"letter" jsonb NOT NULL,
	"blind_times_two" smallint[],
	"machine_low_times_two" smallint,
	"machine_high_times_two" smallint,
	"claimed_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone,
	"complete_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"final_at" timestamp with time zone,
	CONSTRAINT "markings_candidate_id_order_id_id_pk" PRIMARY KEY("candidate_id","order_id","id"),
	CONSTRAINT "markings_bands" CHECK (0 <= all("markings"."bands_times_two") and 18 >= all("markings"."bands_times_two"))
);
--> statement-breakpoint
CREATE TABLE "recording_looks" (
	"candidate_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"teacher_id" uuid,
	"question" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "recording_looks_candidate_id_order_id_id_pk" PRIMARY KEY("candidate_id","order_id","id")
);
--> statement-breakpoint
CREATE TABLE "teacher_profiles" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"slug" text,
	"skills" text[] NOT NULL,
	"modules" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"daily_most" smallint NOT NULL,
	"holidays" jsonb NOT NULL,
	"suspended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marking_credits" ADD CONSTRAINT "marking_credits_account_id_lot_id_marking_credit_lots_account_id_id_fk" FOREIGN KEY ("account_id","lot_id") REFERENCES "public"."marking_credit_lots"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marking_comments" ADD CONSTRAINT "marking_comments_of_marking" FOREIGN KEY ("candidate_id","order_id","marking_id") REFERENCES "public"."markings"("candidate_id","order_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marking_questions" ADD CONSTRAINT "marking_questions_candidate_id_order_id_marking_orders_candidate_id_id_fk" FOREIGN KEY ("candidate_id","order_id") REFERENCES "public"."marking_orders"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marking_ratings" ADD CONSTRAINT "marking_ratings_candidate_id_order_id_marking_orders_candidate_id_id_fk" FOREIGN KEY ("candidate_id","order_id") REFERENCES "public"."marking_orders"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "markings" ADD CONSTRAINT "markings_candidate_id_order_id_marking_orders_candidate_id_id_fk" FOREIGN KEY ("candidate_id","order_id") REFERENCES "public"."marking_orders"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_looks" ADD CONSTRAINT "recording_looks_candidate_id_order_id_marking_orders_candidate_id_id_fk" FOREIGN KEY ("candidate_id","order_id") REFERENCES "public"."marking_orders"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "marking_credit_lots_of_source" ON "marking_credit_lots" USING btree ("account_id","source");--> statement-breakpoint
CREATE INDEX "marking_credit_lots_ending" ON "marking_credit_lots" USING btree ("expires_at") WHERE "marking_credit_lots"."credits_left" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "marking_credits_of_order" ON "marking_credits" USING btree ("order_id","reason") WHERE "marking_credits"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "marking_credits_of_lot" ON "marking_credits" USING btree ("account_id","lot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marking_orders_id" ON "marking_orders" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "marking_orders_of_subject" ON "marking_orders" USING btree ("subject_id") WHERE "marking_orders"."state" <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "marking_orders_of_right" ON "marking_orders" USING btree ("account_id","included_right") WHERE "marking_orders"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "marking_orders_by_account" ON "marking_orders" USING btree ("account_id","submitted_at");--> statement-breakpoint
CREATE INDEX "marking_orders_open" ON "marking_orders" USING btree ("due_at","id") WHERE "marking_orders"."state" in ('waiting', 'claimed', 'second-opinion');--> statement-breakpoint
CREATE INDEX "marking_orders_by_submission" ON "marking_orders" USING btree ("submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "markings_of_teacher" ON "markings" USING btree ("order_id","teacher_id","version");--> statement-breakpoint
CREATE INDEX "markings_by_teacher" ON "markings" USING btree ("teacher_id","claimed_at");--> statement-breakpoint
CREATE INDEX "markings_sent" ON "markings" USING btree ("sent_at") WHERE "markings"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "markings_final" ON "markings" USING btree ("final_at");