CREATE TABLE "marking_consents" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"wording" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
