CREATE SEQUENCE "public"."order_serials" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "carts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"lines" jsonb NOT NULL,
	"coupon" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"account_id" uuid,
	"taken_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"percent" smallint,
	"amount_minor" bigint,
	"active" boolean NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"use_limit" integer,
	"limit_per_learner" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_kind" CHECK ("coupons"."kind" in ('percentage', 'amount')),
	CONSTRAINT "coupons_value" CHECK (("coupons"."kind" = 'percentage' and "coupons"."percent" between 1 and 100 and "coupons"."amount_minor" is null)
        or ("coupons"."kind" = 'amount' and "coupons"."amount_minor" > 0 and "coupons"."percent" is null)),
	CONSTRAINT "coupons_uses" CHECK ("coupons"."uses" >= 0 and ("coupons"."use_limit" is null or "coupons"."uses" <= "coupons"."use_limit"))
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"order_line_id" uuid,
	"admin_id" uuid,
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"key" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"teacher" text,
	"minutes" smallint,
	"credits" smallint,
	"credits_used" smallint DEFAULT 0 NOT NULL,
	"revoked_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "entitlements_order_line_id_unique" UNIQUE("order_line_id"),
	CONSTRAINT "entitlements_kind" CHECK ("entitlements"."kind" in ('course', 'plan', 'lessons')),
	CONSTRAINT "entitlements_shape" CHECK (("entitlements"."kind" = 'lessons') = ("entitlements"."teacher" is not null and "entitlements"."minutes" is not null
        and "entitlements"."credits" is not null and "entitlements"."key" is null and "entitlements"."ends_at" is null)
        and ("entitlements"."kind" <> 'lessons') = ("entitlements"."key" is not null and "entitlements"."ends_at" is not null)),
	CONSTRAINT "entitlements_credits" CHECK ("entitlements"."credits_used" >= 0 and ("entitlements"."credits" is null or "entitlements"."credits_used" <= "entitlements"."credits"))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"transaction_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "ledger_entries_transaction_id_account_pk" PRIMARY KEY("transaction_id","account"),
	CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('provider', 'sales', 'discounts', 'refunds-payable', 'penalties')),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_minor" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"event" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_once" UNIQUE("event","subject_id"),
	CONSTRAINT "ledger_transactions_event" CHECK ("ledger_transactions"."event" in ('paid', 'refund-requested', 'refund-done', 'refund-withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"by" text NOT NULL,
	"admin_id" uuid,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"product_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"grant" jsonb NOT NULL,
	"quantity" smallint NOT NULL,
	"unit_price_minor" bigint NOT NULL,
	"total_minor" bigint NOT NULL,
	"discount_minor" bigint NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"penalty_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_lines_once" UNIQUE("order_id","product_id"),
	CONSTRAINT "order_lines_total" CHECK ("order_lines"."total_minor" = "order_lines"."unit_price_minor" * "order_lines"."quantity"),
	CONSTRAINT "order_lines_discount" CHECK ("order_lines"."discount_minor" between 0 and "order_lines"."total_minor"),
	CONSTRAINT "order_lines_refunded" CHECK ("order_lines"."refunded_minor" >= 0 and "order_lines"."penalty_minor" >= 0
        and "order_lines"."refunded_minor" + "order_lines"."penalty_minor" <= "order_lines"."total_minor" - "order_lines"."discount_minor")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"account_id" uuid,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"state" text NOT NULL,
	"subtotal_minor" bigint NOT NULL,
	"discount_minor" bigint NOT NULL,
	"total_minor" bigint NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"coupon" text,
	"buyer_name" text NOT NULL,
	"buyer_email" text NOT NULL,
	"language" text NOT NULL,
	"under_20" boolean NOT NULL,
	"guardian_name" text,
	"guardian_email" text,
	"terms_version" text NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"paying_payment_id" uuid,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_once" UNIQUE("account_id","idempotency_key"),
	CONSTRAINT "orders_state" CHECK ("orders"."state" in ('draft', 'awaiting-payment', 'paid', 'partly-refunded', 'refunded', 'failed', 'expired', 'cancelled')),
	CONSTRAINT "orders_total" CHECK ("orders"."total_minor" = "orders"."subtotal_minor" - "orders"."discount_minor"),
	CONSTRAINT "orders_amounts" CHECK ("orders"."discount_minor" >= 0 and "orders"."total_minor" >= 0),
	CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_minor" between 0 and "orders"."total_minor"),
	CONSTRAINT "orders_guardian" CHECK (not "orders"."under_20" or "orders"."account_id" is null
        or ("orders"."guardian_name" is not null and "orders"."guardian_email" is not null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"page_url" text,
	"amount_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"method" text,
	"created_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "payments_once" UNIQUE("order_id","idempotency_key"),
	CONSTRAINT "payments_by_reference" UNIQUE("provider","reference"),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('open', 'paid', 'failed', 'closed')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_minor" > 0),
	CONSTRAINT "payments_refunded" CHECK ("payments"."refunded_minor" between 0 and "payments"."amount_minor"
        and ("payments"."refunded_minor" = 0 or "payments"."state" = 'paid'))
);
--> statement-breakpoint
CREATE TABLE "product_overrides" (
	"product_id" text PRIMARY KEY NOT NULL,
	"price_minor" bigint,
	"available" boolean NOT NULL,
	CONSTRAINT "product_overrides_price" CHECK ("product_overrides"."price_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" uuid,
	"event" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"verdict" text NOT NULL,
	CONSTRAINT "provider_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"penalty_minor" bigint NOT NULL,
	CONSTRAINT "refund_lines_refund_id_order_line_id_pk" PRIMARY KEY("refund_id","order_line_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"penalty_minor" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"admin_id" uuid,
	"reference" text,
	"failure" text,
	"requested_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_once" UNIQUE("order_id","idempotency_key"),
	CONSTRAINT "refunds_by_reference" UNIQUE("payment_id","reference"),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('requested', 'done', 'failed')),
	CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('cancelled-by-learner', 'withdrawal', 'our-fault', 'charged-in-error', 'goodwill')),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "shop_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"admin_id" uuid NOT NULL,
	"detail" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"en" text NOT NULL,
	"zh_hant" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_coupons_code_fk" FOREIGN KEY ("coupon") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_terms_version_terms_versions_version_fk" FOREIGN KEY ("terms_version") REFERENCES "public"."terms_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_uses_by_learner" ON "coupon_uses" USING btree ("code","account_id");--> statement-breakpoint
CREATE INDEX "entitlements_by_account" ON "entitlements" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_by_end" ON "entitlements" USING btree ("ends_at","id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_by_order" ON "ledger_transactions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_events_by_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_by_account" ON "orders" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_creation" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("expires_at") WHERE "orders"."state" in ('draft', 'awaiting-payment', 'failed');--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE "payments"."state" in ('open', 'failed');--> statement-breakpoint
CREATE INDEX "provider_events_waiting" ON "provider_events" USING btree ("payment_id") WHERE "provider_events"."applied_at" is null;--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("requested_at") WHERE "refunds"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "shop_changes_by_name" ON "shop_changes" USING btree ("subject","name","at");