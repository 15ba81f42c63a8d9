CREATE TABLE "problem_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"agreed_at" timestamp (3) with time zone,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "problem_reports_run_id_unique" UNIQUE("run_id")
);
--> statement-breakpoint
CREATE TABLE "run_ratings" (
	"run_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	"rated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "temporary" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "kept_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_ratings" ADD CONSTRAINT "run_ratings_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_ratings" ADD CONSTRAINT "run_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "problem_reports_order" ON "problem_reports" USING btree ("reported_at","id");--> statement-breakpoint
CREATE INDEX "problem_reports_user" ON "problem_reports" USING btree ("user_id","reported_at");--> statement-breakpoint
CREATE INDEX "run_ratings_order" ON "run_ratings" USING btree ("rated_at");--> statement-breakpoint
CREATE INDEX "run_ratings_user" ON "run_ratings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chats_temporary" ON "chats" USING btree ("kept_until") WHERE temporary in ('living', 'ended');--> statement-breakpoint
-- What is said in a temporary chat is never entered, whoever writes it; it is when the chat is kept.
CREATE OR REPLACE FUNCTION message_search_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_due (message_id, user_id, position)
  SELECT NEW.id, chat.user_id, NEW.position FROM chats chat WHERE chat.id = NEW.chat_id AND chat.temporary IS NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;
