import { sql } from 'drizzle-orm'
import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { NODE_STATUSES, type NodeInput } from '@plenum/domain/node'
import { NODE_TYPES, type TrailStep } from '@plenum/domain/node-type'
import {
  COOLING_TYPES,
  FORM_FACTORS,
  RACK_AIRFLOWS,
  ROOM_KINDS,
  U_DIRECTIONS,
  UPS_TOPOLOGIES,
  ZONE_KINDS,
  type PlaceFact,
  type PlaceFacts,
} from '@plenum/domain/place-facts'
import { codePointText, companyId, folded, id, instant } from '../columns.ts'
import { company } from './companies.ts'
import type { Same } from '../same.ts'

const amount = () => numeric({ precision: 12, scale: 3, mode: 'number' })

/** What is known of places: the same names as `PlaceFacts`. */
const placeFacts = {
  address: text(),
  city: text(),
  country: text(),
  timezone: text(),
  tier: text(),
  commissioning_date: date(),
  total_floor_area_m2: amount(),
  computer_room_area_m2: amount(),
  it_power_design_kw: amount(),
  utility_power_kw: amount(),
  generator_capacity_kw: amount(),
  generator_autonomy_h: amount(),
  ups_topology: text({ enum: UPS_TOPOLOGIES }),
  cooling_design_kw: amount(),
  design_pue: amount(),
  level: integer(),
  floor_to_slab_mm: integer(),
  raised_floor_mm: integer(),
  kind: text({ enum: [...ROOM_KINDS, ...ZONE_KINDS] }),
  width_mm: integer(),
  depth_mm: integer(),
  height_mm: integer(),
  tile_size_mm: integer(),
  max_floor_load_kg_m2: integer(),
  form_factor: text({ enum: FORM_FACTORS }),
  serial_number: text(),
  u_height: integer(),
  starting_unit: integer(),
  u_direction: text({ enum: U_DIRECTIONS }),
  rail_width_in: integer(),
  outer_width_mm: integer(),
  outer_height_mm: integer(),
  outer_depth_mm: integer(),
  mounting_depth_mm: integer(),
  tare_kg: amount(),
  max_static_load_kg: amount(),
  power_capacity_a_kw: amount(),
  power_capacity_b_kw: amount(),
  power_limit_kw: amount(),
  cooling_capacity_kw: amount(),
  cooling_limit_kw: amount(),
  cooling_type: text({ enum: COOLING_TYPES }),
  airflow: text({ enum: RACK_AIRFLOWS }),
  temp_min_c: integer(),
  temp_max_c: integer(),
  orientation_deg: integer(),
  x_mm: integer(),
  y_mm: integer(),
  rotation: integer(),
  customer: text(),
}
true satisfies Same<keyof typeof placeFacts, PlaceFact>

/** What a person types about a place: the same names as `NodeInput`. */
const nodeInput = {
  type: text({ enum: NODE_TYPES }).notNull(),
  parent_id: uuid(),
  name: text().notNull(),
  code: text(),
  status: text({ enum: NODE_STATUSES }).notNull(),
  description: text(),
  ...placeFacts,
}
true satisfies Same<keyof typeof nodeInput, keyof NodeInput>

export const node = pgTable(
  'node',
  {
    company_id: companyId().references(() => company.id),
    id: id(),
    ...nodeInput,
    /** Ids from the top down to this node, each followed by a slash: below it is what begins with it. */
    path: codePointText().notNull(),
    /** Kept beside the path, so that a list of assets needs no recursion. */
    trail: jsonb().$type<TrailStep[]>().notNull(),
    last_update: instant().notNull(),
    version: integer().notNull().default(1),
    name_key: folded(sql`name`),
  },
  (table) => [
    primaryKey({ name: 'node_pk', columns: [table.company_id, table.id] }),
    foreignKey({
      name: 'node_parent_fk',
      columns: [table.company_id, table.parent_id],
      foreignColumns: [table.company_id, table.id],
    }),
    uniqueIndex('node_path_key').on(table.company_id, table.path),
    index('node_name_idx').on(table.company_id, table.name_key, table.id),
    index('node_parent_idx').on(table.company_id, table.parent_id, table.name_key, table.id),
    index('node_type_idx').on(table.company_id, table.type, table.name_key, table.id),
    // Whether a place has a code, in whatever letters.
    index('node_code_idx')
      .on(table.company_id, sql`lower(code)`)
      .where(sql`code is not null`),
    uniqueIndex('node_code_key')
      .on(table.company_id, table.parent_id, table.code)
      .where(sql`code is not null and parent_id is not null`),
    uniqueIndex('node_top_code_key')
      .on(table.company_id, table.code)
      .where(sql`code is not null and parent_id is null`),
  ],
)

true satisfies Same<Pick<typeof node.$inferSelect, PlaceFact>, PlaceFacts>

/** How many assets stand in a node itself. */
export const nodeCounter = pgTable(
  'node_counter',
  { company_id: companyId(), node_id: uuid().notNull(), count: integer().notNull() },
  (table) => [
    primaryKey({ name: 'node_counter_pk', columns: [table.company_id, table.node_id] }),
    foreignKey({
      name: 'node_counter_node_fk',
      columns: [table.company_id, table.node_id],
      foreignColumns: [node.company_id, node.id],
    }),
  ],
)
