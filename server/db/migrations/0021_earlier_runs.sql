ALTER TABLE "runs" ADD COLUMN "inputs_key" text;--> statement-breakpoint
CREATE INDEX "runs_same_inputs" ON "runs" USING btree ("user_id","inputs_key","finished_at");