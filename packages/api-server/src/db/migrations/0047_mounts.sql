ALTER TABLE "asset_type" ADD COLUMN "mounts" jsonb;--> statement-breakpoint
UPDATE asset_type SET mounts = case when name is not null then jsonb_build_array(mount) else case code
  when 'SRV' then '["unit", "slot"]'
  when 'TAP' then '["unit", "floor"]'
  when 'PDU' then '["zero_unit", "unit"]'
  when 'UPS' then '["floor", "unit"]'
  when 'BAT' then '["floor", "unit"]'
  when 'ATS' then '["unit", "floor"]'
  else jsonb_build_array(mount) end end;--> statement-breakpoint
ALTER TABLE "asset_type" ALTER COLUMN "mounts" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "asset_type" DROP COLUMN "mount";--> statement-breakpoint
-- what was changed or deleted before can still be taken back
UPDATE history SET field = 'mounts', "from" = jsonb_build_array("from"), "to" = jsonb_build_array("to")
  WHERE entity = 'asset_type' and action = 'update' and field = 'mount';--> statement-breakpoint
UPDATE history SET "from" = "from" || jsonb_build_object('mounts', jsonb_build_array("from"->'mount'))
  WHERE entity = 'asset_type' and action = 'delete' and "from" ? 'mount';
