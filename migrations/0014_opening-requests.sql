CREATE TABLE "opening_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"language" text NOT NULL,
	"account_id" uuid,
	"withdrawal_hashes" text[] DEFAULT '{}'::text[] NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"link_hash" text,
	CONSTRAINT "opening_requests_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "opening_requests_once" ON "opening_requests" USING btree ("subject","email_key");--> statement-breakpoint
CREATE INDEX "opening_requests_by_address" ON "opening_requests" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "opening_requests_by_account" ON "opening_requests" USING btree ("account_id");