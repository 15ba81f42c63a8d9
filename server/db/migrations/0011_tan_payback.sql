CREATE TABLE "composition_report" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"reporter" text NOT NULL,
	"loaded" integer DEFAULT 0 NOT NULL,
	"load_failed" integer DEFAULT 0 NOT NULL,
	"render_failed" integer DEFAULT 0 NOT NULL,
	"chunk_failed" integer DEFAULT 0 NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "composition_report_remote_version_reporter_pk" PRIMARY KEY("remote","version","reporter")
);
--> statement-breakpoint
CREATE TABLE "deploy_token" (
	"id" text PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"label" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "deploy_token_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "remote_channel" (
	"name" text PRIMARY KEY NOT NULL,
	"live_version" text NOT NULL,
	"previous_version" text,
	"canary_version" text,
	"canary_percent" integer,
	"canary_started_at" timestamp (3) with time zone,
	"revision" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remote_release" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"manifest_integrity" text NOT NULL,
	"bytes" integer NOT NULL,
	"gzip_bytes" integer NOT NULL,
	"source" text NOT NULL,
	"uploaded_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_in_force_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "remote_release_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE INDEX "composition_report_last" ON "composition_report" USING btree ("last_at");