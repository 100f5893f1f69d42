ALTER TABLE "asset" ADD COLUMN "attributes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "asset_type" ADD COLUMN "attributes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE asset_type t SET attributes = starting.attributes FROM (VALUES
  ('SRV', '[{"key":"cpu","name":null,"kind":"text","unit":null},{"key":"ram","name":null,"kind":"number","unit":"GB"},{"key":"disks","name":null,"kind":"text","unit":null},{"key":"bmc","name":null,"kind":"text","unit":null}]'::jsonb),
  ('BLD', '[{"key":"slot","name":null,"kind":"text","unit":null}]'::jsonb),
  ('CHS', '[{"key":"slots_front","name":null,"kind":"number","unit":null},{"key":"slots_rear","name":null,"kind":"number","unit":null}]'::jsonb),
  ('STO', '[{"key":"raw_tb","name":null,"kind":"number","unit":"TB"}]'::jsonb),
  ('GPU', '[{"key":"direct_liquid","name":null,"kind":"boolean","unit":null},{"key":"flow_l_min","name":null,"kind":"number","unit":"l/min"}]'::jsonb),
  ('TAP', '[{"key":"slots","name":null,"kind":"number","unit":null}]'::jsonb),
  ('SWI', '[{"key":"ports","name":null,"kind":"number","unit":null},{"key":"port_speed","name":null,"kind":"number","unit":"Gbit/s"}]'::jsonb),
  ('PPN', '[{"key":"ports","name":null,"kind":"number","unit":null},{"key":"connector","name":null,"kind":"text","unit":null}]'::jsonb),
  ('PDU', '[{"key":"inlet","name":null,"kind":"text","unit":null},{"key":"outlets","name":null,"kind":"number","unit":null},{"key":"metered","name":null,"kind":"boolean","unit":null},{"key":"switched","name":null,"kind":"boolean","unit":null},{"key":"power_path","name":null,"kind":"text","unit":null}]'::jsonb),
  ('RPP', '[{"key":"poles","name":null,"kind":"number","unit":null},{"key":"breaker_a","name":null,"kind":"number","unit":"A"}]'::jsonb),
  ('UPS', '[{"key":"kva","name":null,"kind":"number","unit":"kVA"},{"key":"kw","name":null,"kind":"number","unit":"kW"},{"key":"topology","name":null,"kind":"text","unit":null},{"key":"autonomy_min","name":null,"kind":"number","unit":"min"}]'::jsonb),
  ('BAT', '[{"key":"chemistry","name":null,"kind":"text","unit":null},{"key":"ah","name":null,"kind":"number","unit":"Ah"},{"key":"install_date","name":null,"kind":"date","unit":null},{"key":"life_years","name":null,"kind":"number","unit":null}]'::jsonb),
  ('GEN', '[{"key":"kva","name":null,"kind":"number","unit":"kVA"},{"key":"fuel_l","name":null,"kind":"number","unit":"l"},{"key":"run_hours","name":null,"kind":"number","unit":"h"}]'::jsonb),
  ('ATS', '[{"key":"amps","name":null,"kind":"number","unit":"A"},{"key":"sources","name":null,"kind":"number","unit":null}]'::jsonb),
  ('TRF', '[{"key":"kva","name":null,"kind":"number","unit":"kVA"}]'::jsonb),
  ('CRC', '[{"key":"sensible_kw","name":null,"kind":"number","unit":"kW"},{"key":"airflow_m3h","name":null,"kind":"number","unit":"m³/h"},{"key":"setpoint_c","name":null,"kind":"number","unit":"°C"},{"key":"refrigerant","name":null,"kind":"text","unit":null}]'::jsonb),
  ('INR', '[{"key":"cooling_kw","name":null,"kind":"number","unit":"kW"},{"key":"flow_l_min","name":null,"kind":"number","unit":"l/min"}]'::jsonb),
  ('CHL', '[{"key":"cooling_kw","name":null,"kind":"number","unit":"kW"},{"key":"refrigerant_kg","name":null,"kind":"number","unit":"kg"}]'::jsonb),
  ('PMP', '[{"key":"flow_l_min","name":null,"kind":"number","unit":"l/min"}]'::jsonb),
  ('SEN', '[{"key":"measures","name":null,"kind":"text","unit":null},{"key":"unit_of_measure","name":null,"kind":"text","unit":null},{"key":"calibration_due","name":null,"kind":"date","unit":null}]'::jsonb),
  ('FIR', '[{"key":"agent","name":null,"kind":"text","unit":null},{"key":"pressure_bar","name":null,"kind":"number","unit":"bar"}]'::jsonb),
  ('SPR', '[{"key":"compatible_models","name":null,"kind":"text","unit":null}]'::jsonb)
) starting (code, attributes) WHERE t.code = starting.code and t.name is null;--> statement-breakpoint
-- what was deleted before can still come back
UPDATE history SET "from" = "from" || '{"attributes": []}'
  WHERE entity = 'asset_type' and action = 'delete' and not "from" ? 'attributes';
