DROP INDEX "runs_user";--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "is_question" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "runs_of_agent_of_user" ON "runs" USING btree ("user_id","agent","created_at","id");--> statement-breakpoint
CREATE INDEX "runs_not_done" ON "runs" USING btree ("user_id","created_at","id") WHERE status in ('failed', 'stopped');--> statement-breakpoint
CREATE INDEX "runs_asking" ON "runs" USING btree ("user_id","created_at","id") WHERE is_question;--> statement-breakpoint
CREATE INDEX "runs_user" ON "runs" USING btree ("user_id","created_at","id");--> statement-breakpoint
-- What runs asked back before is kept by the step that asked.
UPDATE "runs" SET "is_question" = true FROM "run_steps" step
WHERE step.run_id = "runs"."id" AND step.step_id = 'ask-user' AND "runs"."status" = 'done';
