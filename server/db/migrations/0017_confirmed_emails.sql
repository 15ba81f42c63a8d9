ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD COLUMN "mailbox_hash" text;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_mailbox_hash_unique" UNIQUE("mailbox_hash");--> statement-breakpoint
-- Nobody was asked before: accounts from then count as confirmed, so that nobody loses what they had. Those that came by
-- invitation and have neither paid nor been rewarded are left to confirm: what they wait for now asks for it.
UPDATE "users" SET "email_confirmed_at" = "created_at" WHERE "deleted_at" IS NULL AND (
	"referred_by" IS NULL
	OR EXISTS (SELECT 1 FROM "referral_rewards" WHERE "invited_id" = "users"."id")
	OR EXISTS (SELECT 1 FROM "invoices" WHERE "user_id" = "users"."id" AND "status" = 'paid' AND "amount_minor" > 0)
);--> statement-breakpoint
-- A code that was handed out with a name goes with the account.
UPDATE "users" SET "referral_code" = "id", "referred_by" = NULL, "language" = NULL WHERE "deleted_at" IS NOT NULL;
