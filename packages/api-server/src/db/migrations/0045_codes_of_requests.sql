ALTER TABLE "nomenclature" DROP CONSTRAINT "nomenclature_type_key";--> statement-breakpoint
ALTER TABLE "nomenclature" ADD COLUMN "entity" text DEFAULT 'asset' NOT NULL;--> statement-breakpoint
ALTER TABLE "nomenclature" ALTER COLUMN "entity" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "nomenclature" ADD CONSTRAINT "nomenclature_type_key" UNIQUE NULLS NOT DISTINCT("company_id","entity","asset_type");--> statement-breakpoint
INSERT INTO nomenclature (company_id, id, entity, asset_type, template, scope, stand_in, hand_typed)
  SELECT c.id, gen_random_uuid(), r.entity, null, r.template, '[]', 'X', 'free'
  FROM company c CROSS JOIN (VALUES ('mac', 'MAC-{seq|pad:6}'), ('maintenance', 'MNT-{seq|pad:6}')) r (entity, template);
--> statement-breakpoint
INSERT INTO code_counter (company_id, scope, next)
  SELECT company_id, CASE prefix WHEN 'MNT' THEN 'maintenance:' ELSE 'mac:' END, last + 1 FROM work_counter;
--> statement-breakpoint
DROP TABLE "work_counter" CASCADE;
