// Made from src/db/migrations by `pnpm codegen`.
export const migrations: readonly { name: string; statements: readonly string[] }[] = [
  {
    "name": "0000_extensions",
    "statements": [
      "-- Letters anywhere in a text, found by an index.\ncreate extension if not exists pg_trgm;"
    ]
  },
  {
    "name": "0001_first_tables",
    "statements": [
      "CREATE TABLE \"asset\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"name\" text NOT NULL,\n\t\"code\" text NOT NULL,\n\t\"hostname\" text,\n\t\"serial_number\" text,\n\t\"owner_id\" uuid,\n\t\"customer\" text,\n\t\"asset_type\" text NOT NULL,\n\t\"brand_id\" uuid,\n\t\"model_id\" uuid,\n\t\"priority\" text,\n\t\"purchase_date\" date,\n\t\"warranty_date\" date,\n\t\"notes\" text,\n\t\"status\" text NOT NULL,\n\t\"previous_status\" text,\n\t\"process\" text,\n\t\"location_id\" uuid,\n\t\"registration_date\" date NOT NULL,\n\t\"termination_date\" date,\n\t\"last_update\" timestamp(3) with time zone NOT NULL,\n\t\"version\" integer DEFAULT 1 NOT NULL,\n\t\"name_key\" text collate \"C\" GENERATED ALWAYS AS (lower(name)) STORED,\n\t\"code_key\" text collate \"C\" GENERATED ALWAYS AS (lower(code)) STORED,\n\t\"search\" text collate \"C\" GENERATED ALWAYS AS (lower(name || chr(10) || code || chr(10) || coalesce(hostname, '') || chr(10) || coalesce(serial_number, ''))) STORED,\n\tCONSTRAINT \"asset_pk\" PRIMARY KEY(\"company_id\",\"id\"),\n\tCONSTRAINT \"asset_model_needs_brand\" CHECK (model_id is null or brand_id is not null)\n);",
      "CREATE TABLE \"asset_counter\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"status\" text NOT NULL,\n\t\"asset_type\" text NOT NULL,\n\t\"count\" integer NOT NULL,\n\tCONSTRAINT \"asset_counter_pk\" PRIMARY KEY(\"company_id\",\"status\",\"asset_type\")\n);",
      "CREATE TABLE \"code_counter\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"scope\" text NOT NULL,\n\t\"next\" integer NOT NULL,\n\tCONSTRAINT \"code_counter_pk\" PRIMARY KEY(\"company_id\",\"scope\")\n);",
      "CREATE TABLE \"company\" (\n\t\"id\" uuid PRIMARY KEY NOT NULL,\n\t\"name\" text NOT NULL,\n\t\"created_at\" timestamp(3) with time zone NOT NULL\n);",
      "CREATE TABLE \"batch\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"at\" timestamp(3) with time zone NOT NULL,\n\t\"actor_id\" uuid,\n\t\"actor_name\" text,\n\t\"source\" text NOT NULL,\n\t\"reason\" text,\n\t\"undone_by\" uuid,\n\tCONSTRAINT \"batch_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "CREATE TABLE \"history\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"batch_id\" uuid NOT NULL,\n\t\"entity\" text NOT NULL,\n\t\"entity_id\" text NOT NULL,\n\t\"action\" text NOT NULL,\n\t\"field\" text,\n\t\"from\" jsonb,\n\t\"to\" jsonb,\n\tCONSTRAINT \"history_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "CREATE TABLE \"idempotency_key\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"user_id\" uuid NOT NULL,\n\t\"route\" text NOT NULL,\n\t\"key\" uuid NOT NULL,\n\t\"body_hash\" text NOT NULL,\n\t\"version\" integer,\n\t\"body\" text,\n\t\"created_at\" timestamp(3) with time zone NOT NULL,\n\tCONSTRAINT \"idempotency_key_pk\" PRIMARY KEY(\"company_id\",\"user_id\",\"route\",\"key\")\n);",
      "CREATE TABLE \"asset_type\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"code\" text NOT NULL,\n\t\"name\" text,\n\t\"category\" text NOT NULL,\n\t\"mount\" text NOT NULL,\n\t\"data_bearing\" text NOT NULL,\n\tCONSTRAINT \"asset_type_pk\" PRIMARY KEY(\"company_id\",\"code\")\n);",
      "CREATE TABLE \"brand\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"name\" text NOT NULL,\n\t\"name_key\" text collate \"C\" NOT NULL,\n\tCONSTRAINT \"brand_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "CREATE TABLE \"model\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"brand_id\" uuid NOT NULL,\n\t\"name\" text NOT NULL,\n\t\"name_key\" text collate \"C\" NOT NULL,\n\t\"part_number\" text,\n\t\"asset_type\" text NOT NULL,\n\t\"u_height\" numeric(4, 1),\n\t\"full_depth\" boolean,\n\tCONSTRAINT \"model_pk\" PRIMARY KEY(\"company_id\",\"id\"),\n\tCONSTRAINT \"model_brand_key\" UNIQUE(\"company_id\",\"id\",\"brand_id\")\n);",
      "CREATE TABLE \"node\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"type\" text NOT NULL,\n\t\"parent_id\" uuid,\n\t\"name\" text NOT NULL,\n\t\"code\" text,\n\t\"status\" text NOT NULL,\n\t\"description\" text,\n\t\"u_height\" integer,\n\t\"starting_unit\" integer,\n\t\"u_direction\" text,\n\t\"path\" text collate \"C\" NOT NULL,\n\t\"trail\" jsonb NOT NULL,\n\t\"last_update\" timestamp(3) with time zone NOT NULL,\n\t\"version\" integer DEFAULT 1 NOT NULL,\n\t\"name_key\" text collate \"C\" GENERATED ALWAYS AS (lower(name)) STORED,\n\tCONSTRAINT \"node_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "CREATE TABLE \"node_counter\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"node_id\" uuid NOT NULL,\n\t\"count\" integer NOT NULL,\n\tCONSTRAINT \"node_counter_pk\" PRIMARY KEY(\"company_id\",\"node_id\")\n);",
      "CREATE TABLE \"principal\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"name\" text NOT NULL,\n\tCONSTRAINT \"principal_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "CREATE TABLE \"team\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"description\" text,\n\tCONSTRAINT \"team_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "CREATE TABLE \"team_permission\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"team_id\" uuid NOT NULL,\n\t\"area\" text NOT NULL,\n\t\"level\" text NOT NULL,\n\tCONSTRAINT \"team_permission_pk\" PRIMARY KEY(\"company_id\",\"team_id\",\"area\")\n);",
      "CREATE TABLE \"user\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"email\" varchar(254) NOT NULL,\n\t\"name\" text NOT NULL,\n\t\"surname\" text NOT NULL,\n\t\"phone_number\" text,\n\t\"password_hash\" text NOT NULL,\n\t\"is_administrator\" boolean DEFAULT false NOT NULL,\n\t\"team_id\" uuid,\n\t\"session_epoch\" timestamp(3) with time zone NOT NULL,\n\t\"disabled_at\" timestamp(3) with time zone,\n\t\"created_at\" timestamp(3) with time zone NOT NULL,\n\tCONSTRAINT \"user_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "CREATE TABLE \"placement\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"asset_id\" uuid NOT NULL,\n\t\"node_id\" uuid NOT NULL,\n\t\"position\" numeric(4, 1),\n\t\"face\" text,\n\t\"source\" text NOT NULL,\n\t\"valid_from\" timestamp(3) with time zone NOT NULL,\n\t\"valid_to\" timestamp(3) with time zone,\n\tCONSTRAINT \"placement_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "CREATE TABLE \"access_token\" (\n\t\"hash\" text PRIMARY KEY NOT NULL,\n\t\"company_id\" uuid NOT NULL,\n\t\"session_id\" uuid NOT NULL,\n\t\"exp\" timestamp(3) with time zone NOT NULL\n);",
      "CREATE TABLE \"refresh_token\" (\n\t\"hash\" text PRIMARY KEY NOT NULL,\n\t\"company_id\" uuid NOT NULL,\n\t\"session_id\" uuid NOT NULL,\n\t\"gen\" integer NOT NULL,\n\t\"used_at\" timestamp(3) with time zone,\n\t\"child_seed\" text\n);",
      "CREATE TABLE \"session\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"user_id\" uuid NOT NULL,\n\t\"created_at\" timestamp(3) with time zone NOT NULL,\n\t\"absolute_exp\" timestamp(3) with time zone NOT NULL,\n\t\"last_used_at\" timestamp(3) with time zone NOT NULL,\n\t\"revoked_at\" timestamp(3) with time zone,\n\t\"reason\" text,\n\t\"ua_hash\" text,\n\t\"ip_trunc\" text,\n\tCONSTRAINT \"session_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "ALTER TABLE \"asset\" ADD CONSTRAINT \"asset_owner_fk\" FOREIGN KEY (\"company_id\",\"owner_id\") REFERENCES \"public\".\"principal\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"asset\" ADD CONSTRAINT \"asset_asset_type_fk\" FOREIGN KEY (\"company_id\",\"asset_type\") REFERENCES \"public\".\"asset_type\"(\"company_id\",\"code\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"asset\" ADD CONSTRAINT \"asset_brand_fk\" FOREIGN KEY (\"company_id\",\"brand_id\") REFERENCES \"public\".\"brand\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"asset\" ADD CONSTRAINT \"asset_model_fk\" FOREIGN KEY (\"company_id\",\"model_id\") REFERENCES \"public\".\"model\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"asset\" ADD CONSTRAINT \"asset_model_of_brand_fk\" FOREIGN KEY (\"company_id\",\"model_id\",\"brand_id\") REFERENCES \"public\".\"model\"(\"company_id\",\"id\",\"brand_id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"asset\" ADD CONSTRAINT \"asset_location_fk\" FOREIGN KEY (\"company_id\",\"location_id\") REFERENCES \"public\".\"node\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"asset_counter\" ADD CONSTRAINT \"asset_counter_type_fk\" FOREIGN KEY (\"company_id\",\"asset_type\") REFERENCES \"public\".\"asset_type\"(\"company_id\",\"code\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"batch\" ADD CONSTRAINT \"batch_company_id_company_id_fk\" FOREIGN KEY (\"company_id\") REFERENCES \"public\".\"company\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"batch\" ADD CONSTRAINT \"batch_undone_by_fk\" FOREIGN KEY (\"company_id\",\"undone_by\") REFERENCES \"public\".\"batch\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"history\" ADD CONSTRAINT \"history_batch_fk\" FOREIGN KEY (\"company_id\",\"batch_id\") REFERENCES \"public\".\"batch\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"idempotency_key\" ADD CONSTRAINT \"idempotency_key_user_fk\" FOREIGN KEY (\"company_id\",\"user_id\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"asset_type\" ADD CONSTRAINT \"asset_type_company_id_company_id_fk\" FOREIGN KEY (\"company_id\") REFERENCES \"public\".\"company\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"brand\" ADD CONSTRAINT \"brand_company_id_company_id_fk\" FOREIGN KEY (\"company_id\") REFERENCES \"public\".\"company\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"model\" ADD CONSTRAINT \"model_brand_fk\" FOREIGN KEY (\"company_id\",\"brand_id\") REFERENCES \"public\".\"brand\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"model\" ADD CONSTRAINT \"model_asset_type_fk\" FOREIGN KEY (\"company_id\",\"asset_type\") REFERENCES \"public\".\"asset_type\"(\"company_id\",\"code\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"node\" ADD CONSTRAINT \"node_company_id_company_id_fk\" FOREIGN KEY (\"company_id\") REFERENCES \"public\".\"company\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"node\" ADD CONSTRAINT \"node_parent_fk\" FOREIGN KEY (\"company_id\",\"parent_id\") REFERENCES \"public\".\"node\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"node_counter\" ADD CONSTRAINT \"node_counter_node_fk\" FOREIGN KEY (\"company_id\",\"node_id\") REFERENCES \"public\".\"node\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"principal\" ADD CONSTRAINT \"principal_company_id_company_id_fk\" FOREIGN KEY (\"company_id\") REFERENCES \"public\".\"company\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"team\" ADD CONSTRAINT \"team_principal_fk\" FOREIGN KEY (\"company_id\",\"id\") REFERENCES \"public\".\"principal\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"team_permission\" ADD CONSTRAINT \"team_permission_team_fk\" FOREIGN KEY (\"company_id\",\"team_id\") REFERENCES \"public\".\"team\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"user\" ADD CONSTRAINT \"user_principal_fk\" FOREIGN KEY (\"company_id\",\"id\") REFERENCES \"public\".\"principal\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"user\" ADD CONSTRAINT \"user_team_fk\" FOREIGN KEY (\"company_id\",\"team_id\") REFERENCES \"public\".\"team\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"placement\" ADD CONSTRAINT \"placement_asset_fk\" FOREIGN KEY (\"company_id\",\"asset_id\") REFERENCES \"public\".\"asset\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"placement\" ADD CONSTRAINT \"placement_node_fk\" FOREIGN KEY (\"company_id\",\"node_id\") REFERENCES \"public\".\"node\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"access_token\" ADD CONSTRAINT \"access_token_session_fk\" FOREIGN KEY (\"company_id\",\"session_id\") REFERENCES \"public\".\"session\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"refresh_token\" ADD CONSTRAINT \"refresh_token_session_fk\" FOREIGN KEY (\"company_id\",\"session_id\") REFERENCES \"public\".\"session\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"session\" ADD CONSTRAINT \"session_user_fk\" FOREIGN KEY (\"company_id\",\"user_id\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "CREATE UNIQUE INDEX \"asset_code_key\" ON \"asset\" USING btree (\"company_id\",\"code_key\");",
      "CREATE INDEX \"asset_last_update_idx\" ON \"asset\" USING btree (\"company_id\",\"last_update\",\"id\");",
      "CREATE INDEX \"asset_name_idx\" ON \"asset\" USING btree (\"company_id\",\"name_key\",\"id\");",
      "CREATE INDEX \"asset_status_idx\" ON \"asset\" USING btree (\"company_id\",\"status\",\"last_update\",\"id\");",
      "CREATE INDEX \"asset_type_idx\" ON \"asset\" USING btree (\"company_id\",\"asset_type\",\"last_update\",\"id\");",
      "CREATE INDEX \"asset_location_idx\" ON \"asset\" USING btree (\"company_id\",\"location_id\",\"last_update\",\"id\");",
      "CREATE INDEX \"asset_owner_idx\" ON \"asset\" USING btree (\"company_id\",\"owner_id\",\"last_update\",\"id\");",
      "CREATE INDEX \"asset_brand_idx\" ON \"asset\" USING btree (\"company_id\",\"brand_id\",\"model_id\",\"last_update\",\"id\");",
      "CREATE INDEX \"asset_model_idx\" ON \"asset\" USING btree (\"company_id\",\"model_id\",\"last_update\",\"id\");",
      "CREATE INDEX \"asset_priority_idx\" ON \"asset\" USING btree (\"company_id\",\"priority\",\"last_update\",\"id\") WHERE priority is not null;",
      "CREATE INDEX \"asset_search_idx\" ON \"asset\" USING gin (\"search\" gin_trgm_ops);",
      "CREATE INDEX \"history_entity_idx\" ON \"history\" USING btree (\"company_id\",\"entity\",\"entity_id\",\"id\");",
      "CREATE INDEX \"history_batch_idx\" ON \"history\" USING btree (\"company_id\",\"batch_id\",\"id\");",
      "CREATE INDEX \"idempotency_key_created_idx\" ON \"idempotency_key\" USING btree (\"created_at\");",
      "CREATE UNIQUE INDEX \"brand_name_key\" ON \"brand\" USING btree (\"company_id\",\"name_key\");",
      "CREATE UNIQUE INDEX \"model_name_key\" ON \"model\" USING btree (\"company_id\",\"brand_id\",\"name_key\");",
      "CREATE UNIQUE INDEX \"node_path_key\" ON \"node\" USING btree (\"company_id\",\"path\");",
      "CREATE INDEX \"node_name_idx\" ON \"node\" USING btree (\"company_id\",\"name_key\",\"id\");",
      "CREATE INDEX \"node_parent_idx\" ON \"node\" USING btree (\"company_id\",\"parent_id\",\"name_key\",\"id\");",
      "CREATE INDEX \"node_type_idx\" ON \"node\" USING btree (\"company_id\",\"type\",\"name_key\",\"id\");",
      "CREATE UNIQUE INDEX \"node_code_key\" ON \"node\" USING btree (\"company_id\",\"parent_id\",\"code\") WHERE code is not null and parent_id is not null;",
      "CREATE UNIQUE INDEX \"node_top_code_key\" ON \"node\" USING btree (\"company_id\",\"code\") WHERE code is not null and parent_id is null;",
      "CREATE UNIQUE INDEX \"user_email_key\" ON \"user\" USING btree (\"email\");",
      "CREATE UNIQUE INDEX \"placement_current_key\" ON \"placement\" USING btree (\"company_id\",\"asset_id\") WHERE source = 'current';",
      "CREATE INDEX \"placement_asset_idx\" ON \"placement\" USING btree (\"company_id\",\"asset_id\");",
      "CREATE INDEX \"placement_node_idx\" ON \"placement\" USING btree (\"company_id\",\"node_id\");",
      "CREATE INDEX \"access_token_session_idx\" ON \"access_token\" USING btree (\"company_id\",\"session_id\");",
      "CREATE UNIQUE INDEX \"refresh_token_session_gen_key\" ON \"refresh_token\" USING btree (\"company_id\",\"session_id\",\"gen\");",
      "CREATE INDEX \"session_user_idx\" ON \"session\" USING btree (\"company_id\",\"user_id\");"
    ]
  },
  {
    "name": "0002_imports",
    "statements": [
      "CREATE TABLE \"import_mapping\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"signature\" text NOT NULL,\n\t\"mapping\" jsonb NOT NULL,\n\t\"updated_at\" timestamp(3) with time zone NOT NULL,\n\tCONSTRAINT \"import_mapping_pk\" PRIMARY KEY(\"company_id\",\"signature\")\n);",
      "CREATE TABLE \"import_row\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"import_id\" uuid NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"line\" integer NOT NULL,\n\t\"cells\" jsonb NOT NULL,\n\t\"fixes\" jsonb,\n\t\"skipped\" boolean NOT NULL,\n\t\"good\" boolean,\n\t\"problems\" jsonb,\n\t\"values\" jsonb,\n\t\"anchor_id\" uuid,\n\t\"missing\" integer NOT NULL,\n\t\"code_key\" text collate \"C\",\n\t\"serial_key\" text collate \"C\",\n\t\"place_key\" text collate \"C\",\n\t\"model_key\" text collate \"C\",\n\t\"position\" numeric(4, 1),\n\t\"u_height\" numeric(4, 1),\n\t\"face\" text,\n\t\"full_depth\" boolean,\n\tCONSTRAINT \"import_row_pk\" PRIMARY KEY(\"company_id\",\"import_id\",\"kind\",\"line\")\n);",
      "CREATE TABLE \"import_run\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"user_id\" uuid NOT NULL,\n\t\"state\" text NOT NULL,\n\t\"files\" jsonb NOT NULL,\n\t\"decisions\" jsonb NOT NULL,\n\t\"confirmed\" boolean NOT NULL,\n\t\"cursor_kind\" text NOT NULL,\n\t\"cursor_line\" integer NOT NULL,\n\t\"done\" integer NOT NULL,\n\t\"total\" integer NOT NULL,\n\t\"imported\" integer NOT NULL,\n\t\"batch_id\" uuid,\n\t\"created_at\" timestamp(3) with time zone NOT NULL,\n\t\"updated_at\" timestamp(3) with time zone NOT NULL,\n\tCONSTRAINT \"import_run_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "ALTER TABLE \"import_row\" ADD CONSTRAINT \"import_row_run_fk\" FOREIGN KEY (\"company_id\",\"import_id\") REFERENCES \"public\".\"import_run\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"import_run\" ADD CONSTRAINT \"import_run_user_fk\" FOREIGN KEY (\"company_id\",\"user_id\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"import_run\" ADD CONSTRAINT \"import_run_batch_fk\" FOREIGN KEY (\"company_id\",\"batch_id\") REFERENCES \"public\".\"batch\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "CREATE INDEX \"import_row_code_idx\" ON \"import_row\" USING btree (\"company_id\",\"import_id\",\"code_key\") WHERE code_key is not null;",
      "CREATE INDEX \"import_row_serial_idx\" ON \"import_row\" USING btree (\"company_id\",\"import_id\",\"serial_key\") WHERE serial_key is not null;",
      "CREATE INDEX \"import_row_place_idx\" ON \"import_row\" USING btree (\"company_id\",\"import_id\",\"place_key\") WHERE place_key is not null;",
      "CREATE INDEX \"import_row_model_idx\" ON \"import_row\" USING btree (\"company_id\",\"import_id\",\"model_key\") WHERE model_key is not null and kind = 'device_types';",
      "CREATE INDEX \"import_run_updated_idx\" ON \"import_run\" USING btree (\"updated_at\");"
    ]
  },
  {
    "name": "0003_people",
    "statements": [
      "CREATE TABLE \"audit\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"at\" timestamp(3) with time zone NOT NULL,\n\t\"actor_id\" uuid,\n\t\"actor_name\" text,\n\t\"session_id\" uuid,\n\t\"address\" text,\n\t\"request_id\" text,\n\t\"action\" text NOT NULL,\n\t\"object_kind\" text,\n\t\"object_id\" text,\n\t\"object_name\" text,\n\t\"detail\" jsonb DEFAULT '{}'::jsonb NOT NULL,\n\t\"seq\" bigint,\n\t\"prev_hash\" text,\n\t\"hash\" text,\n\tCONSTRAINT \"audit_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "CREATE TABLE \"audit_head\" (\n\t\"company_id\" uuid PRIMARY KEY NOT NULL,\n\t\"seq\" bigint NOT NULL,\n\t\"hash\" text NOT NULL\n);",
      "CREATE TABLE \"invitation\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"email\" varchar(254) NOT NULL,\n\t\"team_id\" uuid,\n\t\"is_administrator\" boolean DEFAULT false NOT NULL,\n\t\"token_hash\" text NOT NULL,\n\t\"invited_by\" uuid,\n\t\"created_at\" timestamp(3) with time zone NOT NULL,\n\t\"expires_at\" timestamp(3) with time zone NOT NULL,\n\t\"accepted_at\" timestamp(3) with time zone,\n\t\"withdrawn_at\" timestamp(3) with time zone,\n\tCONSTRAINT \"invitation_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "CREATE TABLE \"recovery\" (\n\t\"hash\" text PRIMARY KEY NOT NULL,\n\t\"company_id\" uuid NOT NULL,\n\t\"user_id\" uuid NOT NULL,\n\t\"created_at\" timestamp(3) with time zone NOT NULL,\n\t\"expires_at\" timestamp(3) with time zone NOT NULL\n);",
      "CREATE TABLE \"throttle\" (\n\t\"key\" text PRIMARY KEY NOT NULL,\n\t\"count\" integer NOT NULL,\n\t\"since\" timestamp(3) with time zone NOT NULL,\n\t\"blocked_until\" timestamp(3) with time zone\n);",
      "ALTER TABLE \"batch\" ADD COLUMN \"session_id\" uuid;",
      "ALTER TABLE \"batch\" ADD COLUMN \"address\" text;",
      "ALTER TABLE \"batch\" ADD COLUMN \"request_id\" text;",
      "ALTER TABLE \"team\" ADD COLUMN \"version\" integer DEFAULT 1 NOT NULL;",
      "ALTER TABLE \"user\" ADD COLUMN \"version\" integer DEFAULT 1 NOT NULL;",
      "ALTER TABLE \"session\" ADD COLUMN \"user_agent\" text;",
      "ALTER TABLE \"invitation\" ADD CONSTRAINT \"invitation_company_id_company_id_fk\" FOREIGN KEY (\"company_id\") REFERENCES \"public\".\"company\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"invitation\" ADD CONSTRAINT \"invitation_team_fk\" FOREIGN KEY (\"company_id\",\"team_id\") REFERENCES \"public\".\"team\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"invitation\" ADD CONSTRAINT \"invitation_invited_by_fk\" FOREIGN KEY (\"company_id\",\"invited_by\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"recovery\" ADD CONSTRAINT \"recovery_user_fk\" FOREIGN KEY (\"company_id\",\"user_id\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "CREATE UNIQUE INDEX \"audit_seq_key\" ON \"audit\" USING btree (\"company_id\",\"seq\");",
      "CREATE INDEX \"audit_actor_idx\" ON \"audit\" USING btree (\"company_id\",\"actor_id\",\"id\");",
      "CREATE INDEX \"audit_action_idx\" ON \"audit\" USING btree (\"company_id\",\"action\",\"id\");",
      "CREATE UNIQUE INDEX \"invitation_token_key\" ON \"invitation\" USING btree (\"token_hash\");",
      "CREATE UNIQUE INDEX \"invitation_open_key\" ON \"invitation\" USING btree (\"company_id\",\"email\") WHERE accepted_at is null and withdrawn_at is null;",
      "CREATE INDEX \"invitation_created_idx\" ON \"invitation\" USING btree (\"company_id\",\"created_at\");",
      "CREATE UNIQUE INDEX \"recovery_user_key\" ON \"recovery\" USING btree (\"company_id\",\"user_id\");",
      "CREATE INDEX \"throttle_since_idx\" ON \"throttle\" USING btree (\"since\");"
    ]
  },
  {
    "name": "0004_session_agent",
    "statements": [
      "ALTER TABLE \"session\" DROP COLUMN \"ua_hash\";"
    ]
  },
  {
    "name": "0005_audit_chain",
    "statements": [
      "CREATE FUNCTION audit_text(line audit) RETURNS text LANGUAGE sql STABLE AS $$\n  select jsonb_build_array(\n    line.company_id, line.id, to_char(line.at at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"'),\n    line.actor_id, line.actor_name, line.session_id, line.address, line.request_id, line.action,\n    line.object_kind, line.object_id, line.object_name, line.detail, line.seq)::text\n$$;",
      "CREATE FUNCTION audit_hash(prev text, line audit) RETURNS text LANGUAGE sql STABLE AS $$\n  select encode(sha256(convert_to(prev || audit_text(line), 'UTF8')), 'hex')\n$$;",
      "CREATE FUNCTION audit_chain() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$\ndeclare\n  head audit_head;\n  line audit;\nbegin\n  insert into audit_head (company_id, seq, hash) values (new.company_id, 0, '') on conflict do nothing;\n  select * into head from audit_head where company_id = new.company_id for update;\n  select * into line from audit where company_id = new.company_id and id = new.id;\n  line.seq := head.seq + 1;\n  update audit set seq = line.seq, prev_hash = head.hash, hash = audit_hash(head.hash, line)\n    where company_id = new.company_id and id = new.id\n    returning * into line;\n  update audit_head set seq = line.seq, hash = line.hash where company_id = new.company_id;\n  return null;\nend\n$$;",
      "CREATE CONSTRAINT TRIGGER audit_chain AFTER INSERT ON audit DEFERRABLE INITIALLY DEFERRED\n  FOR EACH ROW EXECUTE FUNCTION audit_chain();",
      "CREATE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql AS $$\nbegin\n  raise exception 'The audit log only grows' using errcode = '42501';\nend\n$$;",
      "CREATE TRIGGER audit_no_update BEFORE UPDATE ON audit FOR EACH ROW WHEN (old.hash is not null)\n  EXECUTE FUNCTION audit_refuse();",
      "CREATE TRIGGER audit_no_delete BEFORE DELETE ON audit FOR EACH ROW EXECUTE FUNCTION audit_refuse();",
      "CREATE TRIGGER audit_no_truncate BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();",
      "CREATE FUNCTION audit_batch() RETURNS trigger LANGUAGE plpgsql AS $$\nbegin\n  insert into audit (company_id, id, at, actor_id, actor_name, session_id, address, request_id, action,\n    object_kind, object_id, detail)\n  values (new.company_id, new.id, new.at, new.actor_id, new.actor_name, new.session_id, new.address, new.request_id,\n    'batch.' || new.kind, 'batch', new.id::text,\n    jsonb_strip_nulls(jsonb_build_object('source', new.source, 'reason', new.reason)));\n  return null;\nend\n$$;",
      "CREATE TRIGGER batch_audit AFTER INSERT ON batch FOR EACH ROW EXECUTE FUNCTION audit_batch();"
    ]
  },
  {
    "name": "0006_super_administrator",
    "statements": [
      "ALTER TABLE \"user\" ADD COLUMN \"is_super\" boolean DEFAULT false NOT NULL;"
    ]
  },
  {
    "name": "0007_audit_time",
    "statements": [
      "CREATE INDEX \"audit_at_idx\" ON \"audit\" USING btree (\"company_id\",\"at\");"
    ]
  },
  {
    "name": "0008_audit_records",
    "statements": [
      "CREATE FUNCTION record_name(company uuid, entity text, entity_id text) RETURNS text LANGUAGE sql STABLE AS $$\n  select case entity\n    when 'asset' then (select name from asset where company_id = company and id = entity_id::uuid)\n    when 'node' then (select name from node where company_id = company and id = entity_id::uuid)\n    when 'brand' then (select name from brand where company_id = company and id = entity_id::uuid)\n    when 'model' then (select name from model where company_id = company and id = entity_id::uuid)\n    when 'asset_type' then entity_id\n  end\n$$;",
      "CREATE OR REPLACE FUNCTION audit_batch() RETURNS trigger LANGUAGE plpgsql AS $$\ndeclare\n  kinds jsonb;\n  kind text := 'batch';\n  record_id text := new.id::text;\n  name text;\n  row_count int;\nbegin\n  select jsonb_object_agg(entity, records) into kinds from (\n    select entity, count(distinct entity_id) as records from history\n    where company_id = new.company_id and batch_id = new.id group by entity\n  ) of_kind;\n  if new.kind = 'import' then\n    -- It goes on in later transactions: what it will have made is known only from its rows.\n    select 'import', id::text, total into kind, record_id, row_count from import_run\n      where company_id = new.company_id and batch_id = new.id;\n    name := new.reason;\n    kinds := null;\n  elsif (select sum(records::int) from jsonb_each_text(kinds) as k(entity, records)) = 1 then\n    select entity, entity_id into kind, record_id from history\n      where company_id = new.company_id and batch_id = new.id limit 1;\n    -- Of a record that an undo takes away, the line of its making still knows the name.\n    name := coalesce(record_name(new.company_id, kind, record_id), (\n      select a.object_name from batch b join audit a on a.company_id = b.company_id and a.id = b.id\n      where b.company_id = new.company_id and b.undone_by = new.id limit 1));\n    kinds := null;\n  end if;\n  insert into audit (company_id, id, at, actor_id, actor_name, session_id, address, request_id, action,\n    object_kind, object_id, object_name, detail)\n  values (new.company_id, new.id, new.at, new.actor_id, new.actor_name, new.session_id, new.address, new.request_id,\n    'batch.' || new.kind, kind, record_id, name,\n    jsonb_strip_nulls(jsonb_build_object('source', new.source, 'reason', new.reason, 'records', kinds, 'rows', row_count)));\n  return null;\nend\n$$;",
      "DROP TRIGGER batch_audit ON batch;",
      "CREATE CONSTRAINT TRIGGER batch_audit AFTER INSERT ON batch DEFERRABLE INITIALLY DEFERRED\n  FOR EACH ROW EXECUTE FUNCTION audit_batch();"
    ]
  }
]
