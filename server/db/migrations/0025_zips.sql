ALTER TABLE "files" ADD COLUMN "archive_id" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "left_out" jsonb;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_archive_id_files_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_archive" ON "files" USING btree ("archive_id");