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
  },
  {
    "name": "0009_files_and_tickets",
    "statements": [
      "CREATE TABLE \"draft\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"user_id\" uuid NOT NULL,\n\t\"form\" text NOT NULL,\n\t\"key\" text NOT NULL,\n\t\"content\" jsonb NOT NULL,\n\t\"updated_at\" timestamp(3) with time zone NOT NULL,\n\tCONSTRAINT \"draft_pk\" PRIMARY KEY(\"company_id\",\"user_id\",\"form\",\"key\")\n);",
      "CREATE TABLE \"file\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"uploaded_by\" uuid NOT NULL,\n\t\"purpose\" text NOT NULL,\n\t\"name\" varchar(255) NOT NULL,\n\t\"media_type\" text NOT NULL,\n\t\"size\" integer NOT NULL,\n\t\"sha256\" text NOT NULL,\n\t\"thumbnail_sha256\" text,\n\t\"thumbnail_size\" integer,\n\t\"width\" integer,\n\t\"height\" integer,\n\t\"created_at\" timestamp(3) with time zone NOT NULL,\n\t\"linked_at\" timestamp(3) with time zone,\n\t\"ticket_id\" uuid,\n\t\"ticket_step\" integer,\n\t\"ticket_entry_id\" uuid,\n\t\"asset_id\" uuid,\n\t\"user_id\" uuid,\n\t\"kind\" text,\n\t\"expires_at\" date,\n\t\"series\" uuid,\n\t\"revision\" integer,\n\t\"version\" integer DEFAULT 1 NOT NULL,\n\tCONSTRAINT \"file_pk\" PRIMARY KEY(\"company_id\",\"id\"),\n\tCONSTRAINT \"file_owner\" CHECK (num_nonnulls(ticket_id, asset_id, user_id) = (case when linked_at is null then 0 else 1 end)),\n\tCONSTRAINT \"file_ticket_part\" CHECK (ticket_id is not null or num_nonnulls(ticket_step, ticket_entry_id) = 0)\n);",
      "CREATE TABLE \"live_event\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"seq\" bigint NOT NULL,\n\t\"user_id\" uuid NOT NULL,\n\t\"object\" text NOT NULL,\n\t\"object_id\" text NOT NULL,\n\t\"at\" timestamp(3) with time zone NOT NULL,\n\tCONSTRAINT \"live_event_pk\" PRIMARY KEY(\"company_id\",\"seq\")\n);",
      "CREATE TABLE \"live_event_counter\" (\n\t\"company_id\" uuid PRIMARY KEY NOT NULL,\n\t\"last\" bigint NOT NULL\n);",
      "CREATE TABLE \"notification\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"user_id\" uuid NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"at\" timestamp(3) with time zone NOT NULL,\n\t\"read_at\" timestamp(3) with time zone,\n\t\"actor_id\" uuid,\n\t\"ticket_id\" uuid,\n\t\"about\" text,\n\t\"detail\" text,\n\tCONSTRAINT \"notification_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "CREATE TABLE \"notification_preference\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"user_id\" uuid NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"in_app\" boolean NOT NULL,\n\t\"by_mail\" boolean NOT NULL,\n\tCONSTRAINT \"notification_preference_pk\" PRIMARY KEY(\"company_id\",\"user_id\",\"kind\")\n);",
      "CREATE TABLE \"ticket\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"number\" integer NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"subject\" text NOT NULL,\n\t\"status\" text DEFAULT 'todo' NOT NULL,\n\t\"priority\" text DEFAULT 'medium' NOT NULL,\n\t\"reporter_id\" uuid NOT NULL,\n\t\"usefulness\" text,\n\t\"desired_features\" text,\n\t\"expected_result\" text,\n\t\"context\" jsonb,\n\t\"answers\" integer DEFAULT 0 NOT NULL,\n\t\"created_at\" timestamp(3) with time zone NOT NULL,\n\t\"last_update\" timestamp(3) with time zone NOT NULL,\n\t\"version\" integer DEFAULT 1 NOT NULL,\n\tCONSTRAINT \"ticket_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "CREATE TABLE \"ticket_counter\" (\n\t\"company_id\" uuid PRIMARY KEY NOT NULL,\n\t\"last\" integer NOT NULL\n);",
      "CREATE TABLE \"ticket_entry\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"ticket_id\" uuid NOT NULL,\n\t\"author_id\" uuid NOT NULL,\n\t\"at\" timestamp(3) with time zone NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"text\" text,\n\t\"from\" text,\n\t\"to\" text,\n\tCONSTRAINT \"ticket_entry_pk\" PRIMARY KEY(\"company_id\",\"id\"),\n\tCONSTRAINT \"ticket_entry_ticket_key\" UNIQUE(\"company_id\",\"ticket_id\",\"id\")\n);",
      "CREATE TABLE \"ticket_step\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"ticket_id\" uuid NOT NULL,\n\t\"number\" integer NOT NULL,\n\t\"text\" text NOT NULL,\n\tCONSTRAINT \"ticket_step_pk\" PRIMARY KEY(\"company_id\",\"ticket_id\",\"number\")\n);",
      "ALTER TABLE \"draft\" ADD CONSTRAINT \"draft_user_fk\" FOREIGN KEY (\"company_id\",\"user_id\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"file\" ADD CONSTRAINT \"file_company_id_company_id_fk\" FOREIGN KEY (\"company_id\") REFERENCES \"public\".\"company\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"file\" ADD CONSTRAINT \"file_uploaded_by_fk\" FOREIGN KEY (\"company_id\",\"uploaded_by\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"file\" ADD CONSTRAINT \"file_ticket_fk\" FOREIGN KEY (\"company_id\",\"ticket_id\") REFERENCES \"public\".\"ticket\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"file\" ADD CONSTRAINT \"file_ticket_step_fk\" FOREIGN KEY (\"company_id\",\"ticket_id\",\"ticket_step\") REFERENCES \"public\".\"ticket_step\"(\"company_id\",\"ticket_id\",\"number\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"file\" ADD CONSTRAINT \"file_ticket_entry_fk\" FOREIGN KEY (\"company_id\",\"ticket_id\",\"ticket_entry_id\") REFERENCES \"public\".\"ticket_entry\"(\"company_id\",\"ticket_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"file\" ADD CONSTRAINT \"file_asset_fk\" FOREIGN KEY (\"company_id\",\"asset_id\") REFERENCES \"public\".\"asset\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"file\" ADD CONSTRAINT \"file_user_fk\" FOREIGN KEY (\"company_id\",\"user_id\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"live_event\" ADD CONSTRAINT \"live_event_user_fk\" FOREIGN KEY (\"company_id\",\"user_id\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"live_event_counter\" ADD CONSTRAINT \"live_event_counter_company_id_company_id_fk\" FOREIGN KEY (\"company_id\") REFERENCES \"public\".\"company\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"notification\" ADD CONSTRAINT \"notification_user_fk\" FOREIGN KEY (\"company_id\",\"user_id\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"notification\" ADD CONSTRAINT \"notification_actor_fk\" FOREIGN KEY (\"company_id\",\"actor_id\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"notification\" ADD CONSTRAINT \"notification_ticket_fk\" FOREIGN KEY (\"company_id\",\"ticket_id\") REFERENCES \"public\".\"ticket\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"notification_preference\" ADD CONSTRAINT \"notification_preference_user_fk\" FOREIGN KEY (\"company_id\",\"user_id\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"ticket\" ADD CONSTRAINT \"ticket_company_id_company_id_fk\" FOREIGN KEY (\"company_id\") REFERENCES \"public\".\"company\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"ticket\" ADD CONSTRAINT \"ticket_reporter_fk\" FOREIGN KEY (\"company_id\",\"reporter_id\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"ticket_counter\" ADD CONSTRAINT \"ticket_counter_company_id_company_id_fk\" FOREIGN KEY (\"company_id\") REFERENCES \"public\".\"company\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"ticket_entry\" ADD CONSTRAINT \"ticket_entry_ticket_fk\" FOREIGN KEY (\"company_id\",\"ticket_id\") REFERENCES \"public\".\"ticket\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"ticket_entry\" ADD CONSTRAINT \"ticket_entry_author_fk\" FOREIGN KEY (\"company_id\",\"author_id\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"ticket_step\" ADD CONSTRAINT \"ticket_step_ticket_fk\" FOREIGN KEY (\"company_id\",\"ticket_id\") REFERENCES \"public\".\"ticket\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "CREATE INDEX \"draft_updated_idx\" ON \"draft\" USING btree (\"updated_at\");",
      "CREATE INDEX \"file_sha256_idx\" ON \"file\" USING btree (\"sha256\");",
      "CREATE INDEX \"file_thumbnail_idx\" ON \"file\" USING btree (\"thumbnail_sha256\");",
      "CREATE INDEX \"file_pending_idx\" ON \"file\" USING btree (\"company_id\",\"uploaded_by\") WHERE linked_at is null;",
      "CREATE INDEX \"file_ticket_idx\" ON \"file\" USING btree (\"company_id\",\"ticket_id\") WHERE ticket_id is not null;",
      "CREATE INDEX \"file_asset_idx\" ON \"file\" USING btree (\"company_id\",\"asset_id\") WHERE asset_id is not null;",
      "CREATE UNIQUE INDEX \"file_avatar_key\" ON \"file\" USING btree (\"company_id\",\"user_id\") WHERE user_id is not null;",
      "CREATE UNIQUE INDEX \"file_revision_key\" ON \"file\" USING btree (\"company_id\",\"series\",\"revision\");",
      "CREATE INDEX \"live_event_at_idx\" ON \"live_event\" USING btree (\"at\");",
      "CREATE INDEX \"notification_user_idx\" ON \"notification\" USING btree (\"company_id\",\"user_id\",\"id\");",
      "CREATE INDEX \"notification_unread_idx\" ON \"notification\" USING btree (\"company_id\",\"user_id\") WHERE read_at is null;",
      "CREATE UNIQUE INDEX \"ticket_number_key\" ON \"ticket\" USING btree (\"company_id\",\"number\");",
      "CREATE INDEX \"ticket_reporter_idx\" ON \"ticket\" USING btree (\"company_id\",\"reporter_id\",\"number\");",
      "CREATE INDEX \"ticket_update_idx\" ON \"ticket\" USING btree (\"company_id\",\"last_update\",\"id\");"
    ]
  },
  {
    "name": "0010_asset_filters",
    "statements": [
      "DROP INDEX \"asset_brand_idx\";",
      "ALTER TABLE \"asset\" ADD COLUMN \"purchase_month\" integer GENERATED ALWAYS AS ((extract(year from purchase_date) * 12 + extract(month from purchase_date) - 1)::integer) STORED;",
      "ALTER TABLE \"asset\" ADD COLUMN \"warranty_month\" integer GENERATED ALWAYS AS ((extract(year from warranty_date) * 12 + extract(month from warranty_date) - 1)::integer) STORED;",
      "ALTER TABLE \"asset\" ADD COLUMN \"registration_month\" integer GENERATED ALWAYS AS ((extract(year from registration_date) * 12 + extract(month from registration_date) - 1)::integer) STORED;",
      "ALTER TABLE \"asset\" ADD COLUMN \"termination_month\" integer GENERATED ALWAYS AS ((extract(year from termination_date) * 12 + extract(month from termination_date) - 1)::integer) STORED;",
      "CREATE INDEX \"asset_process_idx\" ON \"asset\" USING btree (\"company_id\",\"process\",\"last_update\",\"id\") WHERE process is not null;",
      "CREATE INDEX \"asset_purchase_idx\" ON \"asset\" USING btree (\"company_id\",\"purchase_month\",\"last_update\",\"id\",\"purchase_date\");",
      "CREATE INDEX \"asset_warranty_idx\" ON \"asset\" USING btree (\"company_id\",\"warranty_month\",\"last_update\",\"id\",\"warranty_date\");",
      "CREATE INDEX \"asset_registration_idx\" ON \"asset\" USING btree (\"company_id\",\"registration_month\",\"last_update\",\"id\",\"registration_date\");",
      "CREATE INDEX \"asset_termination_idx\" ON \"asset\" USING btree (\"company_id\",\"termination_month\",\"last_update\",\"id\",\"termination_date\") WHERE termination_month is not null;",
      "CREATE INDEX \"asset_no_serial_idx\" ON \"asset\" USING btree (\"company_id\",\"last_update\",\"id\") WHERE serial_number is null;",
      "CREATE INDEX \"asset_no_hostname_idx\" ON \"asset\" USING btree (\"company_id\",\"last_update\",\"id\") WHERE hostname is null;",
      "CREATE INDEX \"asset_brand_idx\" ON \"asset\" USING btree (\"company_id\",\"brand_id\",\"last_update\",\"id\");"
    ]
  },
  {
    "name": "0011_catalogue",
    "statements": [
      "ALTER TABLE \"file\" DROP CONSTRAINT \"file_owner\";",
      "ALTER TABLE \"file\" ADD COLUMN \"brand_id\" uuid;",
      "ALTER TABLE \"file\" ADD COLUMN \"model_id\" uuid;",
      "ALTER TABLE \"file\" ADD COLUMN \"side\" text;",
      "ALTER TABLE \"asset_type\" ADD COLUMN \"maintenance_days\" integer;",
      "ALTER TABLE \"asset_type\" ADD COLUMN \"hidden\" boolean DEFAULT false NOT NULL;",
      "ALTER TABLE \"asset_type\" ADD COLUMN \"version\" integer DEFAULT 1 NOT NULL;",
      "ALTER TABLE \"brand\" ADD COLUMN \"aliases\" jsonb DEFAULT '[]'::jsonb NOT NULL;",
      "ALTER TABLE \"brand\" ADD COLUMN \"website\" text;",
      "ALTER TABLE \"brand\" ADD COLUMN \"support_phone\" text;",
      "ALTER TABLE \"brand\" ADD COLUMN \"support_portal\" text;",
      "ALTER TABLE \"brand\" ADD COLUMN \"notes\" text;",
      "ALTER TABLE \"brand\" ADD COLUMN \"alias_keys\" jsonb DEFAULT '[]'::jsonb NOT NULL;",
      "ALTER TABLE \"brand\" ADD COLUMN \"version\" integer DEFAULT 1 NOT NULL;",
      "ALTER TABLE \"model\" ADD COLUMN \"width\" text;",
      "ALTER TABLE \"model\" ADD COLUMN \"depth_mm\" integer;",
      "ALTER TABLE \"model\" ADD COLUMN \"weight_kg\" numeric(9, 3);",
      "ALTER TABLE \"model\" ADD COLUMN \"rated_w\" integer;",
      "ALTER TABLE \"model\" ADD COLUMN \"budget_w\" integer;",
      "ALTER TABLE \"model\" ADD COLUMN \"heat_w\" integer;",
      "ALTER TABLE \"model\" ADD COLUMN \"psu_count\" integer;",
      "ALTER TABLE \"model\" ADD COLUMN \"psu_redundancy\" text;",
      "ALTER TABLE \"model\" ADD COLUMN \"inlet\" text;",
      "ALTER TABLE \"model\" ADD COLUMN \"airflow\" text;",
      "ALTER TABLE \"model\" ADD COLUMN \"air_flow_m3h\" integer;",
      "ALTER TABLE \"model\" ADD COLUMN \"temp_min_c\" integer;",
      "ALTER TABLE \"model\" ADD COLUMN \"temp_max_c\" integer;",
      "ALTER TABLE \"model\" ADD COLUMN \"ports\" jsonb DEFAULT '[]'::jsonb NOT NULL;",
      "ALTER TABLE \"model\" ADD COLUMN \"slots\" jsonb DEFAULT '[]'::jsonb NOT NULL;",
      "ALTER TABLE \"model\" ADD COLUMN \"eol_date\" date;",
      "ALTER TABLE \"model\" ADD COLUMN \"eos_date\" date;",
      "ALTER TABLE \"model\" ADD COLUMN \"notes\" text;",
      "ALTER TABLE \"model\" ADD COLUMN \"lifecycle\" text DEFAULT 'draft' NOT NULL;",
      "ALTER TABLE \"model\" ADD COLUMN \"source\" text DEFAULT 'manual' NOT NULL;",
      "ALTER TABLE \"model\" ADD COLUMN \"source_revision\" text;",
      "ALTER TABLE \"model\" ADD COLUMN \"version\" integer DEFAULT 1 NOT NULL;",
      "ALTER TABLE \"file\" ADD CONSTRAINT \"file_brand_fk\" FOREIGN KEY (\"company_id\",\"brand_id\") REFERENCES \"public\".\"brand\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"file\" ADD CONSTRAINT \"file_model_fk\" FOREIGN KEY (\"company_id\",\"model_id\") REFERENCES \"public\".\"model\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "CREATE UNIQUE INDEX \"file_logo_key\" ON \"file\" USING btree (\"company_id\",\"brand_id\") WHERE brand_id is not null;",
      "CREATE UNIQUE INDEX \"file_side_key\" ON \"file\" USING btree (\"company_id\",\"model_id\",\"side\") WHERE model_id is not null;",
      "CREATE INDEX \"model_name_idx\" ON \"model\" USING btree (\"company_id\",\"name_key\",\"id\");",
      "CREATE INDEX \"model_type_idx\" ON \"model\" USING btree (\"company_id\",\"asset_type\",\"name_key\",\"id\");",
      "CREATE INDEX \"model_eol_idx\" ON \"model\" USING btree (\"company_id\",\"eol_date\") WHERE eol_date is not null;",
      "ALTER TABLE \"file\" ADD CONSTRAINT \"file_side\" CHECK ((model_id is null) = (side is null));",
      "ALTER TABLE \"file\" ADD CONSTRAINT \"file_owner\" CHECK (num_nonnulls(ticket_id, asset_id, user_id, brand_id, model_id) = (case when linked_at is null then 0 else 1 end));",
      "UPDATE \"asset_type\" t SET \"maintenance_days\" = d.days FROM (VALUES\n  ('TAP', 365), ('RCK', 365), ('PDU', 365), ('RPP', 365), ('UPS', 182), ('BAT', 91), ('GEN', 30), ('ATS', 182),\n  ('TRF', 365), ('CRC', 91), ('INR', 91), ('CHL', 91), ('PMP', 182), ('SEN', 365), ('FIR', 182), ('SEC', 182)\n) d(code, days) WHERE t.code = d.code AND t.name IS NULL;",
      "CREATE FUNCTION deleted_name(company uuid, of_entity text, of_id text) RETURNS text LANGUAGE sql STABLE AS $$\n  select h.\"from\"->>'name' from history h\n  where h.company_id = company and h.entity = of_entity and h.entity_id = of_id and h.action = 'delete'\n  order by h.id desc limit 1\n$$;",
      "CREATE OR REPLACE FUNCTION record_name(company uuid, entity text, entity_id text) RETURNS text LANGUAGE sql STABLE AS $$\n  select case entity\n    when 'asset' then (select name from asset where company_id = company and id = entity_id::uuid)\n    when 'node' then (select name from node where company_id = company and id = entity_id::uuid)\n    when 'brand' then coalesce((select name from brand where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))\n    when 'model' then coalesce((select name from model where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))\n    when 'asset_type' then entity_id\n  end\n$$;"
    ]
  },
  {
    "name": "0012_nomenclature_and_tags",
    "statements": [
      "CREATE TABLE \"asset_alias\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"code_key\" text collate \"C\" NOT NULL,\n\t\"code\" text NOT NULL,\n\t\"asset_id\" uuid NOT NULL,\n\tCONSTRAINT \"asset_alias_pk\" PRIMARY KEY(\"company_id\",\"code_key\")\n);",
      "CREATE TABLE \"nomenclature\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"asset_type\" text,\n\t\"template\" text NOT NULL,\n\t\"scope\" jsonb NOT NULL,\n\t\"stand_in\" text,\n\t\"hand_typed\" text NOT NULL,\n\t\"version\" integer DEFAULT 1 NOT NULL,\n\tCONSTRAINT \"nomenclature_pk\" PRIMARY KEY(\"company_id\",\"id\"),\n\tCONSTRAINT \"nomenclature_type_key\" UNIQUE NULLS NOT DISTINCT(\"company_id\",\"asset_type\")\n);",
      "CREATE TABLE \"asset_tag\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"asset_id\" uuid NOT NULL,\n\t\"tag_id\" uuid NOT NULL,\n\tCONSTRAINT \"asset_tag_pk\" PRIMARY KEY(\"company_id\",\"asset_id\",\"tag_id\")\n);",
      "CREATE TABLE \"tag\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"name\" text NOT NULL,\n\t\"colour\" text NOT NULL,\n\t\"scope\" text NOT NULL,\n\t\"version\" integer DEFAULT 1 NOT NULL,\n\t\"name_key\" text collate \"C\" GENERATED ALWAYS AS (lower(name)) STORED,\n\tCONSTRAINT \"tag_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "CREATE TABLE \"tag_counter\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"tag_id\" uuid NOT NULL,\n\t\"count\" integer NOT NULL,\n\tCONSTRAINT \"tag_counter_pk\" PRIMARY KEY(\"company_id\",\"tag_id\")\n);",
      "ALTER TABLE \"asset\" ADD COLUMN \"former_codes\" text;",
      "ALTER TABLE \"asset\" drop column \"search\";",
      "ALTER TABLE \"asset\" ADD COLUMN \"search\" text collate \"C\" GENERATED ALWAYS AS (lower(name || chr(10) || code || chr(10) || coalesce(hostname, '') || chr(10) || coalesce(serial_number, '') || chr(10) || coalesce(former_codes, ''))) STORED;",
      "ALTER TABLE \"asset_alias\" ADD CONSTRAINT \"asset_alias_asset_fk\" FOREIGN KEY (\"company_id\",\"asset_id\") REFERENCES \"public\".\"asset\"(\"company_id\",\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"nomenclature\" ADD CONSTRAINT \"nomenclature_company_id_company_id_fk\" FOREIGN KEY (\"company_id\") REFERENCES \"public\".\"company\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"nomenclature\" ADD CONSTRAINT \"nomenclature_asset_type_fk\" FOREIGN KEY (\"company_id\",\"asset_type\") REFERENCES \"public\".\"asset_type\"(\"company_id\",\"code\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"asset_tag\" ADD CONSTRAINT \"asset_tag_asset_fk\" FOREIGN KEY (\"company_id\",\"asset_id\") REFERENCES \"public\".\"asset\"(\"company_id\",\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"asset_tag\" ADD CONSTRAINT \"asset_tag_tag_fk\" FOREIGN KEY (\"company_id\",\"tag_id\") REFERENCES \"public\".\"tag\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"tag\" ADD CONSTRAINT \"tag_company_id_company_id_fk\" FOREIGN KEY (\"company_id\") REFERENCES \"public\".\"company\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"tag_counter\" ADD CONSTRAINT \"tag_counter_tag_fk\" FOREIGN KEY (\"company_id\",\"tag_id\") REFERENCES \"public\".\"tag\"(\"company_id\",\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE INDEX \"asset_alias_asset_idx\" ON \"asset_alias\" USING btree (\"company_id\",\"asset_id\");",
      "CREATE INDEX \"asset_tag_tag_idx\" ON \"asset_tag\" USING btree (\"company_id\",\"tag_id\",\"asset_id\");",
      "CREATE UNIQUE INDEX \"tag_name_key\" ON \"tag\" USING btree (\"company_id\",\"name_key\");",
      "CREATE INDEX \"asset_search_idx\" ON \"asset\" USING gin (\"search\" gin_trgm_ops);"
    ]
  },
  {
    "name": "0013_nomenclature_and_tag_rules",
    "statements": [
      "INSERT INTO nomenclature (company_id, id, asset_type, template, scope, hand_typed)\n  SELECT id, gen_random_uuid(), null, '{type}-{seq|pad:6}', '[\"type\"]', 'free' FROM company;",
      "CREATE FUNCTION keep_former_codes() RETURNS trigger LANGUAGE plpgsql AS $$\nbegin\n  update asset a set former_codes = (\n    select string_agg(l.code, chr(10) order by l.code_key) from asset_alias l\n    where l.company_id = a.company_id and l.asset_id = a.id\n  ) from (select distinct company_id, asset_id from changed) c\n  where a.company_id = c.company_id and a.id = c.asset_id;\n  return null;\nend\n$$;",
      "CREATE TRIGGER asset_alias_added AFTER INSERT ON asset_alias REFERENCING NEW TABLE AS changed\n  FOR EACH STATEMENT EXECUTE FUNCTION keep_former_codes();",
      "CREATE TRIGGER asset_alias_removed AFTER DELETE ON asset_alias REFERENCING OLD TABLE AS changed\n  FOR EACH STATEMENT EXECUTE FUNCTION keep_former_codes();",
      "CREATE FUNCTION refuse_former_codes() RETURNS trigger LANGUAGE plpgsql AS $$\nbegin\n  -- Looked up after any waiting for the code itself, so that a code given up meanwhile is seen.\n  if exists (\n    select from made m join asset_alias l\n      on l.company_id = m.company_id and l.code_key = m.code_key and l.asset_id <> m.id\n  ) then\n    raise exception 'a former code of another asset' using errcode = 'unique_violation', constraint = 'asset_code_key';\n  end if;\n  return null;\nend\n$$;",
      "CREATE TRIGGER asset_code_made AFTER INSERT ON asset REFERENCING NEW TABLE AS made\n  FOR EACH STATEMENT EXECUTE FUNCTION refuse_former_codes();",
      "CREATE FUNCTION refuse_former_code() RETURNS trigger LANGUAGE plpgsql AS $$\nbegin\n  if exists (\n    select from asset_alias l\n    where l.company_id = new.company_id and l.code_key = new.code_key and l.asset_id <> new.id\n  ) then\n    raise exception 'a former code of another asset' using errcode = 'unique_violation', constraint = 'asset_code_key';\n  end if;\n  return null;\nend\n$$;",
      "CREATE TRIGGER asset_code_changed AFTER UPDATE OF code ON asset FOR EACH ROW\n  WHEN (old.code_key IS DISTINCT FROM new.code_key) EXECUTE FUNCTION refuse_former_code();",
      "CREATE FUNCTION count_tags() RETURNS trigger LANGUAGE plpgsql AS $$\nbegin\n  insert into tag_counter (company_id, tag_id, count)\n    select company_id, tag_id, case tg_op when 'INSERT' then count(*) else -count(*) end\n    from changed group by company_id, tag_id order by company_id, tag_id\n  on conflict (company_id, tag_id) do update set count = tag_counter.count + excluded.count;\n  return null;\nend\n$$;",
      "CREATE TRIGGER asset_tag_added AFTER INSERT ON asset_tag REFERENCING NEW TABLE AS changed\n  FOR EACH STATEMENT EXECUTE FUNCTION count_tags();",
      "CREATE TRIGGER asset_tag_removed AFTER DELETE ON asset_tag REFERENCING OLD TABLE AS changed\n  FOR EACH STATEMENT EXECUTE FUNCTION count_tags();",
      "CREATE OR REPLACE FUNCTION record_name(company uuid, entity text, entity_id text) RETURNS text LANGUAGE sql STABLE AS $$\n  select case entity\n    when 'asset' then (select name from asset where company_id = company and id = entity_id::uuid)\n    when 'node' then (select name from node where company_id = company and id = entity_id::uuid)\n    when 'brand' then coalesce((select name from brand where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))\n    when 'model' then coalesce((select name from model where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))\n    when 'tag' then coalesce((select name from tag where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))\n    when 'asset_type' then entity_id\n  end\n$$;"
    ]
  },
  {
    "name": "0014_live_assets",
    "statements": [
      "ALTER TABLE \"live_event\" ALTER COLUMN \"user_id\" DROP NOT NULL;",
      "ALTER TABLE \"file\" ADD COLUMN \"caption\" varchar(200);",
      "ALTER TABLE \"file\" ADD COLUMN \"position\" integer DEFAULT 0 NOT NULL;",
      "ALTER TABLE \"file\" ADD COLUMN \"removed_at\" timestamp(3) with time zone;",
      "ALTER TABLE \"live_event\" ADD COLUMN \"records\" jsonb;",
      "ALTER TABLE \"live_event\" ADD CONSTRAINT \"live_event_company_id_company_id_fk\" FOREIGN KEY (\"company_id\") REFERENCES \"public\".\"company\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"file\" ADD CONSTRAINT \"file_removed\" CHECK (removed_at is null or asset_id is not null);",
      "CREATE OR REPLACE FUNCTION audit_batch() RETURNS trigger LANGUAGE plpgsql AS $$\ndeclare\n  kinds jsonb;\n  kind text := 'batch';\n  record_id text := new.id::text;\n  name text;\n  row_count int;\nbegin\n  -- What was done with files has a line of its own, which says more.\n  if new.kind = 'files' then\n    return null;\n  end if;\n  select jsonb_object_agg(entity, records) into kinds from (\n    select entity, count(distinct entity_id) as records from history\n    where company_id = new.company_id and batch_id = new.id group by entity\n  ) of_kind;\n  if new.kind = 'import' then\n    -- It goes on in later transactions: what it will have made is known only from its rows.\n    select 'import', id::text, total into kind, record_id, row_count from import_run\n      where company_id = new.company_id and batch_id = new.id;\n    name := new.reason;\n    kinds := null;\n  elsif (select sum(records::int) from jsonb_each_text(kinds) as k(entity, records)) = 1 then\n    select entity, entity_id into kind, record_id from history\n      where company_id = new.company_id and batch_id = new.id limit 1;\n    -- Of a record that an undo takes away, the line of its making still knows the name.\n    name := coalesce(record_name(new.company_id, kind, record_id), (\n      select a.object_name from batch b join audit a on a.company_id = b.company_id and a.id = b.id\n      where b.company_id = new.company_id and b.undone_by = new.id limit 1));\n    kinds := null;\n  end if;\n  insert into audit (company_id, id, at, actor_id, actor_name, session_id, address, request_id, action,\n    object_kind, object_id, object_name, detail)\n  values (new.company_id, new.id, new.at, new.actor_id, new.actor_name, new.session_id, new.address, new.request_id,\n    'batch.' || new.kind, kind, record_id, name,\n    jsonb_strip_nulls(jsonb_build_object('source', new.source, 'reason', new.reason, 'records', kinds, 'rows', row_count)));\n  return null;\nend\n$$;"
    ]
  },
  {
    "name": "0015_saved_views",
    "statements": [
      "CREATE TABLE \"default_view\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"user_id\" uuid NOT NULL,\n\t\"entity\" text NOT NULL,\n\t\"view_id\" uuid NOT NULL,\n\tCONSTRAINT \"default_view_pk\" PRIMARY KEY(\"company_id\",\"user_id\",\"entity\")\n);",
      "CREATE TABLE \"saved_view\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"entity\" text NOT NULL,\n\t\"owner_id\" uuid NOT NULL,\n\t\"name\" text NOT NULL,\n\t\"name_key\" text collate \"C\" NOT NULL,\n\t\"settings\" jsonb NOT NULL,\n\t\"team_id\" uuid,\n\t\"updated_at\" timestamp(3) with time zone NOT NULL,\n\t\"version\" integer DEFAULT 1 NOT NULL,\n\tCONSTRAINT \"saved_view_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "ALTER TABLE \"default_view\" ADD CONSTRAINT \"default_view_user_fk\" FOREIGN KEY (\"company_id\",\"user_id\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"default_view\" ADD CONSTRAINT \"default_view_view_fk\" FOREIGN KEY (\"company_id\",\"view_id\") REFERENCES \"public\".\"saved_view\"(\"company_id\",\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"saved_view\" ADD CONSTRAINT \"saved_view_owner_fk\" FOREIGN KEY (\"company_id\",\"owner_id\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"saved_view\" ADD CONSTRAINT \"saved_view_team_fk\" FOREIGN KEY (\"company_id\",\"team_id\") REFERENCES \"public\".\"team\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "CREATE INDEX \"default_view_view_idx\" ON \"default_view\" USING btree (\"company_id\",\"view_id\");",
      "CREATE UNIQUE INDEX \"saved_view_name_key\" ON \"saved_view\" USING btree (\"company_id\",\"owner_id\",\"entity\",\"name_key\");",
      "CREATE INDEX \"saved_view_team_idx\" ON \"saved_view\" USING btree (\"company_id\",\"team_id\");"
    ]
  },
  {
    "name": "0016_asset_life",
    "statements": [
      "CREATE TABLE \"erasure\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"asset_id\" uuid NOT NULL,\n\t\"batch_id\" uuid NOT NULL,\n\t\"method\" text NOT NULL,\n\t\"media_serial\" text NOT NULL,\n\t\"operator\" text NOT NULL,\n\t\"erased_on\" date NOT NULL,\n\t\"verification\" text NOT NULL,\n\t\"destination\" text,\n\t\"recorded_at\" timestamp(3) with time zone NOT NULL,\n\tCONSTRAINT \"erasure_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "ALTER TABLE \"asset\" ADD COLUMN \"received_at\" timestamp(3) with time zone;",
      "ALTER TABLE \"asset\" ADD COLUMN \"installed_at\" timestamp(3) with time zone;",
      "ALTER TABLE \"asset\" ADD COLUMN \"activated_at\" timestamp(3) with time zone;",
      "ALTER TABLE \"asset\" ADD COLUMN \"powered_off_at\" timestamp(3) with time zone;",
      "ALTER TABLE \"batch\" ADD COLUMN \"category\" text;",
      "ALTER TABLE \"placement\" ADD COLUMN \"batch_id\" uuid;",
      "ALTER TABLE \"erasure\" ADD CONSTRAINT \"erasure_asset_fk\" FOREIGN KEY (\"company_id\",\"asset_id\") REFERENCES \"public\".\"asset\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"erasure\" ADD CONSTRAINT \"erasure_batch_fk\" FOREIGN KEY (\"company_id\",\"batch_id\") REFERENCES \"public\".\"batch\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "CREATE INDEX \"erasure_asset_idx\" ON \"erasure\" USING btree (\"company_id\",\"asset_id\",\"id\");",
      "CREATE INDEX \"erasure_batch_idx\" ON \"erasure\" USING btree (\"company_id\",\"batch_id\");",
      "ALTER TABLE \"placement\" ADD CONSTRAINT \"placement_batch_fk\" FOREIGN KEY (\"company_id\",\"batch_id\") REFERENCES \"public\".\"batch\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "CREATE UNIQUE INDEX \"placement_planned_key\" ON \"placement\" USING btree (\"company_id\",\"asset_id\") WHERE source = 'planned';",
      "ALTER TABLE \"asset\" ADD CONSTRAINT \"asset_closed_is_decommissioned\" CHECK (termination_date is null or status = 'decommissioning');"
    ]
  },
  {
    "name": "0017_tags_in_order",
    "statements": [
      "DROP INDEX \"asset_tag_tag_idx\";",
      "ALTER TABLE \"asset_tag\" ADD COLUMN \"last_update\" timestamp(3) with time zone;",
      "UPDATE \"asset_tag\" t SET \"last_update\" = a.\"last_update\" FROM \"asset\" a WHERE a.\"company_id\" = t.\"company_id\" AND a.\"id\" = t.\"asset_id\";",
      "ALTER TABLE \"asset_tag\" ALTER COLUMN \"last_update\" SET NOT NULL;",
      "CREATE INDEX \"asset_tag_tag_idx\" ON \"asset_tag\" USING btree (\"company_id\",\"tag_id\",\"last_update\",\"asset_id\");",
      "CREATE FUNCTION keep_tags_in_order() RETURNS trigger LANGUAGE plpgsql AS $$\nbegin\n  update asset_tag t set last_update = c.last_update from changed c\n  where t.company_id = c.company_id and t.asset_id = c.id and t.last_update <> c.last_update;\n  return null;\nend\n$$;",
      "CREATE TRIGGER asset_updated AFTER UPDATE ON asset REFERENCING NEW TABLE AS changed\n  FOR EACH STATEMENT EXECUTE FUNCTION keep_tags_in_order();"
    ]
  },
  {
    "name": "0018_import_updates",
    "statements": [
      "ALTER TABLE \"import_row\" ADD COLUMN \"asset_id\" uuid;",
      "ALTER TABLE \"import_row\" ADD COLUMN \"changes\" jsonb;",
      "ALTER TABLE \"import_run\" ADD COLUMN \"updated\" integer DEFAULT 0 NOT NULL;",
      "CREATE INDEX \"import_row_asset_idx\" ON \"import_row\" USING btree (\"company_id\",\"import_id\",\"asset_id\") WHERE asset_id is not null;"
    ]
  },
  {
    "name": "0019_record_imports",
    "statements": [
      "CREATE OR REPLACE FUNCTION record_name(company uuid, entity text, entity_id text) RETURNS text LANGUAGE sql STABLE AS $$\n  select case entity\n    when 'asset' then (select name from asset where company_id = company and id = entity_id::uuid)\n    when 'node' then (select name from node where company_id = company and id = entity_id::uuid)\n    when 'brand' then coalesce((select name from brand where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))\n    when 'model' then coalesce((select name from model where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))\n    when 'tag' then coalesce((select name from tag where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))\n    when 'team' then (select name from principal where company_id = company and id = entity_id::uuid)\n    when 'asset_type' then entity_id\n  end\n$$;",
      "CREATE OR REPLACE FUNCTION audit_batch() RETURNS trigger LANGUAGE plpgsql AS $$\ndeclare\n  kinds jsonb;\n  kind text := 'batch';\n  record_id text := new.id::text;\n  name text;\n  row_count int;\nbegin\n  -- What was done with files has a line of its own, which says more.\n  if new.kind = 'files' then\n    return null;\n  end if;\n  select jsonb_object_agg(entity, records) into kinds from (\n    select entity, count(distinct entity_id) as records from history\n    where company_id = new.company_id and batch_id = new.id group by entity\n  ) of_kind;\n  if new.kind = 'import' and exists (select from import_run where company_id = new.company_id and batch_id = new.id) then\n    -- It goes on in later transactions: what it will have made is known only from its rows.\n    select 'import', id::text, total into kind, record_id, row_count from import_run\n      where company_id = new.company_id and batch_id = new.id;\n    name := new.reason;\n    kinds := null;\n  elsif (select sum(records::int) from jsonb_each_text(kinds) as k(entity, records)) = 1 then\n    select entity, entity_id into kind, record_id from history\n      where company_id = new.company_id and batch_id = new.id limit 1;\n    -- Of a record that an undo takes away, the line of its making still knows the name.\n    name := coalesce(record_name(new.company_id, kind, record_id), (\n      select a.object_name from batch b join audit a on a.company_id = b.company_id and a.id = b.id\n      where b.company_id = new.company_id and b.undone_by = new.id limit 1));\n    kinds := null;\n  end if;\n  insert into audit (company_id, id, at, actor_id, actor_name, session_id, address, request_id, action,\n    object_kind, object_id, object_name, detail)\n  values (new.company_id, new.id, new.at, new.actor_id, new.actor_name, new.session_id, new.address, new.request_id,\n    'batch.' || new.kind, kind, record_id, name,\n    jsonb_strip_nulls(jsonb_build_object('source', new.source, 'reason', new.reason, 'records', kinds, 'rows', row_count)));\n  return null;\nend\n$$;"
    ]
  },
  {
    "name": "0020_place_facts",
    "statements": [
      "ALTER TABLE \"node\" ADD COLUMN \"address\" text;",
      "ALTER TABLE \"node\" ADD COLUMN \"city\" text;",
      "ALTER TABLE \"node\" ADD COLUMN \"country\" text;",
      "ALTER TABLE \"node\" ADD COLUMN \"timezone\" text;",
      "ALTER TABLE \"node\" ADD COLUMN \"tier\" text;",
      "ALTER TABLE \"node\" ADD COLUMN \"commissioning_date\" date;",
      "ALTER TABLE \"node\" ADD COLUMN \"total_floor_area_m2\" numeric(12, 3);",
      "ALTER TABLE \"node\" ADD COLUMN \"computer_room_area_m2\" numeric(12, 3);",
      "ALTER TABLE \"node\" ADD COLUMN \"it_power_design_kw\" numeric(12, 3);",
      "ALTER TABLE \"node\" ADD COLUMN \"utility_power_kw\" numeric(12, 3);",
      "ALTER TABLE \"node\" ADD COLUMN \"generator_capacity_kw\" numeric(12, 3);",
      "ALTER TABLE \"node\" ADD COLUMN \"generator_autonomy_h\" numeric(12, 3);",
      "ALTER TABLE \"node\" ADD COLUMN \"ups_topology\" text;",
      "ALTER TABLE \"node\" ADD COLUMN \"cooling_design_kw\" numeric(12, 3);",
      "ALTER TABLE \"node\" ADD COLUMN \"design_pue\" numeric(12, 3);",
      "ALTER TABLE \"node\" ADD COLUMN \"level\" integer;",
      "ALTER TABLE \"node\" ADD COLUMN \"floor_to_slab_mm\" integer;",
      "ALTER TABLE \"node\" ADD COLUMN \"raised_floor_mm\" integer;",
      "ALTER TABLE \"node\" ADD COLUMN \"kind\" text;",
      "ALTER TABLE \"node\" ADD COLUMN \"width_mm\" integer;",
      "ALTER TABLE \"node\" ADD COLUMN \"depth_mm\" integer;",
      "ALTER TABLE \"node\" ADD COLUMN \"height_mm\" integer;",
      "ALTER TABLE \"node\" ADD COLUMN \"tile_size_mm\" integer;",
      "ALTER TABLE \"node\" ADD COLUMN \"max_floor_load_kg_m2\" integer;",
      "ALTER TABLE \"node\" ADD COLUMN \"form_factor\" text;",
      "ALTER TABLE \"node\" ADD COLUMN \"serial_number\" text;",
      "ALTER TABLE \"node\" ADD COLUMN \"rail_width_in\" integer;",
      "ALTER TABLE \"node\" ADD COLUMN \"outer_width_mm\" integer;",
      "ALTER TABLE \"node\" ADD COLUMN \"outer_height_mm\" integer;",
      "ALTER TABLE \"node\" ADD COLUMN \"outer_depth_mm\" integer;",
      "ALTER TABLE \"node\" ADD COLUMN \"mounting_depth_mm\" integer;",
      "ALTER TABLE \"node\" ADD COLUMN \"tare_kg\" numeric(12, 3);",
      "ALTER TABLE \"node\" ADD COLUMN \"max_static_load_kg\" numeric(12, 3);",
      "ALTER TABLE \"node\" ADD COLUMN \"power_capacity_a_kw\" numeric(12, 3);",
      "ALTER TABLE \"node\" ADD COLUMN \"power_capacity_b_kw\" numeric(12, 3);",
      "ALTER TABLE \"node\" ADD COLUMN \"power_limit_kw\" numeric(12, 3);",
      "ALTER TABLE \"node\" ADD COLUMN \"cooling_capacity_kw\" numeric(12, 3);",
      "ALTER TABLE \"node\" ADD COLUMN \"cooling_limit_kw\" numeric(12, 3);",
      "ALTER TABLE \"node\" ADD COLUMN \"cooling_type\" text;",
      "ALTER TABLE \"node\" ADD COLUMN \"airflow\" text;",
      "ALTER TABLE \"node\" ADD COLUMN \"temp_min_c\" integer;",
      "ALTER TABLE \"node\" ADD COLUMN \"temp_max_c\" integer;",
      "ALTER TABLE \"node\" ADD COLUMN \"orientation_deg\" integer;",
      "ALTER TABLE \"node\" ADD COLUMN \"x_mm\" integer;",
      "ALTER TABLE \"node\" ADD COLUMN \"y_mm\" integer;",
      "ALTER TABLE \"node\" ADD COLUMN \"rotation\" integer;",
      "ALTER TABLE \"node\" ADD COLUMN \"customer\" text;"
    ]
  },
  {
    "name": "0021_cords",
    "statements": [
      "ALTER TABLE \"asset\" ADD COLUMN \"cords_a\" integer;",
      "ALTER TABLE \"asset\" ADD COLUMN \"cords_b\" integer;",
      "ALTER TABLE \"asset\" ADD COLUMN \"budget_w\" integer;",
      "ALTER TABLE \"asset\" ADD COLUMN \"weight_kg\" numeric(9, 3);"
    ]
  },
  {
    "name": "0022_capacity",
    "statements": [
      "CREATE TABLE \"rack_capacity\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"node_id\" uuid NOT NULL,\n\t\"usable\" double precision NOT NULL,\n\t\"unrated\" integer NOT NULL,\n\t\"space_limit\" double precision NOT NULL,\n\t\"space_used\" double precision NOT NULL,\n\t\"space_reserved\" double precision NOT NULL,\n\t\"space_free\" double precision NOT NULL,\n\t\"space_unlimited\" integer NOT NULL,\n\t\"space_unknown\" integer NOT NULL,\n\t\"power_limit\" double precision NOT NULL,\n\t\"power_used\" double precision NOT NULL,\n\t\"power_reserved\" double precision NOT NULL,\n\t\"power_free\" double precision NOT NULL,\n\t\"power_unlimited\" integer NOT NULL,\n\t\"power_unknown\" integer NOT NULL,\n\t\"weight_limit\" double precision NOT NULL,\n\t\"weight_used\" double precision NOT NULL,\n\t\"weight_reserved\" double precision NOT NULL,\n\t\"weight_free\" double precision NOT NULL,\n\t\"weight_unlimited\" integer NOT NULL,\n\t\"weight_unknown\" integer NOT NULL,\n\t\"heat_limit\" double precision NOT NULL,\n\t\"heat_used\" double precision NOT NULL,\n\t\"heat_reserved\" double precision NOT NULL,\n\t\"heat_free\" double precision NOT NULL,\n\t\"heat_unlimited\" integer NOT NULL,\n\t\"heat_unknown\" integer NOT NULL,\n\t\"free_block\" double precision NOT NULL,\n\t\"checked_at\" timestamp(3) with time zone NOT NULL,\n\tCONSTRAINT \"rack_capacity_pk\" PRIMARY KEY(\"company_id\",\"node_id\")\n);",
      "CREATE TABLE \"stale_rack\" (\n\t\"id\" bigint GENERATED ALWAYS AS IDENTITY (sequence name \"stale_rack_id_seq\" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),\n\t\"company_id\" uuid NOT NULL,\n\t\"node_id\" uuid NOT NULL,\n\tCONSTRAINT \"stale_rack_pk\" PRIMARY KEY(\"id\")\n);",
      "ALTER TABLE \"rack_capacity\" ADD CONSTRAINT \"rack_capacity_node_fk\" FOREIGN KEY (\"company_id\",\"node_id\") REFERENCES \"public\".\"node\"(\"company_id\",\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE INDEX \"rack_capacity_checked_idx\" ON \"rack_capacity\" USING btree (\"checked_at\");",
      "CREATE INDEX \"stale_rack_company_idx\" ON \"stale_rack\" USING btree (\"company_id\");",
      "CREATE FUNCTION touch_placed() RETURNS trigger LANGUAGE plpgsql AS $$\nbegin\n  insert into stale_rack (company_id, node_id) select distinct company_id, node_id from touched;\n  return null;\nend\n$$;",
      "CREATE TRIGGER placement_made_capacity AFTER INSERT ON placement REFERENCING NEW TABLE AS touched\n  FOR EACH STATEMENT EXECUTE FUNCTION touch_placed();",
      "CREATE TRIGGER placement_was_capacity AFTER UPDATE ON placement REFERENCING OLD TABLE AS touched\n  FOR EACH STATEMENT EXECUTE FUNCTION touch_placed();",
      "CREATE TRIGGER placement_is_capacity AFTER UPDATE ON placement REFERENCING NEW TABLE AS touched\n  FOR EACH STATEMENT EXECUTE FUNCTION touch_placed();",
      "CREATE TRIGGER placement_gone_capacity AFTER DELETE ON placement REFERENCING OLD TABLE AS touched\n  FOR EACH STATEMENT EXECUTE FUNCTION touch_placed();",
      "CREATE FUNCTION touch_asset() RETURNS trigger LANGUAGE plpgsql AS $$\nbegin\n  insert into stale_rack (company_id, node_id) select company_id, node_id from placement\n    where company_id = new.company_id and asset_id = new.id and source <> 'historic';\n  return null;\nend\n$$;",
      "CREATE TRIGGER asset_capacity AFTER UPDATE ON asset FOR EACH ROW\n  WHEN (row(old.status, old.model_id, old.asset_type, old.budget_w, old.weight_kg, old.cords_a, old.cords_b)\n    IS DISTINCT FROM row(new.status, new.model_id, new.asset_type, new.budget_w, new.weight_kg, new.cords_a, new.cords_b))\n  EXECUTE FUNCTION touch_asset();",
      "CREATE FUNCTION touch_model() RETURNS trigger LANGUAGE plpgsql AS $$\nbegin\n  insert into stale_rack (company_id, node_id) select distinct p.company_id, p.node_id\n    from asset a join placement p on p.company_id = a.company_id and p.asset_id = a.id and p.source <> 'historic'\n    where a.company_id = new.company_id and a.model_id = new.id;\n  return null;\nend\n$$;",
      "CREATE TRIGGER model_capacity AFTER UPDATE ON model FOR EACH ROW\n  WHEN (row(old.u_height, old.weight_kg, old.rated_w, old.budget_w, old.heat_w)\n    IS DISTINCT FROM row(new.u_height, new.weight_kg, new.rated_w, new.budget_w, new.heat_w))\n  EXECUTE FUNCTION touch_model();",
      "CREATE FUNCTION touch_asset_type() RETURNS trigger LANGUAGE plpgsql AS $$\nbegin\n  insert into stale_rack (company_id, node_id) select distinct p.company_id, p.node_id\n    from asset a join placement p on p.company_id = a.company_id and p.asset_id = a.id and p.source <> 'historic'\n    where a.company_id = new.company_id and a.asset_type = new.code;\n  return null;\nend\n$$;",
      "CREATE TRIGGER asset_type_capacity AFTER UPDATE ON asset_type FOR EACH ROW\n  WHEN (old.category IS DISTINCT FROM new.category) EXECUTE FUNCTION touch_asset_type();",
      "CREATE FUNCTION touch_rack() RETURNS trigger LANGUAGE plpgsql AS $$\nbegin\n  insert into stale_rack (company_id, node_id) values (new.company_id, new.id);\n  return null;\nend\n$$;",
      "CREATE TRIGGER rack_made_capacity AFTER INSERT ON node FOR EACH ROW WHEN (new.type = 'rack')\n  EXECUTE FUNCTION touch_rack();",
      "CREATE TRIGGER rack_capacity AFTER UPDATE ON node FOR EACH ROW WHEN (new.type = 'rack')\n  EXECUTE FUNCTION touch_rack();",
      "CREATE FUNCTION touch_racks_on_floor() RETURNS trigger LANGUAGE plpgsql AS $$\nbegin\n  insert into stale_rack (company_id, node_id) select company_id, id from node\n    where company_id = new.company_id and type = 'rack' and path > new.path and path < new.path || '~';\n  return null;\nend\n$$;",
      "CREATE TRIGGER floor_capacity AFTER UPDATE ON node FOR EACH ROW\n  WHEN (old.max_floor_load_kg_m2 IS DISTINCT FROM new.max_floor_load_kg_m2)\n  EXECUTE FUNCTION touch_racks_on_floor();",
      "INSERT INTO stale_rack (company_id, node_id) SELECT company_id, id FROM node WHERE type = 'rack';"
    ]
  },
  {
    "name": "0023_placements_over_time",
    "statements": [
      "CREATE TABLE \"undone_placement\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"asset_id\" uuid NOT NULL,\n\t\"node_id\" uuid NOT NULL,\n\t\"position\" numeric(4, 1),\n\t\"face\" text,\n\t\"valid_from\" timestamp(3) with time zone NOT NULL,\n\t\"valid_to\" timestamp(3) with time zone NOT NULL,\n\t\"name\" text NOT NULL,\n\t\"code\" text NOT NULL,\n\t\"status\" text NOT NULL,\n\t\"asset_type\" text NOT NULL,\n\t\"model_id\" uuid,\n\tCONSTRAINT \"undone_placement_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "ALTER TABLE \"undone_placement\" ADD CONSTRAINT \"undone_placement_node_fk\" FOREIGN KEY (\"company_id\",\"node_id\") REFERENCES \"public\".\"node\"(\"company_id\",\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE INDEX \"undone_placement_node_idx\" ON \"undone_placement\" USING btree (\"company_id\",\"node_id\");",
      "CREATE INDEX \"undone_placement_asset_idx\" ON \"undone_placement\" USING btree (\"company_id\",\"asset_id\");",
      "CREATE INDEX \"history_status_idx\" ON \"history\" USING btree (\"company_id\",\"entity_id\",\"id\") WHERE entity = 'asset' and field = 'status';"
    ]
  },
  {
    "name": "0024_reservations",
    "statements": [
      "CREATE TABLE \"reservation\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"group_key\" uuid NOT NULL,\n\t\"node_id\" uuid NOT NULL,\n\t\"position\" numeric(4, 1),\n\t\"face\" text,\n\t\"u_height\" numeric(4, 1),\n\t\"full_depth\" boolean,\n\t\"budget_w\" integer,\n\t\"weight_kg\" numeric(9, 3),\n\t\"cords_a\" integer,\n\t\"cords_b\" integer,\n\t\"asset_id\" uuid,\n\t\"model_id\" uuid,\n\t\"owner_id\" uuid NOT NULL,\n\t\"reason\" text NOT NULL,\n\t\"expires_on\" date NOT NULL,\n\t\"ended\" text,\n\t\"ended_at\" timestamp(3) with time zone,\n\t\"told\" text,\n\t\"last_update\" timestamp(3) with time zone NOT NULL,\n\t\"version\" integer DEFAULT 1 NOT NULL,\n\tCONSTRAINT \"reservation_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "ALTER TABLE \"reservation\" ADD CONSTRAINT \"reservation_node_fk\" FOREIGN KEY (\"company_id\",\"node_id\") REFERENCES \"public\".\"node\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"reservation\" ADD CONSTRAINT \"reservation_asset_fk\" FOREIGN KEY (\"company_id\",\"asset_id\") REFERENCES \"public\".\"asset\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"reservation\" ADD CONSTRAINT \"reservation_model_fk\" FOREIGN KEY (\"company_id\",\"model_id\") REFERENCES \"public\".\"model\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"reservation\" ADD CONSTRAINT \"reservation_owner_fk\" FOREIGN KEY (\"company_id\",\"owner_id\") REFERENCES \"public\".\"principal\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "CREATE INDEX \"reservation_expiry_idx\" ON \"reservation\" USING btree (\"company_id\",\"expires_on\",\"id\");",
      "CREATE INDEX \"reservation_node_idx\" ON \"reservation\" USING btree (\"company_id\",\"node_id\") WHERE ended is null;",
      "CREATE INDEX \"reservation_asset_idx\" ON \"reservation\" USING btree (\"company_id\",\"asset_id\");",
      "CREATE INDEX \"reservation_model_idx\" ON \"reservation\" USING btree (\"company_id\",\"model_id\");",
      "CREATE INDEX \"reservation_owner_idx\" ON \"reservation\" USING btree (\"company_id\",\"owner_id\");",
      "CREATE INDEX \"reservation_untold_idx\" ON \"reservation\" USING btree (\"expires_on\") WHERE ended is null and told is distinct from 'expired';",
      "-- By hand: a reservation is called by its rack and unit.\nCREATE OR REPLACE FUNCTION record_name(company uuid, entity text, entity_id text) RETURNS text LANGUAGE sql STABLE AS $$\n  select case entity\n    when 'asset' then (select name from asset where company_id = company and id = entity_id::uuid)\n    when 'node' then (select name from node where company_id = company and id = entity_id::uuid)\n    when 'brand' then coalesce((select name from brand where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))\n    when 'model' then coalesce((select name from model where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))\n    when 'tag' then coalesce((select name from tag where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))\n    when 'team' then (select name from principal where company_id = company and id = entity_id::uuid)\n    when 'reservation' then (\n      select n.name || coalesce(' U' || trim_scale(r.position), '') from reservation r\n      join node n on n.company_id = r.company_id and n.id = r.node_id\n      where r.company_id = company and r.id = entity_id::uuid)\n    when 'asset_type' then entity_id\n  end\n$$;",
      "-- By hand: what is kept in a rack is counted with what stands in it.\nCREATE TRIGGER reservation_made_capacity AFTER INSERT ON reservation REFERENCING NEW TABLE AS touched\n  FOR EACH STATEMENT EXECUTE FUNCTION touch_placed();",
      "CREATE TRIGGER reservation_was_capacity AFTER UPDATE ON reservation REFERENCING OLD TABLE AS touched\n  FOR EACH STATEMENT EXECUTE FUNCTION touch_placed();",
      "CREATE TRIGGER reservation_is_capacity AFTER UPDATE ON reservation REFERENCING NEW TABLE AS touched\n  FOR EACH STATEMENT EXECUTE FUNCTION touch_placed();",
      "CREATE TRIGGER reservation_gone_capacity AFTER DELETE ON reservation REFERENCING OLD TABLE AS touched\n  FOR EACH STATEMENT EXECUTE FUNCTION touch_placed();"
    ]
  },
  {
    "name": "0025_room_plans",
    "statements": [
      "CREATE TABLE \"room_plan\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"node_id\" uuid NOT NULL,\n\t\"grid\" jsonb NOT NULL,\n\t\"shapes\" jsonb NOT NULL,\n\t\"version\" integer NOT NULL,\n\tCONSTRAINT \"room_plan_pk\" PRIMARY KEY(\"company_id\",\"node_id\")\n);",
      "ALTER TABLE \"placement\" ADD COLUMN \"x_mm\" integer;",
      "ALTER TABLE \"placement\" ADD COLUMN \"y_mm\" integer;",
      "ALTER TABLE \"placement\" ADD COLUMN \"rotation\" integer;",
      "ALTER TABLE \"room_plan\" ADD CONSTRAINT \"room_plan_node_fk\" FOREIGN KEY (\"company_id\",\"node_id\") REFERENCES \"public\".\"node\"(\"company_id\",\"id\") ON DELETE cascade ON UPDATE no action;"
    ]
  },
  {
    "name": "0026_plan_pictures",
    "statements": [
      "ALTER TABLE \"file\" DROP CONSTRAINT \"file_owner\";",
      "ALTER TABLE \"file\" DROP CONSTRAINT \"file_removed\";",
      "ALTER TABLE \"file\" ADD COLUMN \"room_id\" uuid;",
      "ALTER TABLE \"room_plan\" ADD COLUMN \"picture\" jsonb;",
      "CREATE INDEX \"file_room_idx\" ON \"file\" USING btree (\"company_id\",\"room_id\") WHERE room_id is not null;",
      "ALTER TABLE \"file\" ADD CONSTRAINT \"file_owner\" CHECK (num_nonnulls(ticket_id, asset_id, user_id, brand_id, model_id, room_id) = (case when linked_at is null then 0 else 1 end));",
      "ALTER TABLE \"file\" ADD CONSTRAINT \"file_removed\" CHECK (removed_at is null or num_nonnulls(asset_id, room_id) > 0);"
    ]
  },
  {
    "name": "0027_approve",
    "statements": [
      "ALTER TABLE \"team\" ADD COLUMN \"may_approve\" boolean DEFAULT false NOT NULL;"
    ]
  },
  {
    "name": "0028_work",
    "statements": [
      "CREATE TABLE \"work_item\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"request_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"number\" integer NOT NULL,\n\t\"op\" text NOT NULL,\n\t\"asset_id\" uuid,\n\t\"replacement_id\" uuid,\n\t\"model_id\" uuid,\n\t\"name\" text,\n\t\"target\" jsonb,\n\t\"changes\" jsonb DEFAULT '{}'::jsonb NOT NULL,\n\t\"to_status\" text,\n\t\"stood\" jsonb,\n\t\"before\" jsonb,\n\t\"fit\" jsonb,\n\t\"reservation_id\" uuid,\n\t\"result\" text,\n\t\"note\" text,\n\t\"placed\" jsonb,\n\t\"executed_by\" uuid,\n\t\"executed_at\" timestamp(3) with time zone,\n\t\"batch_id\" uuid,\n\t\"is_accepted\" boolean DEFAULT false NOT NULL,\n\tCONSTRAINT \"work_item_pk\" PRIMARY KEY(\"company_id\",\"request_id\",\"id\")\n);",
      "CREATE TABLE \"work_approval\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"request_id\" uuid NOT NULL,\n\t\"by_id\" uuid NOT NULL,\n\t\"stage\" integer NOT NULL,\n\t\"at\" timestamp(3) with time zone NOT NULL,\n\t\"note\" text,\n\t\"override_reason\" text,\n\tCONSTRAINT \"work_approval_pk\" PRIMARY KEY(\"company_id\",\"request_id\",\"by_id\")\n);",
      "CREATE TABLE \"work_counter\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"prefix\" text NOT NULL,\n\t\"last\" integer NOT NULL,\n\tCONSTRAINT \"work_counter_pk\" PRIMARY KEY(\"company_id\",\"prefix\")\n);",
      "CREATE TABLE \"work_remark\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"request_id\" uuid NOT NULL,\n\t\"by_id\" uuid NOT NULL,\n\t\"at\" timestamp(3) with time zone NOT NULL,\n\t\"action\" text,\n\t\"from\" text,\n\t\"to\" text,\n\t\"text\" text,\n\tCONSTRAINT \"work_remark_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "CREATE TABLE \"work_request\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"code\" text collate \"C\" NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"title\" text NOT NULL,\n\t\"description\" text,\n\t\"is_draft\" boolean DEFAULT false NOT NULL,\n\t\"stage\" text DEFAULT 'todo' NOT NULL,\n\t\"blocked_from\" text,\n\t\"blocker\" text,\n\t\"expected_on\" date,\n\t\"priority\" text NOT NULL,\n\t\"risk\" text NOT NULL,\n\t\"requester_id\" uuid NOT NULL,\n\t\"editors\" jsonb DEFAULT '[]'::jsonb NOT NULL,\n\t\"assignee_id\" uuid,\n\t\"team_id\" uuid,\n\t\"node_id\" uuid,\n\t\"wanted_on\" date,\n\t\"window_start\" timestamp(3) with time zone,\n\t\"window_end\" timestamp(3) with time zone,\n\t\"due_on\" date GENERATED ALWAYS AS (coalesce(least(wanted_on, (window_start at time zone 'UTC')::date), '9999-12-31'::date)) STORED NOT NULL,\n\t\"customer\" text,\n\t\"template_id\" uuid,\n\t\"follows_id\" uuid,\n\t\"approval_stages\" jsonb NOT NULL,\n\t\"approval_step\" integer DEFAULT 0 NOT NULL,\n\t\"is_pre_approved\" boolean DEFAULT false NOT NULL,\n\t\"is_verified\" boolean DEFAULT true NOT NULL,\n\t\"needs_evidence\" boolean DEFAULT false NOT NULL,\n\t\"procedure\" jsonb NOT NULL,\n\t\"impact\" jsonb,\n\t\"submitted_at\" timestamp(3) with time zone,\n\t\"closed_at\" timestamp(3) with time zone,\n\t\"created_at\" timestamp(3) with time zone NOT NULL,\n\t\"last_update\" timestamp(3) with time zone NOT NULL,\n\t\"version\" integer DEFAULT 1 NOT NULL,\n\tCONSTRAINT \"work_request_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "CREATE TABLE \"work_step_done\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"request_id\" uuid NOT NULL,\n\t\"step\" uuid NOT NULL,\n\t\"by_id\" uuid NOT NULL,\n\t\"at\" timestamp(3) with time zone NOT NULL,\n\t\"reading\" jsonb,\n\t\"note\" text,\n\tCONSTRAINT \"work_step_done_pk\" PRIMARY KEY(\"company_id\",\"request_id\",\"step\")\n);",
      "CREATE TABLE \"work_template\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"name\" text NOT NULL,\n\t\"name_key\" text collate \"C\" GENERATED ALWAYS AS (lower(name)) STORED,\n\t\"kind\" text NOT NULL,\n\t\"description\" text,\n\t\"priority\" text NOT NULL,\n\t\"risk\" text NOT NULL,\n\t\"procedure\" jsonb NOT NULL,\n\t\"approval_stages\" jsonb NOT NULL,\n\t\"is_pre_approved\" boolean DEFAULT false NOT NULL,\n\t\"is_verified\" boolean DEFAULT false NOT NULL,\n\t\"needs_evidence\" boolean DEFAULT false NOT NULL,\n\t\"version\" integer DEFAULT 1 NOT NULL,\n\tCONSTRAINT \"work_template_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "ALTER TABLE \"file\" DROP CONSTRAINT \"file_owner\";",
      "ALTER TABLE \"file\" ADD COLUMN \"work_id\" uuid;",
      "ALTER TABLE \"batch\" ADD COLUMN \"work_id\" uuid;",
      "ALTER TABLE \"notification\" ADD COLUMN \"work_id\" uuid;",
      "ALTER TABLE \"reservation\" ADD COLUMN \"work_id\" uuid;",
      "ALTER TABLE \"work_item\" ADD CONSTRAINT \"work_item_request_fk\" FOREIGN KEY (\"company_id\",\"request_id\") REFERENCES \"public\".\"work_request\"(\"company_id\",\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"work_item\" ADD CONSTRAINT \"work_item_asset_fk\" FOREIGN KEY (\"company_id\",\"asset_id\") REFERENCES \"public\".\"asset\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"work_item\" ADD CONSTRAINT \"work_item_replacement_fk\" FOREIGN KEY (\"company_id\",\"replacement_id\") REFERENCES \"public\".\"asset\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"work_item\" ADD CONSTRAINT \"work_item_model_fk\" FOREIGN KEY (\"company_id\",\"model_id\") REFERENCES \"public\".\"model\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"work_item\" ADD CONSTRAINT \"work_item_reservation_fk\" FOREIGN KEY (\"company_id\",\"reservation_id\") REFERENCES \"public\".\"reservation\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"work_item\" ADD CONSTRAINT \"work_item_executed_by_fk\" FOREIGN KEY (\"company_id\",\"executed_by\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"work_item\" ADD CONSTRAINT \"work_item_batch_fk\" FOREIGN KEY (\"company_id\",\"batch_id\") REFERENCES \"public\".\"batch\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"work_approval\" ADD CONSTRAINT \"work_approval_request_fk\" FOREIGN KEY (\"company_id\",\"request_id\") REFERENCES \"public\".\"work_request\"(\"company_id\",\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"work_approval\" ADD CONSTRAINT \"work_approval_by_fk\" FOREIGN KEY (\"company_id\",\"by_id\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"work_counter\" ADD CONSTRAINT \"work_counter_company_id_company_id_fk\" FOREIGN KEY (\"company_id\") REFERENCES \"public\".\"company\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"work_remark\" ADD CONSTRAINT \"work_remark_request_fk\" FOREIGN KEY (\"company_id\",\"request_id\") REFERENCES \"public\".\"work_request\"(\"company_id\",\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"work_remark\" ADD CONSTRAINT \"work_remark_by_fk\" FOREIGN KEY (\"company_id\",\"by_id\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"work_request\" ADD CONSTRAINT \"work_request_company_id_company_id_fk\" FOREIGN KEY (\"company_id\") REFERENCES \"public\".\"company\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"work_request\" ADD CONSTRAINT \"work_request_requester_fk\" FOREIGN KEY (\"company_id\",\"requester_id\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"work_request\" ADD CONSTRAINT \"work_request_assignee_fk\" FOREIGN KEY (\"company_id\",\"assignee_id\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"work_request\" ADD CONSTRAINT \"work_request_team_fk\" FOREIGN KEY (\"company_id\",\"team_id\") REFERENCES \"public\".\"team\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"work_request\" ADD CONSTRAINT \"work_request_template_fk\" FOREIGN KEY (\"company_id\",\"template_id\") REFERENCES \"public\".\"work_template\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"work_request\" ADD CONSTRAINT \"work_request_follows_fk\" FOREIGN KEY (\"company_id\",\"follows_id\") REFERENCES \"public\".\"work_request\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"work_step_done\" ADD CONSTRAINT \"work_step_done_request_fk\" FOREIGN KEY (\"company_id\",\"request_id\") REFERENCES \"public\".\"work_request\"(\"company_id\",\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"work_step_done\" ADD CONSTRAINT \"work_step_done_by_fk\" FOREIGN KEY (\"company_id\",\"by_id\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"work_template\" ADD CONSTRAINT \"work_template_company_id_company_id_fk\" FOREIGN KEY (\"company_id\") REFERENCES \"public\".\"company\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "CREATE INDEX \"work_item_asset_idx\" ON \"work_item\" USING btree (\"company_id\",\"asset_id\");",
      "CREATE INDEX \"work_item_replacement_idx\" ON \"work_item\" USING btree (\"company_id\",\"replacement_id\");",
      "CREATE INDEX \"work_item_model_idx\" ON \"work_item\" USING btree (\"company_id\",\"model_id\");",
      "CREATE INDEX \"work_item_batch_idx\" ON \"work_item\" USING btree (\"company_id\",\"batch_id\");",
      "CREATE INDEX \"work_remark_request_idx\" ON \"work_remark\" USING btree (\"company_id\",\"request_id\",\"id\");",
      "CREATE UNIQUE INDEX \"work_request_code_key\" ON \"work_request\" USING btree (\"company_id\",\"code\");",
      "CREATE INDEX \"work_request_update_idx\" ON \"work_request\" USING btree (\"company_id\",\"last_update\",\"id\");",
      "CREATE INDEX \"work_request_due_idx\" ON \"work_request\" USING btree (\"company_id\",\"due_on\",\"id\");",
      "CREATE INDEX \"work_request_stage_idx\" ON \"work_request\" USING btree (\"company_id\",\"stage\");",
      "CREATE INDEX \"work_request_requester_idx\" ON \"work_request\" USING btree (\"company_id\",\"requester_id\");",
      "CREATE INDEX \"work_request_assignee_idx\" ON \"work_request\" USING btree (\"company_id\",\"assignee_id\");",
      "CREATE INDEX \"work_request_team_idx\" ON \"work_request\" USING btree (\"company_id\",\"team_id\");",
      "CREATE INDEX \"work_request_template_idx\" ON \"work_request\" USING btree (\"company_id\",\"template_id\");",
      "CREATE INDEX \"work_request_follows_idx\" ON \"work_request\" USING btree (\"company_id\",\"follows_id\");",
      "CREATE UNIQUE INDEX \"work_template_name_key\" ON \"work_template\" USING btree (\"company_id\",\"name_key\");",
      "ALTER TABLE \"file\" ADD CONSTRAINT \"file_work_fk\" FOREIGN KEY (\"company_id\",\"work_id\") REFERENCES \"public\".\"work_request\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"batch\" ADD CONSTRAINT \"batch_work_fk\" FOREIGN KEY (\"company_id\",\"work_id\") REFERENCES \"public\".\"work_request\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"notification\" ADD CONSTRAINT \"notification_work_fk\" FOREIGN KEY (\"company_id\",\"work_id\") REFERENCES \"public\".\"work_request\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"reservation\" ADD CONSTRAINT \"reservation_work_fk\" FOREIGN KEY (\"company_id\",\"work_id\") REFERENCES \"public\".\"work_request\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "CREATE INDEX \"file_work_idx\" ON \"file\" USING btree (\"company_id\",\"work_id\") WHERE work_id is not null;",
      "CREATE INDEX \"batch_work_idx\" ON \"batch\" USING btree (\"company_id\",\"work_id\") WHERE work_id is not null;",
      "CREATE INDEX \"reservation_work_idx\" ON \"reservation\" USING btree (\"company_id\",\"work_id\") WHERE work_id is not null;",
      "ALTER TABLE \"file\" ADD CONSTRAINT \"file_owner\" CHECK (num_nonnulls(ticket_id, asset_id, user_id, brand_id, model_id, room_id, work_id) = (case when linked_at is null then 0 else 1 end));",
      "-- By hand: a request is called by its code and title, a draft by its code alone.\nCREATE OR REPLACE FUNCTION record_name(company uuid, entity text, entity_id text) RETURNS text LANGUAGE sql STABLE AS $$\n  select case entity\n    when 'asset' then (select name from asset where company_id = company and id = entity_id::uuid)\n    when 'node' then (select name from node where company_id = company and id = entity_id::uuid)\n    when 'brand' then coalesce((select name from brand where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))\n    when 'model' then coalesce((select name from model where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))\n    when 'tag' then coalesce((select name from tag where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))\n    when 'team' then (select name from principal where company_id = company and id = entity_id::uuid)\n    when 'reservation' then (\n      select n.name || coalesce(' U' || trim_scale(r.position), '') from reservation r\n      join node n on n.company_id = r.company_id and n.id = r.node_id\n      where r.company_id = company and r.id = entity_id::uuid)\n    when 'work_request' then (\n      select case when is_draft then code else code || ' ' || title end from work_request\n      where company_id = company and id = entity_id::uuid)\n    when 'asset_type' then entity_id\n  end\n$$;"
    ]
  },
  {
    "name": "0029_maintenance",
    "statements": [
      "CREATE TABLE \"maintenance_order\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"request_id\" uuid NOT NULL,\n\t\"rule_id\" uuid NOT NULL,\n\t\"due_on\" date NOT NULL,\n\t\"part\" integer NOT NULL,\n\tCONSTRAINT \"maintenance_order_pk\" PRIMARY KEY(\"company_id\",\"request_id\"),\n\tCONSTRAINT \"maintenance_order_due_key\" UNIQUE(\"company_id\",\"rule_id\",\"due_on\",\"part\")\n);",
      "CREATE TABLE \"maintenance_rule\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"name\" text NOT NULL,\n\t\"name_key\" text collate \"C\" GENERATED ALWAYS AS (lower(name)) STORED,\n\t\"work\" text NOT NULL,\n\t\"description\" text,\n\t\"priority\" text NOT NULL,\n\t\"scope\" jsonb NOT NULL,\n\t\"recurrence\" jsonb NOT NULL,\n\t\"lead_days\" integer NOT NULL,\n\t\"template_id\" uuid,\n\t\"assignee_id\" uuid,\n\t\"team_id\" uuid,\n\t\"owner_id\" uuid NOT NULL,\n\t\"is_active\" boolean NOT NULL,\n\t\"made_until\" date,\n\t\"last_update\" timestamp(3) with time zone NOT NULL,\n\t\"version\" integer DEFAULT 1 NOT NULL,\n\tCONSTRAINT \"maintenance_rule_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "ALTER TABLE \"maintenance_order\" ADD CONSTRAINT \"maintenance_order_request_fk\" FOREIGN KEY (\"company_id\",\"request_id\") REFERENCES \"public\".\"work_request\"(\"company_id\",\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"maintenance_order\" ADD CONSTRAINT \"maintenance_order_rule_fk\" FOREIGN KEY (\"company_id\",\"rule_id\") REFERENCES \"public\".\"maintenance_rule\"(\"company_id\",\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"maintenance_rule\" ADD CONSTRAINT \"maintenance_rule_template_fk\" FOREIGN KEY (\"company_id\",\"template_id\") REFERENCES \"public\".\"work_template\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"maintenance_rule\" ADD CONSTRAINT \"maintenance_rule_assignee_fk\" FOREIGN KEY (\"company_id\",\"assignee_id\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"maintenance_rule\" ADD CONSTRAINT \"maintenance_rule_team_fk\" FOREIGN KEY (\"company_id\",\"team_id\") REFERENCES \"public\".\"team\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"maintenance_rule\" ADD CONSTRAINT \"maintenance_rule_owner_fk\" FOREIGN KEY (\"company_id\",\"owner_id\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "CREATE INDEX \"maintenance_rule_name_idx\" ON \"maintenance_rule\" USING btree (\"company_id\",\"name_key\",\"id\");",
      "CREATE INDEX \"maintenance_rule_template_idx\" ON \"maintenance_rule\" USING btree (\"company_id\",\"template_id\");",
      "CREATE INDEX \"maintenance_rule_assignee_idx\" ON \"maintenance_rule\" USING btree (\"company_id\",\"assignee_id\");",
      "CREATE INDEX \"maintenance_rule_team_idx\" ON \"maintenance_rule\" USING btree (\"company_id\",\"team_id\");",
      "CREATE INDEX \"maintenance_rule_owner_idx\" ON \"maintenance_rule\" USING btree (\"company_id\",\"owner_id\");",
      "CREATE INDEX \"history_mended_idx\" ON \"history\" USING btree (\"company_id\",\"entity_id\") WHERE entity = 'asset' and field = 'status' and \"from\" in ('\"faulty\"'::jsonb, '\"repair\"'::jsonb);"
    ]
  },
  {
    "name": "0030_home_visit",
    "statements": [
      "ALTER TABLE \"user\" ADD COLUMN \"home_at\" timestamp(3) with time zone;",
      "ALTER TABLE \"user\" ADD COLUMN \"home_before\" timestamp(3) with time zone;"
    ]
  },
  {
    "name": "0031_dashboards",
    "statements": [
      "ALTER TABLE \"rack_capacity\" ADD COLUMN \"path_a_limit\" double precision DEFAULT 0 NOT NULL;",
      "ALTER TABLE \"rack_capacity\" ADD COLUMN \"path_a_normal\" double precision DEFAULT 0 NOT NULL;",
      "ALTER TABLE \"rack_capacity\" ADD COLUMN \"path_a_used\" double precision DEFAULT 0 NOT NULL;",
      "ALTER TABLE \"rack_capacity\" ADD COLUMN \"path_a_reserved\" double precision DEFAULT 0 NOT NULL;",
      "ALTER TABLE \"rack_capacity\" ADD COLUMN \"path_b_limit\" double precision DEFAULT 0 NOT NULL;",
      "ALTER TABLE \"rack_capacity\" ADD COLUMN \"path_b_normal\" double precision DEFAULT 0 NOT NULL;",
      "ALTER TABLE \"rack_capacity\" ADD COLUMN \"path_b_used\" double precision DEFAULT 0 NOT NULL;",
      "ALTER TABLE \"rack_capacity\" ADD COLUMN \"path_b_reserved\" double precision DEFAULT 0 NOT NULL;",
      "CREATE INDEX \"history_override_idx\" ON \"history\" USING btree (\"company_id\",\"batch_id\",\"entity_id\") WHERE entity = 'asset' and field = 'fit_override';",
      "-- By hand: what either path carries is counted for every rack at the next start.\nINSERT INTO stale_rack (company_id, node_id) SELECT company_id, id FROM node WHERE type = 'rack';"
    ]
  },
  {
    "name": "0032_work_fault",
    "statements": [
      "ALTER TABLE \"work_request\" ADD COLUMN \"is_fault\" boolean DEFAULT false NOT NULL;"
    ]
  },
  {
    "name": "0033_serial_numbers",
    "statements": [
      "CREATE INDEX \"asset_serial_idx\" ON \"asset\" USING btree (\"company_id\",lower(serial_number));"
    ]
  },
  {
    "name": "0034_days_in_order",
    "statements": [
      "CREATE TABLE \"asset_month\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"asset_id\" uuid NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"month\" integer NOT NULL,\n\t\"days\" date[] NOT NULL,\n\t\"last_update\" timestamp(3) with time zone NOT NULL,\n\tCONSTRAINT \"asset_month_pk\" PRIMARY KEY(\"company_id\",\"asset_id\",\"kind\",\"month\")\n);",
      "ALTER TABLE \"asset\" ADD COLUMN \"status_changed_at\" timestamp(3) with time zone;",
      "UPDATE \"asset\" a SET \"status_changed_at\" = changed.at FROM (\n  select h.company_id, h.entity_id::uuid as id, (array_agg(b.at order by h.id desc))[1] as at\n  from history h join batch b on b.company_id = h.company_id and b.id = h.batch_id\n  where h.entity = 'asset' and h.field = 'status' group by 1, 2\n) changed WHERE a.\"company_id\" = changed.company_id AND a.\"id\" = changed.id;",
      "ALTER TABLE \"asset\" ADD COLUMN \"powered_off_month\" integer GENERATED ALWAYS AS ((extract(year from (powered_off_at at time zone 'UTC')) * 12 + extract(month from (powered_off_at at time zone 'UTC')) - 1)::integer) STORED,\n  ADD COLUMN \"since_month\" integer GENERATED ALWAYS AS ((extract(year from coalesce((status_changed_at at time zone 'UTC')::date, registration_date)) * 12 + extract(month from coalesce((status_changed_at at time zone 'UTC')::date, registration_date)) - 1)::integer) STORED;",
      "ALTER TABLE \"asset_month\" ADD CONSTRAINT \"asset_month_asset_fk\" FOREIGN KEY (\"company_id\",\"asset_id\") REFERENCES \"public\".\"asset\"(\"company_id\",\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE INDEX \"asset_month_idx\" ON \"asset_month\" USING btree (\"company_id\",\"kind\",\"month\",\"last_update\",\"asset_id\");",
      "CREATE INDEX \"asset_month_order_idx\" ON \"asset_month\" USING btree (\"company_id\",\"kind\",\"last_update\",\"asset_id\");",
      "CREATE INDEX \"asset_powered_off_idx\" ON \"asset\" USING btree (\"company_id\",\"powered_off_month\",\"last_update\",\"id\",\"powered_off_at\") WHERE powered_off_month is not null;",
      "CREATE INDEX \"asset_since_idx\" ON \"asset\" USING btree (\"company_id\",\"since_month\",\"last_update\",\"id\",\"status_changed_at\",\"registration_date\");",
      "CREATE INDEX \"asset_single_corded_idx\" ON \"asset\" USING btree (\"company_id\",\"last_update\",\"id\") WHERE (cords_a = 0) <> (cords_b = 0);",
      "CREATE INDEX \"asset_closed_idx\" ON \"asset\" USING btree (\"company_id\",\"last_update\",\"id\") WHERE termination_date is not null;",
      "CREATE FUNCTION keep_months(company uuid, assets uuid[]) RETURNS void LANGUAGE sql AS $$\n  delete from asset_month m where m.company_id = company and m.asset_id = any(assets);\n  insert into asset_month (company_id, asset_id, kind, month, days, last_update)\n  select a.company_id, a.id, past.kind, extract(year from past.day) * 12 + extract(month from past.day) - 1,\n    array_agg(distinct past.day), a.last_update\n  from asset a cross join lateral (\n    select case h.field when 'status' then 'repaired' else 'overridden' end as kind,\n      (b.at at time zone 'UTC')::date as day\n    from history h join batch b on b.company_id = h.company_id and b.id = h.batch_id\n    where h.company_id = a.company_id and h.entity = 'asset' and h.entity_id = a.id::text and (\n      h.field = 'fit_override' and b.undone_by is null\n      or h.field = 'status' and h.\"from\" in ('\"faulty\"', '\"repair\"')\n        and h.\"to\" not in ('\"faulty\"', '\"repair\"', '\"out_of_service\"', '\"decommissioning\"'))\n  ) past\n  where a.company_id = company and a.id = any(assets) group by 1, 2, 3, 4, 6;\n$$;",
      "CREATE FUNCTION keep_month_of_history() RETURNS trigger LANGUAGE plpgsql AS $$\nbegin\n  perform keep_months(new.company_id, array[new.entity_id::uuid]);\n  return null;\nend\n$$;",
      "CREATE FUNCTION keep_months_of_batch() RETURNS trigger LANGUAGE plpgsql AS $$\nbegin\n  perform keep_months(new.company_id, array(\n    select h.entity_id::uuid from history h\n    where h.company_id = new.company_id and h.batch_id = new.id and h.entity = 'asset' and h.field = 'fit_override'));\n  return null;\nend\n$$;",
      "SELECT keep_months(h.company_id, array_agg(distinct h.entity_id::uuid)) FROM history h\n  WHERE h.entity = 'asset' and (h.field = 'fit_override' or h.field = 'status' and h.\"from\" in ('\"faulty\"', '\"repair\"'))\n  GROUP BY h.company_id;",
      "CREATE TRIGGER history_months AFTER INSERT ON history FOR EACH ROW\n  WHEN (new.entity = 'asset' and (new.field = 'fit_override' or new.field = 'status' and new.\"from\" in ('\"faulty\"', '\"repair\"')))\n  EXECUTE FUNCTION keep_month_of_history();",
      "CREATE TRIGGER batch_months AFTER UPDATE OF undone_by ON batch FOR EACH ROW\n  WHEN (old.undone_by is distinct from new.undone_by) EXECUTE FUNCTION keep_months_of_batch();",
      "CREATE OR REPLACE FUNCTION keep_tags_in_order() RETURNS trigger LANGUAGE plpgsql AS $$\nbegin\n  update asset_tag t set last_update = c.last_update from changed c\n  where t.company_id = c.company_id and t.asset_id = c.id and t.last_update <> c.last_update;\n  update asset_month m set last_update = c.last_update from changed c\n  where m.company_id = c.company_id and m.asset_id = c.id and m.last_update <> c.last_update;\n  return null;\nend\n$$;"
    ]
  },
  {
    "name": "0035_soft_reservations",
    "statements": [
      "ALTER TABLE \"reservation\" ADD COLUMN \"is_firm\" boolean DEFAULT true NOT NULL;"
    ]
  },
  {
    "name": "0036_lanes",
    "statements": [
      "ALTER TABLE \"import_row\" ADD COLUMN \"lane\" text;",
      "ALTER TABLE \"placement\" ADD COLUMN \"lane\" text;",
      "ALTER TABLE \"undone_placement\" ADD COLUMN \"lane\" text;",
      "ALTER TABLE \"reservation\" ADD COLUMN \"lane\" text;"
    ]
  },
  {
    "name": "0037_model_width",
    "statements": [
      "ALTER TABLE \"model\" ADD COLUMN \"width_mm\" integer;"
    ]
  },
  {
    "name": "0038_sla",
    "statements": [
      "ALTER TABLE \"work_template\" ADD COLUMN \"sla_hours\" integer;",
      "ALTER TABLE \"work_template\" ADD COLUMN \"sla_warning_hours\" integer;",
      "ALTER TABLE \"work_request\" ADD COLUMN \"sla_due_at\" timestamp(3) with time zone;",
      "ALTER TABLE \"work_request\" ADD COLUMN \"sla_warn_at\" timestamp(3) with time zone;",
      "ALTER TABLE \"work_request\" DROP COLUMN \"due_on\";",
      "ALTER TABLE \"work_request\" ADD COLUMN \"due_on\" date GENERATED ALWAYS AS (coalesce(least(wanted_on, (window_start at time zone 'UTC')::date, (sla_due_at at time zone 'UTC')::date), '9999-12-31'::date)) STORED NOT NULL;",
      "CREATE INDEX \"work_request_due_idx\" ON \"work_request\" USING btree (\"company_id\",\"due_on\",\"id\");",
      "CREATE INDEX \"work_request_sla_idx\" ON \"work_request\" USING btree (\"company_id\",\"sla_due_at\",\"id\") WHERE sla_due_at is not null;"
    ]
  },
  {
    "name": "0039_datasheets",
    "statements": [
      "ALTER TABLE \"file\" DROP CONSTRAINT \"file_side\";",
      "ALTER TABLE \"file\" ADD CONSTRAINT \"file_side\" CHECK ((model_id is not null and purpose = 'model_image') = (side is not null));"
    ]
  },
  {
    "name": "0040_cost",
    "statements": [
      "ALTER TABLE \"asset\" ADD COLUMN \"supplier\" text;",
      "ALTER TABLE \"asset\" ADD COLUMN \"order_no\" text;",
      "ALTER TABLE \"asset\" ADD COLUMN \"cost\" numeric(15, 2);",
      "ALTER TABLE \"asset\" ADD COLUMN \"currency\" text;"
    ]
  },
  {
    "name": "0041_language",
    "statements": [
      "ALTER TABLE \"user\" ADD COLUMN \"language\" text;"
    ]
  },
  {
    "name": "0042_shared_units",
    "statements": [
      "ALTER TABLE \"rack_capacity\" ADD COLUMN \"shared_units\" text DEFAULT '' NOT NULL;",
      "-- what is going to another place of its own rack bears on it once\nINSERT INTO stale_rack (company_id, node_id) SELECT company_id, id FROM node WHERE type = 'rack';"
    ]
  },
  {
    "name": "0043_against_the_check",
    "statements": [
      "ALTER TABLE \"work_remark\" ADD COLUMN \"override_reason\" text;"
    ]
  },
  {
    "name": "0044_taken_back",
    "statements": [
      "CREATE OR REPLACE FUNCTION keep_months(company uuid, assets uuid[]) RETURNS void LANGUAGE sql AS $$\n  delete from asset_month m where m.company_id = company and m.asset_id = any(assets);\n  insert into asset_month (company_id, asset_id, kind, month, days, last_update)\n  select a.company_id, a.id, past.kind, extract(year from past.day) * 12 + extract(month from past.day) - 1,\n    array_agg(distinct past.day), a.last_update\n  from asset a cross join lateral (\n    select case h.field when 'status' then 'repaired' else 'overridden' end as kind,\n      (b.at at time zone 'UTC')::date as day\n    from history h join batch b on b.company_id = h.company_id and b.id = h.batch_id\n    where h.company_id = a.company_id and h.entity = 'asset' and h.entity_id = a.id::text\n      and b.undone_by is null and b.kind <> 'undo' and (\n        h.field = 'fit_override'\n        or h.field = 'status' and h.\"from\" in ('\"faulty\"', '\"repair\"')\n          and h.\"to\" not in ('\"faulty\"', '\"repair\"', '\"out_of_service\"', '\"decommissioning\"'))\n  ) past\n  where a.company_id = company and a.id = any(assets) group by 1, 2, 3, 4, 6;\n$$;",
      "CREATE OR REPLACE FUNCTION keep_months_of_batch() RETURNS trigger LANGUAGE plpgsql AS $$\nbegin\n  perform keep_months(new.company_id, array(\n    select h.entity_id::uuid from history h\n    where h.company_id = new.company_id and h.batch_id = new.id and h.entity = 'asset'\n      and (h.field = 'fit_override' or h.field = 'status' and h.\"from\" in ('\"faulty\"', '\"repair\"'))));\n  return null;\nend\n$$;",
      "SELECT keep_months(h.company_id, array_agg(distinct h.entity_id::uuid)) FROM history h\n  JOIN batch b ON b.company_id = h.company_id and b.id = h.batch_id and (b.undone_by is not null or b.kind = 'undo')\n  WHERE h.entity = 'asset' and h.field = 'status' and h.\"from\" in ('\"faulty\"', '\"repair\"')\n  GROUP BY h.company_id;"
    ]
  },
  {
    "name": "0045_codes_of_requests",
    "statements": [
      "ALTER TABLE \"nomenclature\" DROP CONSTRAINT \"nomenclature_type_key\";",
      "ALTER TABLE \"nomenclature\" ADD COLUMN \"entity\" text DEFAULT 'asset' NOT NULL;",
      "ALTER TABLE \"nomenclature\" ALTER COLUMN \"entity\" DROP DEFAULT;",
      "ALTER TABLE \"nomenclature\" ADD CONSTRAINT \"nomenclature_type_key\" UNIQUE NULLS NOT DISTINCT(\"company_id\",\"entity\",\"asset_type\");",
      "INSERT INTO nomenclature (company_id, id, entity, asset_type, template, scope, stand_in, hand_typed)\n  SELECT c.id, gen_random_uuid(), r.entity, null, r.template, '[]', 'X', 'free'\n  FROM company c CROSS JOIN (VALUES ('mac', 'MAC-{seq|pad:6}'), ('maintenance', 'MNT-{seq|pad:6}')) r (entity, template);",
      "INSERT INTO code_counter (company_id, scope, next)\n  SELECT company_id, CASE prefix WHEN 'MNT' THEN 'maintenance:' ELSE 'mac:' END, last + 1 FROM work_counter;",
      "DROP TABLE \"work_counter\" CASCADE;"
    ]
  },
  {
    "name": "0046_reserved_codes",
    "statements": [
      "CREATE TABLE \"code_reserve\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"id\" uuid NOT NULL,\n\t\"asset_type\" text NOT NULL,\n\t\"note\" text,\n\t\"count\" integer NOT NULL,\n\t\"created_by\" uuid,\n\t\"created_at\" timestamp(3) with time zone NOT NULL,\n\tCONSTRAINT \"code_reserve_pk\" PRIMARY KEY(\"company_id\",\"id\")\n);",
      "CREATE TABLE \"reserved_code\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"code_key\" text collate \"C\" NOT NULL,\n\t\"code\" text NOT NULL,\n\t\"reserve_id\" uuid NOT NULL,\n\t\"number\" integer NOT NULL,\n\tCONSTRAINT \"reserved_code_pk\" PRIMARY KEY(\"company_id\",\"code_key\")\n);",
      "ALTER TABLE \"code_reserve\" ADD CONSTRAINT \"code_reserve_company_id_company_id_fk\" FOREIGN KEY (\"company_id\") REFERENCES \"public\".\"company\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"code_reserve\" ADD CONSTRAINT \"code_reserve_asset_type_fk\" FOREIGN KEY (\"company_id\",\"asset_type\") REFERENCES \"public\".\"asset_type\"(\"company_id\",\"code\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"reserved_code\" ADD CONSTRAINT \"reserved_code_reserve_fk\" FOREIGN KEY (\"company_id\",\"reserve_id\") REFERENCES \"public\".\"code_reserve\"(\"company_id\",\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE UNIQUE INDEX \"reserved_code_number_key\" ON \"reserved_code\" USING btree (\"company_id\",\"reserve_id\",\"number\");"
    ]
  },
  {
    "name": "0047_mounts",
    "statements": [
      "ALTER TABLE \"asset_type\" ADD COLUMN \"mounts\" jsonb;",
      "UPDATE asset_type SET mounts = case when name is not null then jsonb_build_array(mount) else case code\n  when 'SRV' then '[\"unit\", \"slot\"]'\n  when 'TAP' then '[\"unit\", \"floor\"]'\n  when 'PDU' then '[\"zero_unit\", \"unit\"]'\n  when 'UPS' then '[\"floor\", \"unit\"]'\n  when 'BAT' then '[\"floor\", \"unit\"]'\n  when 'ATS' then '[\"unit\", \"floor\"]'\n  else jsonb_build_array(mount) end end;",
      "ALTER TABLE \"asset_type\" ALTER COLUMN \"mounts\" SET NOT NULL;",
      "ALTER TABLE \"asset_type\" DROP COLUMN \"mount\";",
      "-- what was changed or deleted before can still be taken back\nUPDATE history SET field = 'mounts', \"from\" = jsonb_build_array(\"from\"), \"to\" = jsonb_build_array(\"to\")\n  WHERE entity = 'asset_type' and action = 'update' and field = 'mount';",
      "UPDATE history SET \"from\" = \"from\" || jsonb_build_object('mounts', jsonb_build_array(\"from\"->'mount'))\n  WHERE entity = 'asset_type' and action = 'delete' and \"from\" ? 'mount';"
    ]
  },
  {
    "name": "0048_attributes",
    "statements": [
      "ALTER TABLE \"asset\" ADD COLUMN \"attributes\" jsonb DEFAULT '{}'::jsonb NOT NULL;",
      "ALTER TABLE \"asset_type\" ADD COLUMN \"attributes\" jsonb DEFAULT '[]'::jsonb NOT NULL;",
      "UPDATE asset_type t SET attributes = starting.attributes FROM (VALUES\n  ('SRV', '[{\"key\":\"cpu\",\"name\":null,\"kind\":\"text\",\"unit\":null},{\"key\":\"ram\",\"name\":null,\"kind\":\"number\",\"unit\":\"GB\"},{\"key\":\"disks\",\"name\":null,\"kind\":\"text\",\"unit\":null},{\"key\":\"bmc\",\"name\":null,\"kind\":\"text\",\"unit\":null}]'::jsonb),\n  ('BLD', '[{\"key\":\"slot\",\"name\":null,\"kind\":\"text\",\"unit\":null}]'::jsonb),\n  ('CHS', '[{\"key\":\"slots_front\",\"name\":null,\"kind\":\"number\",\"unit\":null},{\"key\":\"slots_rear\",\"name\":null,\"kind\":\"number\",\"unit\":null}]'::jsonb),\n  ('STO', '[{\"key\":\"raw_tb\",\"name\":null,\"kind\":\"number\",\"unit\":\"TB\"}]'::jsonb),\n  ('GPU', '[{\"key\":\"direct_liquid\",\"name\":null,\"kind\":\"boolean\",\"unit\":null},{\"key\":\"flow_l_min\",\"name\":null,\"kind\":\"number\",\"unit\":\"l/min\"}]'::jsonb),\n  ('TAP', '[{\"key\":\"slots\",\"name\":null,\"kind\":\"number\",\"unit\":null}]'::jsonb),\n  ('SWI', '[{\"key\":\"ports\",\"name\":null,\"kind\":\"number\",\"unit\":null},{\"key\":\"port_speed\",\"name\":null,\"kind\":\"number\",\"unit\":\"Gbit/s\"}]'::jsonb),\n  ('PPN', '[{\"key\":\"ports\",\"name\":null,\"kind\":\"number\",\"unit\":null},{\"key\":\"connector\",\"name\":null,\"kind\":\"text\",\"unit\":null}]'::jsonb),\n  ('PDU', '[{\"key\":\"inlet\",\"name\":null,\"kind\":\"text\",\"unit\":null},{\"key\":\"outlets\",\"name\":null,\"kind\":\"number\",\"unit\":null},{\"key\":\"metered\",\"name\":null,\"kind\":\"boolean\",\"unit\":null},{\"key\":\"switched\",\"name\":null,\"kind\":\"boolean\",\"unit\":null},{\"key\":\"power_path\",\"name\":null,\"kind\":\"text\",\"unit\":null}]'::jsonb),\n  ('RPP', '[{\"key\":\"poles\",\"name\":null,\"kind\":\"number\",\"unit\":null},{\"key\":\"breaker_a\",\"name\":null,\"kind\":\"number\",\"unit\":\"A\"}]'::jsonb),\n  ('UPS', '[{\"key\":\"kva\",\"name\":null,\"kind\":\"number\",\"unit\":\"kVA\"},{\"key\":\"kw\",\"name\":null,\"kind\":\"number\",\"unit\":\"kW\"},{\"key\":\"topology\",\"name\":null,\"kind\":\"text\",\"unit\":null},{\"key\":\"autonomy_min\",\"name\":null,\"kind\":\"number\",\"unit\":\"min\"}]'::jsonb),\n  ('BAT', '[{\"key\":\"chemistry\",\"name\":null,\"kind\":\"text\",\"unit\":null},{\"key\":\"ah\",\"name\":null,\"kind\":\"number\",\"unit\":\"Ah\"},{\"key\":\"install_date\",\"name\":null,\"kind\":\"date\",\"unit\":null},{\"key\":\"life_years\",\"name\":null,\"kind\":\"number\",\"unit\":null}]'::jsonb),\n  ('GEN', '[{\"key\":\"kva\",\"name\":null,\"kind\":\"number\",\"unit\":\"kVA\"},{\"key\":\"fuel_l\",\"name\":null,\"kind\":\"number\",\"unit\":\"l\"},{\"key\":\"run_hours\",\"name\":null,\"kind\":\"number\",\"unit\":\"h\"}]'::jsonb),\n  ('ATS', '[{\"key\":\"amps\",\"name\":null,\"kind\":\"number\",\"unit\":\"A\"},{\"key\":\"sources\",\"name\":null,\"kind\":\"number\",\"unit\":null}]'::jsonb),\n  ('TRF', '[{\"key\":\"kva\",\"name\":null,\"kind\":\"number\",\"unit\":\"kVA\"}]'::jsonb),\n  ('CRC', '[{\"key\":\"sensible_kw\",\"name\":null,\"kind\":\"number\",\"unit\":\"kW\"},{\"key\":\"airflow_m3h\",\"name\":null,\"kind\":\"number\",\"unit\":\"m³/h\"},{\"key\":\"setpoint_c\",\"name\":null,\"kind\":\"number\",\"unit\":\"°C\"},{\"key\":\"refrigerant\",\"name\":null,\"kind\":\"text\",\"unit\":null}]'::jsonb),\n  ('INR', '[{\"key\":\"cooling_kw\",\"name\":null,\"kind\":\"number\",\"unit\":\"kW\"},{\"key\":\"flow_l_min\",\"name\":null,\"kind\":\"number\",\"unit\":\"l/min\"}]'::jsonb),\n  ('CHL', '[{\"key\":\"cooling_kw\",\"name\":null,\"kind\":\"number\",\"unit\":\"kW\"},{\"key\":\"refrigerant_kg\",\"name\":null,\"kind\":\"number\",\"unit\":\"kg\"}]'::jsonb),\n  ('PMP', '[{\"key\":\"flow_l_min\",\"name\":null,\"kind\":\"number\",\"unit\":\"l/min\"}]'::jsonb),\n  ('SEN', '[{\"key\":\"measures\",\"name\":null,\"kind\":\"text\",\"unit\":null},{\"key\":\"unit_of_measure\",\"name\":null,\"kind\":\"text\",\"unit\":null},{\"key\":\"calibration_due\",\"name\":null,\"kind\":\"date\",\"unit\":null}]'::jsonb),\n  ('FIR', '[{\"key\":\"agent\",\"name\":null,\"kind\":\"text\",\"unit\":null},{\"key\":\"pressure_bar\",\"name\":null,\"kind\":\"number\",\"unit\":\"bar\"}]'::jsonb),\n  ('SPR', '[{\"key\":\"compatible_models\",\"name\":null,\"kind\":\"text\",\"unit\":null}]'::jsonb)\n) starting (code, attributes) WHERE t.code = starting.code and t.name is null;",
      "-- what was deleted before can still come back\nUPDATE history SET \"from\" = \"from\" || '{\"attributes\": []}'\n  WHERE entity = 'asset_type' and action = 'delete' and not \"from\" ? 'attributes';"
    ]
  },
  {
    "name": "0049_place_codes",
    "statements": [
      "CREATE INDEX \"node_code_idx\" ON \"node\" USING btree (\"company_id\",lower(code)) WHERE code is not null;"
    ]
  },
  {
    "name": "0050_confirmed",
    "statements": [
      "ALTER TABLE \"asset\" ADD COLUMN \"last_verified_at\" timestamp(3) with time zone;",
      "ALTER TABLE \"asset\" ADD COLUMN \"last_verified_by\" uuid;",
      "ALTER TABLE \"asset\" ADD COLUMN \"last_verified_method\" text;",
      "ALTER TABLE \"asset\" ADD COLUMN \"verified_month\" integer GENERATED ALWAYS AS ((extract(year from coalesce((last_verified_at at time zone 'UTC')::date, '0001-01-01'::date)) * 12 + extract(month from coalesce((last_verified_at at time zone 'UTC')::date, '0001-01-01'::date)) - 1)::integer) STORED;",
      "ALTER TABLE \"asset\" ADD CONSTRAINT \"asset_verified_by_fk\" FOREIGN KEY (\"company_id\",\"last_verified_by\") REFERENCES \"public\".\"user\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "CREATE INDEX \"asset_verified_idx\" ON \"asset\" USING btree (\"company_id\",\"verified_month\",\"last_update\",\"id\",\"last_verified_at\");",
      "ALTER TABLE \"asset\" ADD CONSTRAINT \"asset_verified_whole\" CHECK (num_nulls(last_verified_at, last_verified_by, last_verified_method) in (0, 3));"
    ]
  },
  {
    "name": "0051_template_names",
    "statements": [
      "CREATE OR REPLACE FUNCTION record_name(company uuid, entity text, entity_id text) RETURNS text LANGUAGE sql STABLE AS $$\n  select case entity\n    when 'asset' then (select name from asset where company_id = company and id = entity_id::uuid)\n    when 'node' then (select name from node where company_id = company and id = entity_id::uuid)\n    when 'brand' then coalesce((select name from brand where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))\n    when 'model' then coalesce((select name from model where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))\n    when 'tag' then coalesce((select name from tag where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))\n    when 'team' then (select name from principal where company_id = company and id = entity_id::uuid)\n    when 'reservation' then (\n      select n.name || coalesce(' U' || trim_scale(r.position), '') from reservation r\n      join node n on n.company_id = r.company_id and n.id = r.node_id\n      where r.company_id = company and r.id = entity_id::uuid)\n    when 'work_request' then (\n      select case when is_draft then code else code || ' ' || title end from work_request\n      where company_id = company and id = entity_id::uuid)\n    when 'nomenclature' then (select concat_ws(' ', asset_type, template) from nomenclature where company_id = company and id = entity_id::uuid)\n    when 'asset_type' then entity_id\n  end\n$$;"
    ]
  },
  {
    "name": "0052_criticality",
    "statements": [
      "ALTER TABLE \"asset\" ADD COLUMN \"criticality\" text;"
    ]
  },
  {
    "name": "0053_asset_inside",
    "statements": [
      "CREATE TABLE \"asset_inside\" (\n\t\"company_id\" uuid NOT NULL,\n\t\"asset_id\" uuid NOT NULL,\n\t\"host_id\" uuid NOT NULL,\n\t\"slot\" text,\n\tCONSTRAINT \"asset_inside_pk\" PRIMARY KEY(\"company_id\",\"asset_id\"),\n\tCONSTRAINT \"asset_inside_another\" CHECK (asset_id <> host_id)\n);",
      "ALTER TABLE \"asset_inside\" ADD CONSTRAINT \"asset_inside_asset_fk\" FOREIGN KEY (\"company_id\",\"asset_id\") REFERENCES \"public\".\"asset\"(\"company_id\",\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"asset_inside\" ADD CONSTRAINT \"asset_inside_host_fk\" FOREIGN KEY (\"company_id\",\"host_id\") REFERENCES \"public\".\"asset\"(\"company_id\",\"id\") ON DELETE no action ON UPDATE no action;",
      "CREATE INDEX \"asset_inside_host_idx\" ON \"asset_inside\" USING btree (\"company_id\",\"host_id\");",
      "CREATE UNIQUE INDEX \"asset_inside_slot_key\" ON \"asset_inside\" USING btree (\"company_id\",\"host_id\",lower(slot));"
    ]
  },
  {
    "name": "0054_view_of_a_team",
    "statements": [
      "ALTER TABLE \"default_view\" ALTER COLUMN \"view_id\" DROP NOT NULL;",
      "ALTER TABLE \"saved_view\" ADD COLUMN \"is_team_default\" boolean DEFAULT false NOT NULL;",
      "CREATE UNIQUE INDEX \"saved_view_team_default_key\" ON \"saved_view\" USING btree (\"company_id\",\"team_id\",\"entity\") WHERE is_team_default;"
    ]
  },
  {
    "name": "0055_import_hosts",
    "statements": [
      "ALTER TABLE \"import_row\" ADD COLUMN \"name_key\" text collate \"C\";",
      "ALTER TABLE \"import_row\" ADD COLUMN \"host_key\" text collate \"C\";",
      "CREATE INDEX \"import_row_name_idx\" ON \"import_row\" USING btree (\"company_id\",\"import_id\",\"name_key\") WHERE name_key is not null;",
      "CREATE INDEX \"import_row_host_idx\" ON \"import_row\" USING btree (\"company_id\",\"import_id\",\"host_key\") WHERE host_key is not null;"
    ]
  },
  {
    "name": "0056_asset_criticality",
    "statements": [
      "CREATE INDEX \"asset_criticality_idx\" ON \"asset\" USING btree (\"company_id\",\"criticality\",\"last_update\",\"id\") WHERE criticality is not null;"
    ]
  }
]
