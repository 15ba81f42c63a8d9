CREATE TABLE "own_agent_links" (
	"id" text PRIMARY KEY NOT NULL,
	"agent_id" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "own_agent_versions" (
	"agent_id" text NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_agent_versions_agent_id_version_pk" PRIMARY KEY("agent_id","version")
);
--> statement-breakpoint
CREATE TABLE "own_agents" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "own_version" integer;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "own_title" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "own_base" text;--> statement-breakpoint
ALTER TABLE "own_agent_links" ADD CONSTRAINT "own_agent_links_agent_id_own_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."own_agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_agent_versions" ADD CONSTRAINT "own_agent_versions_agent_id_own_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."own_agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_agents" ADD CONSTRAINT "own_agents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "own_agent_links_one_live" ON "own_agent_links" USING btree ("agent_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "own_agents_user" ON "own_agents" USING btree ("user_id","updated_at");