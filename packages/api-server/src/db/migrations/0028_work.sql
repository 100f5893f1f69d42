CREATE TABLE "work_item" (
	"company_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"op" text NOT NULL,
	"asset_id" uuid,
	"replacement_id" uuid,
	"model_id" uuid,
	"name" text,
	"target" jsonb,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"to_status" text,
	"stood" jsonb,
	"before" jsonb,
	"fit" jsonb,
	"reservation_id" uuid,
	"result" text,
	"note" text,
	"placed" jsonb,
	"executed_by" uuid,
	"executed_at" timestamp(3) with time zone,
	"batch_id" uuid,
	"is_accepted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "work_item_pk" PRIMARY KEY("company_id","request_id","id")
);
--> statement-breakpoint
CREATE TABLE "work_approval" (
	"company_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"stage" integer NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"note" text,
	"override_reason" text,
	CONSTRAINT "work_approval_pk" PRIMARY KEY("company_id","request_id","by_id")
);
--> statement-breakpoint
CREATE TABLE "work_counter" (
	"company_id" uuid NOT NULL,
	"prefix" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "work_counter_pk" PRIMARY KEY("company_id","prefix")
);
--> statement-breakpoint
CREATE TABLE "work_remark" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"action" text,
	"from" text,
	"to" text,
	"text" text,
	CONSTRAINT "work_remark_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "work_request" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text collate "C" NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"is_draft" boolean DEFAULT false NOT NULL,
	"stage" text DEFAULT 'todo' NOT NULL,
	"blocked_from" text,
	"blocker" text,
	"expected_on" date,
	"priority" text NOT NULL,
	"risk" text NOT NULL,
	"requester_id" uuid NOT NULL,
	"editors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"assignee_id" uuid,
	"team_id" uuid,
	"node_id" uuid,
	"wanted_on" date,
	"window_start" timestamp(3) with time zone,
	"window_end" timestamp(3) with time zone,
	"due_on" date GENERATED ALWAYS AS (coalesce(least(wanted_on, (window_start at time zone 'UTC')::date), '9999-12-31'::date)) STORED NOT NULL,
	"customer" text,
	"template_id" uuid,
	"follows_id" uuid,
	"approval_stages" jsonb NOT NULL,
	"approval_step" integer DEFAULT 0 NOT NULL,
	"is_pre_approved" boolean DEFAULT false NOT NULL,
	"is_verified" boolean DEFAULT true NOT NULL,
	"needs_evidence" boolean DEFAULT false NOT NULL,
	"procedure" jsonb NOT NULL,
	"impact" jsonb,
	"submitted_at" timestamp(3) with time zone,
	"closed_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_update" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "work_request_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "work_step_done" (
	"company_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"step" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"reading" jsonb,
	"note" text,
	CONSTRAINT "work_step_done_pk" PRIMARY KEY("company_id","request_id","step")
);
--> statement-breakpoint
CREATE TABLE "work_template" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" GENERATED ALWAYS AS (lower(name)) STORED,
	"kind" text NOT NULL,
	"description" text,
	"priority" text NOT NULL,
	"risk" text NOT NULL,
	"procedure" jsonb NOT NULL,
	"approval_stages" jsonb NOT NULL,
	"is_pre_approved" boolean DEFAULT false NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"needs_evidence" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "work_template_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "file" DROP CONSTRAINT "file_owner";--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "work_id" uuid;--> statement-breakpoint
ALTER TABLE "batch" ADD COLUMN "work_id" uuid;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "work_id" uuid;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "work_id" uuid;--> statement-breakpoint
ALTER TABLE "work_item" ADD CONSTRAINT "work_item_request_fk" FOREIGN KEY ("company_id","request_id") REFERENCES "public"."work_request"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item" ADD CONSTRAINT "work_item_asset_fk" FOREIGN KEY ("company_id","asset_id") REFERENCES "public"."asset"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item" ADD CONSTRAINT "work_item_replacement_fk" FOREIGN KEY ("company_id","replacement_id") REFERENCES "public"."asset"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item" ADD CONSTRAINT "work_item_model_fk" FOREIGN KEY ("company_id","model_id") REFERENCES "public"."model"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item" ADD CONSTRAINT "work_item_reservation_fk" FOREIGN KEY ("company_id","reservation_id") REFERENCES "public"."reservation"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item" ADD CONSTRAINT "work_item_executed_by_fk" FOREIGN KEY ("company_id","executed_by") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item" ADD CONSTRAINT "work_item_batch_fk" FOREIGN KEY ("company_id","batch_id") REFERENCES "public"."batch"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_approval" ADD CONSTRAINT "work_approval_request_fk" FOREIGN KEY ("company_id","request_id") REFERENCES "public"."work_request"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_approval" ADD CONSTRAINT "work_approval_by_fk" FOREIGN KEY ("company_id","by_id") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_counter" ADD CONSTRAINT "work_counter_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_remark" ADD CONSTRAINT "work_remark_request_fk" FOREIGN KEY ("company_id","request_id") REFERENCES "public"."work_request"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_remark" ADD CONSTRAINT "work_remark_by_fk" FOREIGN KEY ("company_id","by_id") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_request" ADD CONSTRAINT "work_request_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_request" ADD CONSTRAINT "work_request_requester_fk" FOREIGN KEY ("company_id","requester_id") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_request" ADD CONSTRAINT "work_request_assignee_fk" FOREIGN KEY ("company_id","assignee_id") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_request" ADD CONSTRAINT "work_request_team_fk" FOREIGN KEY ("company_id","team_id") REFERENCES "public"."team"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_request" ADD CONSTRAINT "work_request_template_fk" FOREIGN KEY ("company_id","template_id") REFERENCES "public"."work_template"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_request" ADD CONSTRAINT "work_request_follows_fk" FOREIGN KEY ("company_id","follows_id") REFERENCES "public"."work_request"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_step_done" ADD CONSTRAINT "work_step_done_request_fk" FOREIGN KEY ("company_id","request_id") REFERENCES "public"."work_request"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_step_done" ADD CONSTRAINT "work_step_done_by_fk" FOREIGN KEY ("company_id","by_id") REFERENCES "public"."user"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_template" ADD CONSTRAINT "work_template_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_item_asset_idx" ON "work_item" USING btree ("company_id","asset_id");--> statement-breakpoint
CREATE INDEX "work_item_replacement_idx" ON "work_item" USING btree ("company_id","replacement_id");--> statement-breakpoint
CREATE INDEX "work_item_model_idx" ON "work_item" USING btree ("company_id","model_id");--> statement-breakpoint
CREATE INDEX "work_item_batch_idx" ON "work_item" USING btree ("company_id","batch_id");--> statement-breakpoint
CREATE INDEX "work_remark_request_idx" ON "work_remark" USING btree ("company_id","request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_request_code_key" ON "work_request" USING btree ("company_id","code");--> statement-breakpoint
CREATE INDEX "work_request_update_idx" ON "work_request" USING btree ("company_id","last_update","id");--> statement-breakpoint
CREATE INDEX "work_request_due_idx" ON "work_request" USING btree ("company_id","due_on","id");--> statement-breakpoint
CREATE INDEX "work_request_stage_idx" ON "work_request" USING btree ("company_id","stage");--> statement-breakpoint
CREATE INDEX "work_request_requester_idx" ON "work_request" USING btree ("company_id","requester_id");--> statement-breakpoint
CREATE INDEX "work_request_assignee_idx" ON "work_request" USING btree ("company_id","assignee_id");--> statement-breakpoint
CREATE INDEX "work_request_team_idx" ON "work_request" USING btree ("company_id","team_id");--> statement-breakpoint
CREATE INDEX "work_request_template_idx" ON "work_request" USING btree ("company_id","template_id");--> statement-breakpoint
CREATE INDEX "work_request_follows_idx" ON "work_request" USING btree ("company_id","follows_id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_template_name_key" ON "work_template" USING btree ("company_id","name_key");--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_work_fk" FOREIGN KEY ("company_id","work_id") REFERENCES "public"."work_request"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch" ADD CONSTRAINT "batch_work_fk" FOREIGN KEY ("company_id","work_id") REFERENCES "public"."work_request"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_work_fk" FOREIGN KEY ("company_id","work_id") REFERENCES "public"."work_request"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_work_fk" FOREIGN KEY ("company_id","work_id") REFERENCES "public"."work_request"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_work_idx" ON "file" USING btree ("company_id","work_id") WHERE work_id is not null;--> statement-breakpoint
CREATE INDEX "batch_work_idx" ON "batch" USING btree ("company_id","work_id") WHERE work_id is not null;--> statement-breakpoint
CREATE INDEX "reservation_work_idx" ON "reservation" USING btree ("company_id","work_id") WHERE work_id is not null;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_owner" CHECK (num_nonnulls(ticket_id, asset_id, user_id, brand_id, model_id, room_id, work_id) = (case when linked_at is null then 0 else 1 end));
--> statement-breakpoint
-- By hand: a request is called by its code and title, a draft by its code alone.
CREATE OR REPLACE FUNCTION record_name(company uuid, entity text, entity_id text) RETURNS text LANGUAGE sql STABLE AS $$
  select case entity
    when 'asset' then (select name from asset where company_id = company and id = entity_id::uuid)
    when 'node' then (select name from node where company_id = company and id = entity_id::uuid)
    when 'brand' then coalesce((select name from brand where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))
    when 'model' then coalesce((select name from model where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))
    when 'tag' then coalesce((select name from tag where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))
    when 'team' then (select name from principal where company_id = company and id = entity_id::uuid)
    when 'reservation' then (
      select n.name || coalesce(' U' || trim_scale(r.position), '') from reservation r
      join node n on n.company_id = r.company_id and n.id = r.node_id
      where r.company_id = company and r.id = entity_id::uuid)
    when 'work_request' then (
      select case when is_draft then code else code || ' ' || title end from work_request
      where company_id = company and id = entity_id::uuid)
    when 'asset_type' then entity_id
  end
$$;
