DROP INDEX "ledger_transactions_user";--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "position" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "started_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "prompt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "lost_workers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_transactions_user" ON "ledger_transactions" USING btree ("user_id","position");