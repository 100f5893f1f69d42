CREATE TABLE "asset" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"hostname" text,
	"serial_number" text,
	"owner_id" uuid,
	"customer" text,
	"asset_type" text NOT NULL,
	"brand_id" uuid,
	"model_id" uuid,
	"priority" text,
	"purchase_date" date,
	"warranty_date" date,
	"notes" text,
	"status" text NOT NULL,
	"previous_status" text,
	"process" text,
	"location_id" uuid,
	"registration_date" date NOT NULL,
	"termination_date" date,
	"last_update" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name_key" text collate "C" GENERATED ALWAYS AS (lower(name)) STORED,
	"code_key" text collate "C" GENERATED ALWAYS AS (lower(code)) STORED,
	"search" text collate "C" GENERATED ALWAYS AS (lower(name || chr(10) || code || chr(10) || coalesce(hostname, '') || chr(10) || coalesce(serial_number, ''))) STORED,
	CONSTRAINT "asset_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "asset_model_needs_brand" CHECK (model_id is null or brand_id is not null)
);
--> statement-breakpoint
CREATE TABLE "asset_counter" (
	"company_id" uuid NOT NULL,
	"status" text NOT NULL,
	"asset_type" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "asset_counter_pk" PRIMARY KEY("company_id","status","asset_type")
);
--> statement-breakpoint
CREATE TABLE "code_counter" (
	"company_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"next" integer NOT NULL,
	CONSTRAINT "code_counter_pk" PRIMARY KEY("company_id","scope")
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "batch" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"source" text NOT NULL,
	"reason" text,
	"undone_by" uuid,
	CONSTRAINT "batch_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "history" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"action" text NOT NULL,
	"field" text,
	"from" jsonb,
	"to" jsonb,
	CONSTRAINT "history_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"route" text NOT NULL,
	"key" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"version" integer,
	"body" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_pk" PRIMARY KEY("company_id","user_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "asset_type" (
	"company_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text,
	"category" text NOT NULL,
	"mount" text NOT NULL,
	"data_bearing" text NOT NULL,
	CONSTRAINT "asset_type_pk" PRIMARY KEY("company_id","code")
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	CONSTRAINT "brand_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "model" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"part_number" text,
	"asset_type" text NOT NULL,
	"u_height" numeric(4, 1),
	"full_depth" boolean,
	CONSTRAINT "model_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "model_brand_key" UNIQUE("company_id","id","brand_id")
);
--> statement-breakpoint
CREATE TABLE "node" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"code" text,
	"status" text NOT NULL,
	"description" text,
	"u_height" integer,
	"starting_unit" integer,
	"u_direction" text,
	"path" text collate "C" NOT NULL,
	"trail" jsonb NOT NULL,
	"last_update" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name_key" text collate "C" GENERATED ALWAYS AS (lower(name)) STORED,
	CONSTRAINT "node_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "node_counter" (
	"company_id" uuid NOT NULL,
	"node_id" uuid NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "node_counter_pk" PRIMARY KEY("company_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "principal" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "principal_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "team" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"description" text,
	CONSTRAINT "team_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "team_permission" (
	"company_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"area" text NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "team_permission_pk" PRIMARY KEY("company_id","team_id","area")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" varchar(254) NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"phone_number" text,
	"password_hash" text NOT NULL,
	"is_administrator" boolean DEFAULT false NOT NULL,
	"team_id" uuid,
	"session_epoch" timestamp(3) with time zone NOT NULL,
	"disabled_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "user_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "placement" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	"node_id" uuid NOT NULL,
	"position" numeric(4, 1),
	"face" text,
	"source" text NOT NULL,
	"valid_from" timestamp(3) with time zone NOT NULL,
	"valid_to" timestamp(3) with time zone,
	CONSTRAINT "placement_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "access_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"exp" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"gen" integer NOT NULL,
	"used_at" timestamp(3) with time zone,
	"child_seed" text
);
--> statement-breakpoint
CREATE TABLE "session" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"absolute_exp" timestamp(3) with time zone NOT NULL,
	"last_used_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	"reason" text,
	"ua_hash" text,
	"ip_trunc" text,
	CONSTRAINT "session_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_owner_fk" FOREIGN KEY ("company_id","owner_id") REFERENCES "public"."principal"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_asset_type_fk" FOREIGN KEY ("company_id","asset_type") REFERENCES "public"."asset_type"("company_id","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_brand_fk" FOREIGN KEY ("company_id","brand_id") REFERENCES "public"."brand"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_model_fk" FOREIGN KEY ("company_id","model_id") REFERENCES "public"."model"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_model_of_brand_fk" FOREIGN KEY ("company_id","model_id","brand_id") REFERENCES "public"."model"("company_id","id","brand_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_location_fk" FOREIGN KEY ("company_id","location_id") REFERENCES "public"."node"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_counter" ADD CONSTRAINT "asset_counter_type_fk" FOREIGN KEY ("company_id","asset_type") REFERENCES "public"."asset_type"("company_id","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch" ADD CONSTRAINT "batch_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch" ADD CONSTRAINT "batch_undone_by_fk" FOREIGN KEY ("company_id","undone_by") REFERENCES "public"."batch"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_batch_fk" FOREIGN KEY ("company_id","batch_id") REFERENCES "public"."batch"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_type" ADD CONSTRAINT "asset_type_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model" ADD CONSTRAINT "model_brand_fk" FOREIGN KEY ("company_id","brand_id") REFERENCES "public"."brand"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model" ADD CONSTRAINT "model_asset_type_fk" FOREIGN KEY ("company_id","asset_type") REFERENCES "public"."asset_type"("company_id","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node" ADD CONSTRAINT "node_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node" ADD CONSTRAINT "node_parent_fk" FOREIGN KEY ("company_id","parent_id") REFERENCES "public"."node"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_counter" ADD CONSTRAINT "node_counter_node_fk" FOREIGN KEY ("company_id","node_id") REFERENCES "public"."node"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "principal" ADD CONSTRAINT "principal_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_principal_fk" FOREIGN KEY ("company_id","id") REFERENCES "public"."principal"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_permission" ADD CONSTRAINT "team_permission_team_fk" FOREIGN KEY ("company_id","team_id") REFERENCES "public"."team"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_principal_fk" FOREIGN KEY ("company_id","id") REFERENCES "public"."principal"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_team_fk" FOREIGN KEY ("company_id","team_id") REFERENCES "public"."team"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement" ADD CONSTRAINT "placement_asset_fk" FOREIGN KEY ("company_id","asset_id") REFERENCES "public"."asset"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement" ADD CONSTRAINT "placement_node_fk" FOREIGN KEY ("company_id","node_id") REFERENCES "public"."node"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_session_fk" FOREIGN KEY ("company_id","session_id") REFERENCES "public"."session"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_fk" FOREIGN KEY ("company_id","session_id") REFERENCES "public"."session"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "asset_code_key" ON "asset" USING btree ("company_id","code_key");--> statement-breakpoint
CREATE INDEX "asset_last_update_idx" ON "asset" USING btree ("company_id","last_update","id");--> statement-breakpoint
CREATE INDEX "asset_name_idx" ON "asset" USING btree ("company_id","name_key","id");--> statement-breakpoint
CREATE INDEX "asset_status_idx" ON "asset" USING btree ("company_id","status","last_update","id");--> statement-breakpoint
CREATE INDEX "asset_type_idx" ON "asset" USING btree ("company_id","asset_type","last_update","id");--> statement-breakpoint
CREATE INDEX "asset_location_idx" ON "asset" USING btree ("company_id","location_id","last_update","id");--> statement-breakpoint
CREATE INDEX "asset_owner_idx" ON "asset" USING btree ("company_id","owner_id","last_update","id");--> statement-breakpoint
CREATE INDEX "asset_brand_idx" ON "asset" USING btree ("company_id","brand_id","model_id","last_update","id");--> statement-breakpoint
CREATE INDEX "asset_model_idx" ON "asset" USING btree ("company_id","model_id","last_update","id");--> statement-breakpoint
CREATE INDEX "asset_priority_idx" ON "asset" USING btree ("company_id","priority","last_update","id") WHERE priority is not null;--> statement-breakpoint
CREATE INDEX "asset_search_idx" ON "asset" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "history_entity_idx" ON "history" USING btree ("company_id","entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "history_batch_idx" ON "history" USING btree ("company_id","batch_id","id");--> statement-breakpoint
CREATE INDEX "idempotency_key_created_idx" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "brand_name_key" ON "brand" USING btree ("company_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "model_name_key" ON "model" USING btree ("company_id","brand_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "node_path_key" ON "node" USING btree ("company_id","path");--> statement-breakpoint
CREATE INDEX "node_name_idx" ON "node" USING btree ("company_id","name_key","id");--> statement-breakpoint
CREATE INDEX "node_parent_idx" ON "node" USING btree ("company_id","parent_id","name_key","id");--> statement-breakpoint
CREATE INDEX "node_type_idx" ON "node" USING btree ("company_id","type","name_key","id");--> statement-breakpoint
CREATE UNIQUE INDEX "node_code_key" ON "node" USING btree ("company_id","parent_id","code") WHERE code is not null and parent_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "node_top_code_key" ON "node" USING btree ("company_id","code") WHERE code is not null and parent_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "user_email_key" ON "user" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "placement_current_key" ON "placement" USING btree ("company_id","asset_id") WHERE source = 'current';--> statement-breakpoint
CREATE INDEX "placement_asset_idx" ON "placement" USING btree ("company_id","asset_id");--> statement-breakpoint
CREATE INDEX "placement_node_idx" ON "placement" USING btree ("company_id","node_id");--> statement-breakpoint
CREATE INDEX "access_token_session_idx" ON "access_token" USING btree ("company_id","session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_token_session_gen_key" ON "refresh_token" USING btree ("company_id","session_id","gen");--> statement-breakpoint
CREATE INDEX "session_user_idx" ON "session" USING btree ("company_id","user_id");