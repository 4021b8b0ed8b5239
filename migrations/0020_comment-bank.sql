CREATE TABLE "marking_bank" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"kind" text NOT NULL,
	"criterion" text,
	"family" text,
	"text_en" text,
	"text_zh_hant" text,
	"suggestion" text,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marking_bank_uses" (
	"account_id" uuid NOT NULL,
	"entry_id" text NOT NULL,
	"uses" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "marking_bank_uses_account_id_entry_id_pk" PRIMARY KEY("account_id","entry_id")
);
--> statement-breakpoint
CREATE INDEX "marking_bank_by_account" ON "marking_bank" USING btree ("account_id");