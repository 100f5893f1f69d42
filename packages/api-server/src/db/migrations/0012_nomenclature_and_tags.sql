CREATE TABLE "asset_alias" (
	"company_id" uuid NOT NULL,
	"code_key" text collate "C" NOT NULL,
	"code" text NOT NULL,
	"asset_id" uuid NOT NULL,
	CONSTRAINT "asset_alias_pk" PRIMARY KEY("company_id","code_key")
);
--> statement-breakpoint
CREATE TABLE "nomenclature" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"asset_type" text,
	"template" text NOT NULL,
	"scope" jsonb NOT NULL,
	"stand_in" text,
	"hand_typed" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "nomenclature_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "nomenclature_type_key" UNIQUE NULLS NOT DISTINCT("company_id","asset_type")
);
--> statement-breakpoint
CREATE TABLE "asset_tag" (
	"company_id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "asset_tag_pk" PRIMARY KEY("company_id","asset_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"scope" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name_key" text collate "C" GENERATED ALWAYS AS (lower(name)) STORED,
	CONSTRAINT "tag_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "tag_counter" (
	"company_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "tag_counter_pk" PRIMARY KEY("company_id","tag_id")
);
--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "former_codes" text;--> statement-breakpoint
ALTER TABLE "asset" drop column "search";--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "search" text collate "C" GENERATED ALWAYS AS (lower(name || chr(10) || code || chr(10) || coalesce(hostname, '') || chr(10) || coalesce(serial_number, '') || chr(10) || coalesce(former_codes, ''))) STORED;--> statement-breakpoint
ALTER TABLE "asset_alias" ADD CONSTRAINT "asset_alias_asset_fk" FOREIGN KEY ("company_id","asset_id") REFERENCES "public"."asset"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nomenclature" ADD CONSTRAINT "nomenclature_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nomenclature" ADD CONSTRAINT "nomenclature_asset_type_fk" FOREIGN KEY ("company_id","asset_type") REFERENCES "public"."asset_type"("company_id","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_tag" ADD CONSTRAINT "asset_tag_asset_fk" FOREIGN KEY ("company_id","asset_id") REFERENCES "public"."asset"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_tag" ADD CONSTRAINT "asset_tag_tag_fk" FOREIGN KEY ("company_id","tag_id") REFERENCES "public"."tag"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag" ADD CONSTRAINT "tag_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_counter" ADD CONSTRAINT "tag_counter_tag_fk" FOREIGN KEY ("company_id","tag_id") REFERENCES "public"."tag"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_alias_asset_idx" ON "asset_alias" USING btree ("company_id","asset_id");--> statement-breakpoint
CREATE INDEX "asset_tag_tag_idx" ON "asset_tag" USING btree ("company_id","tag_id","asset_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tag_name_key" ON "tag" USING btree ("company_id","name_key");--> statement-breakpoint
CREATE INDEX "asset_search_idx" ON "asset" USING gin ("search" gin_trgm_ops);
