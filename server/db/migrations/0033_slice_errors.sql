CREATE TABLE "slice_error_endpoint" (
	"remote" text NOT NULL,
	"address" text NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"report" text,
	"report_id" text,
	"report_made_at" timestamp (3) with time zone,
	"left_out" integer DEFAULT 0 NOT NULL,
	"last_sent_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"failure" text,
	"failure_status" integer,
	CONSTRAINT "slice_error_endpoint_remote_address_pk" PRIMARY KEY("remote","address")
);
--> statement-breakpoint
CREATE TABLE "slice_error" (
	"remote" text NOT NULL,
	"address" text NOT NULL,
	"version" text NOT NULL,
	"fingerprint" text NOT NULL,
	"kind" text NOT NULL,
	"phase" text,
	"code" text,
	"error_name" text,
	"places" jsonb NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "slice_error_remote_address_version_fingerprint_pk" PRIMARY KEY("remote","address","version","fingerprint")
);
--> statement-breakpoint
ALTER TABLE "composition_report" ADD COLUMN "script_failed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "slice_error_endpoint_due" ON "slice_error_endpoint" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;