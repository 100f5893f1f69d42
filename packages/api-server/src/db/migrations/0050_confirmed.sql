ALTER TABLE "asset" ADD COLUMN "last_verified_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "last_verified_by" uuid;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "last_verified_method" text;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "verified_month" integer GENERATED ALWAYS AS ((extract(year from coalesce((last_verified_at at time zone 'UTC')::date, '0001-01-01'::date)) * 12 + extract(month from coalesce((last_verified_at at time zone 'UTC')::date, '0001-01-01'::date)) - 1)::integer) STORED;--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_verified_by_fk" FOREIGN KEY ("company_id","last_verified_by") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_verified_idx" ON "asset" USING btree ("company_id","verified_month","last_update","id","last_verified_at");--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_verified_whole" CHECK (num_nulls(last_verified_at, last_verified_by, last_verified_method) in (0, 3));