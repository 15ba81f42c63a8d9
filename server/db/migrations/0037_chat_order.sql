CREATE TABLE "folders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "chats_list";--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "folder_id" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "folders_name" ON "folders" USING btree ("user_id","name_key");--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chats_order" ON "chats" USING btree ("user_id",(archived_at is null),(pinned_at is not null),"updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "chats_place" ON "chats" USING btree ("user_id",coalesce(folder_id, ''),(pinned_at is not null),"updated_at","id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "chats_folder" ON "chats" USING btree ("folder_id") WHERE folder_id is not null;--> statement-breakpoint
CREATE INDEX "chats_unread_in_folder" ON "chats" USING btree ("folder_id") WHERE deleted_at is null and archived_at is null and folder_id is not null and answered_at is not null and (read_at is null or answered_at > read_at);