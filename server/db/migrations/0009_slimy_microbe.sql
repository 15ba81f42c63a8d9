ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;