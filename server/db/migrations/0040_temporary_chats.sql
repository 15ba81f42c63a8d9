ALTER TABLE "chats" ADD COLUMN "temporary" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "kept_until" timestamp (3) with time zone;--> statement-breakpoint
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
