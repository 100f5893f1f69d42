DROP INDEX "asset_tag_tag_idx";--> statement-breakpoint
ALTER TABLE "asset_tag" ADD COLUMN "last_update" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "asset_tag" t SET "last_update" = a."last_update" FROM "asset" a WHERE a."company_id" = t."company_id" AND a."id" = t."asset_id";--> statement-breakpoint
ALTER TABLE "asset_tag" ALTER COLUMN "last_update" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "asset_tag_tag_idx" ON "asset_tag" USING btree ("company_id","tag_id","last_update","asset_id");--> statement-breakpoint
CREATE FUNCTION keep_tags_in_order() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update asset_tag t set last_update = c.last_update from changed c
  where t.company_id = c.company_id and t.asset_id = c.id and t.last_update <> c.last_update;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER asset_updated AFTER UPDATE ON asset REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_tags_in_order();
