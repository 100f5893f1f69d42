CREATE TABLE "import_mapping" (
	"company_id" uuid NOT NULL,
	"signature" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "import_mapping_pk" PRIMARY KEY("company_id","signature")
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"company_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"fixes" jsonb,
	"skipped" boolean NOT NULL,
	"good" boolean,
	"problems" jsonb,
	"values" jsonb,
	"anchor_id" uuid,
	"missing" integer NOT NULL,
	"code_key" text collate "C",
	"serial_key" text collate "C",
	"place_key" text collate "C",
	"model_key" text collate "C",
	"position" numeric(4, 1),
	"u_height" numeric(4, 1),
	"face" text,
	"full_depth" boolean,
	CONSTRAINT "import_row_pk" PRIMARY KEY("company_id","import_id","kind","line")
);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"files" jsonb NOT NULL,
	"decisions" jsonb NOT NULL,
	"confirmed" boolean NOT NULL,
	"cursor_kind" text NOT NULL,
	"cursor_line" integer NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"imported" integer NOT NULL,
	"batch_id" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "import_run_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_run_fk" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."import_run"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_batch_fk" FOREIGN KEY ("company_id","batch_id") REFERENCES "public"."batch"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_row_code_idx" ON "import_row" USING btree ("company_id","import_id","code_key") WHERE code_key is not null;--> statement-breakpoint
CREATE INDEX "import_row_serial_idx" ON "import_row" USING btree ("company_id","import_id","serial_key") WHERE serial_key is not null;--> statement-breakpoint
CREATE INDEX "import_row_place_idx" ON "import_row" USING btree ("company_id","import_id","place_key") WHERE place_key is not null;--> statement-breakpoint
CREATE INDEX "import_row_model_idx" ON "import_row" USING btree ("company_id","import_id","model_key") WHERE model_key is not null and kind = 'device_types';--> statement-breakpoint
CREATE INDEX "import_run_updated_idx" ON "import_run" USING btree ("updated_at");