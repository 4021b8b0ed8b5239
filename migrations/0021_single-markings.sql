ALTER TABLE "entitlements" DROP CONSTRAINT "entitlements_kind";--> statement-breakpoint
ALTER TABLE "marking_credits" DROP CONSTRAINT "marking_credits_sign";--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_kind" CHECK ("entitlements"."kind" in ('course', 'plan', 'lessons', 'marking'));--> statement-breakpoint
ALTER TABLE "marking_credits" ADD CONSTRAINT "marking_credits_sign" CHECK (("marking_credits"."reason" in ('granted', 'returned', 'refund-undone')) = ("marking_credits"."amount" > 0) and "marking_credits"."amount" <> 0);