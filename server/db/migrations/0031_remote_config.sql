CREATE TABLE "remote_config" (
	"name" text NOT NULL,
	"number" integer NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "remote_config_name_number_pk" PRIMARY KEY("name","number")
);
