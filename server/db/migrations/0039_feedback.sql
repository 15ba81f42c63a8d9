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
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_ratings" ADD CONSTRAINT "run_ratings_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_ratings" ADD CONSTRAINT "run_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "problem_reports_order" ON "problem_reports" USING btree ("reported_at","id");--> statement-breakpoint
CREATE INDEX "problem_reports_user" ON "problem_reports" USING btree ("user_id","reported_at");--> statement-breakpoint
CREATE INDEX "run_ratings_order" ON "run_ratings" USING btree ("rated_at");--> statement-breakpoint
CREATE INDEX "run_ratings_user" ON "run_ratings" USING btree ("user_id");