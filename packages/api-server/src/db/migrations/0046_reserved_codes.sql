CREATE TABLE "code_reserve" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"asset_type" text NOT NULL,
	"note" text,
	"count" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "code_reserve_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "reserved_code" (
	"company_id" uuid NOT NULL,
	"code_key" text collate "C" NOT NULL,
	"code" text NOT NULL,
	"reserve_id" uuid NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "reserved_code_pk" PRIMARY KEY("company_id","code_key")
);
--> statement-breakpoint
ALTER TABLE "code_reserve" ADD CONSTRAINT "code_reserve_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_reserve" ADD CONSTRAINT "code_reserve_asset_type_fk" FOREIGN KEY ("company_id","asset_type") REFERENCES "public"."asset_type"("company_id","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserved_code" ADD CONSTRAINT "reserved_code_reserve_fk" FOREIGN KEY ("company_id","reserve_id") REFERENCES "public"."code_reserve"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reserved_code_number_key" ON "reserved_code" USING btree ("company_id","reserve_id","number");