CREATE TABLE "daily_use" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"agent" text NOT NULL,
	"own_title" text,
	"amount" bigint NOT NULL,
	CONSTRAINT "daily_use_user_id_day_agent_pk" PRIMARY KEY("user_id","day","agent")
);
--> statement-breakpoint
DROP INDEX "users_created";--> statement-breakpoint
ALTER TABLE "daily_use" ADD CONSTRAINT "daily_use_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_transactions_settled" ON "ledger_transactions" USING btree ("user_id","at") WHERE kind = 'run';--> statement-breakpoint
CREATE INDEX "users_list" ON "users" USING btree ("created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_email_part" ON "users" USING gin (email gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_name_part" ON "users" USING gin (name gin_trgm_ops);--> statement-breakpoint
-- A page of a month's use asks for thirty sums instead of for each line behind them.
CREATE FUNCTION ledger_daily_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO daily_use AS known (user_id, day, agent, own_title, amount)
  SELECT ltx.user_id, (ltx.at AT TIME ZONE 'UTC')::date, run.agent, run.own_title, NEW.amount
  FROM ledger_transactions ltx JOIN runs run ON run.id = ltx.run_id
  WHERE ltx.id = NEW.transaction_id
  ON CONFLICT (user_id, day, agent) DO UPDATE
  SET amount = known.amount + excluded.amount, own_title = greatest(known.own_title, excluded.own_title);
  RETURN NULL;
END;
$$;--> statement-breakpoint
-- Before the sums: it holds writers off until they are there, so that no entry is missed and none counted twice.
CREATE TRIGGER ledger_entries_daily_use AFTER INSERT ON ledger_entries FOR EACH ROW WHEN (NEW.account = 'used' AND NEW.amount <> 0) EXECUTE FUNCTION ledger_daily_use();--> statement-breakpoint
INSERT INTO daily_use (user_id, day, agent, own_title, amount)
SELECT ltx.user_id, (ltx.at AT TIME ZONE 'UTC')::date, run.agent, max(run.own_title), sum(entry.amount)
FROM ledger_transactions ltx
JOIN ledger_entries entry ON entry.transaction_id = ltx.id AND entry.account = 'used' AND entry.amount <> 0
JOIN runs run ON run.id = ltx.run_id
GROUP BY 1, 2, 3;
