CREATE TABLE "message_search" (
	"message_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"chat_id" text NOT NULL,
	"position" bigint NOT NULL,
	"agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"plain" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_backfill" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"up_to" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_due" (
	"message_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"position" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_shelves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_shelves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"size" integer NOT NULL,
	"lowest" bigint NOT NULL,
	"highest" bigint NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_search" ADD CONSTRAINT "message_search_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_search" ADD CONSTRAINT "message_search_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_due" ADD CONSTRAINT "search_due_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_due" ADD CONSTRAINT "search_due_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_shelves" ADD CONSTRAINT "search_shelves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_search_user" ON "message_search" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "message_search_words" ON "message_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_due_user" ON "search_due" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "search_shelves_user" ON "search_shelves" USING btree ("user_id","highest");--> statement-breakpoint
CREATE INDEX "messages_position" ON "messages" USING btree ("position");--> statement-breakpoint
-- Whoever writes a message, an older version of the server too, enters it here in the same moment.
CREATE FUNCTION message_search_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_due (message_id, user_id, position)
  SELECT NEW.id, chat.user_id, NEW.position FROM chats chat WHERE chat.id = NEW.chat_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;--> statement-breakpoint
-- Before the row that says how far back the others reach: it holds writers off until that is there, so that none is missed.
CREATE TRIGGER messages_search_due AFTER INSERT ON messages FOR EACH ROW EXECUTE FUNCTION message_search_due();--> statement-breakpoint
INSERT INTO search_backfill (up_to) SELECT max(position) FROM messages HAVING count(*) > 0;
