ALTER TABLE "credit_lots" ADD COLUMN "reclaimed_for" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "returned_invoice_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "returned_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "returned_of_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "credit_lots" SET "reclaimed_for" = "invoices"."id" FROM "invoices" WHERE "invoices"."reclaimed_lot_id" = "credit_lots"."id";--> statement-breakpoint
UPDATE "subscriptions" SET
	"returned_invoice_id" = "newest"."id",
	"returned_of_minor" = "newest"."amount_minor",
	"returned_minor" = least("newest"."amount_minor", "newest"."refunded_minor" + coalesce((
		SELECT sum((dispute->>'amountMinor')::integer) FROM jsonb_array_elements("newest"."disputes") dispute
		WHERE dispute->>'state' IN ('open', 'lost')), 0))
FROM (
	SELECT DISTINCT ON ("user_id") * FROM "invoices"
	WHERE "status" IN ('paid', 'refunded') AND "lines" @> '[{"kind":"plan"}]'::jsonb
	ORDER BY "user_id", "number" DESC
) "newest"
WHERE "newest"."user_id" = "subscriptions"."user_id" AND "subscriptions"."interval" IS NOT NULL
	AND ("newest"."refunded_minor" > 0 OR "newest"."disputes" <> '[]'::jsonb);--> statement-breakpoint
CREATE INDEX "credit_lots_reclaimed_for" ON "credit_lots" USING btree ("reclaimed_for");--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "reclaimed_lot_id";
