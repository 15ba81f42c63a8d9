CREATE TABLE "chat_branches" (
	"chat_id" text NOT NULL,
	"id" text NOT NULL,
	"parent_id" text,
	"below" bigint,
	"original_id" text,
	"question_id" text,
	"position" bigserial NOT NULL,
	"shown" integer NOT NULL,
	CONSTRAINT "chat_branches_chat_id_id_pk" PRIMARY KEY("chat_id","id")
);
--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "branch_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "branch_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_branches" ADD CONSTRAINT "chat_branches_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE no action ON UPDATE no action;