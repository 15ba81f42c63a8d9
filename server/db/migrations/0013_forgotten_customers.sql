CREATE TABLE "customers_to_forget" (
	"provider" text NOT NULL,
	"customer_id" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customers_to_forget_provider_customer_id_pk" PRIMARY KEY("provider","customer_id")
);
