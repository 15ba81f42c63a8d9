ALTER TABLE "remote_channel" ADD COLUMN "switched_off_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "remote_channel" ADD COLUMN "switched_off_reason" text;