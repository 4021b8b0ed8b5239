CREATE TABLE "sandbox_events" (
	"id" text PRIMARY KEY NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"order_number" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"language" text NOT NULL,
	"return_path" text NOT NULL,
	"cancel_path" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"method" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "sandbox_payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "sandbox_payments_state" CHECK ("sandbox_payments"."state" in ('open', 'paid', 'closed')),
	CONSTRAINT "sandbox_payments_paid" CHECK (("sandbox_payments"."state" = 'paid') = ("sandbox_payments"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"refund_id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_payment_id_sandbox_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("payment_id") ON DELETE no action ON UPDATE no action;