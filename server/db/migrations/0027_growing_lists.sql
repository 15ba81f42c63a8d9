-- Any part of a text is found by its trigrams.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "chats_user";--> statement-breakpoint
DROP INDEX "audit_log_at";--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "balance_before" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_transactions_history" ON "ledger_transactions" USING btree ("user_id","position") WHERE kind <> 'hold';--> statement-breakpoint
CREATE INDEX "chats_list" ON "chats" USING btree ("user_id",(pinned_at is not null),"updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "audit_log_order" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_log_impersonator" ON "audit_log" USING btree ("impersonator_id") WHERE impersonator_id is not null;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_detail" ON "audit_log" USING gin (detail gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_ip" ON "audit_log" USING gin (ip gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "runs_user" ON "runs" USING btree ("user_id","created_at");--> statement-breakpoint
-- Each line of the ledger says what was there before it. Lines of an account come one after another: their order is that
-- of its lock, which whoever writes has already.
CREATE FUNCTION ledger_balance_before() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before bigint;
BEGIN
  PERFORM 1 FROM credit_balances WHERE user_id = NEW.user_id FOR UPDATE;
  NEW.position := nextval('ledger_transactions_position_seq');
  SELECT last.balance_before + coalesce((
    SELECT sum(entry.amount) FROM ledger_entries entry
    WHERE entry.transaction_id = last.id AND entry.account IN ('available', 'held')), 0)
  INTO before
  FROM ledger_transactions last WHERE last.user_id = NEW.user_id ORDER BY last.position DESC LIMIT 1;
  NEW.balance_before := coalesce(before, 0);
  RETURN NEW;
END;
$$;--> statement-breakpoint
CREATE TRIGGER ledger_transactions_balance_before BEFORE INSERT ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION ledger_balance_before();--> statement-breakpoint
-- What is written says the same as before, and this besides: the one time that lines are touched.
ALTER TABLE ledger_transactions DISABLE TRIGGER ledger_transactions_append_only;--> statement-breakpoint
UPDATE ledger_transactions line SET balance_before = told.before FROM (
  SELECT ltx.id, coalesce(sum(own.amount) OVER (PARTITION BY ltx.user_id ORDER BY ltx.position ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
  FROM ledger_transactions ltx
  LEFT JOIN (
    SELECT transaction_id, sum(amount) AS amount FROM ledger_entries WHERE account IN ('available', 'held') GROUP BY transaction_id
  ) own ON own.transaction_id = ltx.id
) told WHERE told.id = line.id AND told.before <> 0;--> statement-breakpoint
ALTER TABLE ledger_transactions ENABLE TRIGGER ledger_transactions_append_only;
