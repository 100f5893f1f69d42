import type { Words } from './words.ts'

/**
 * A namespace that only this bundle brings. `start`: the public pages. `app`: the signed-in area, loaded on the way into
 * it. `company`: people, teams, the log and one's own profile. `library`: types, brands and models. `places`: the hierarchy and what is known of places. `feedback`: tickets, files and notifications. `record`: an open record, and what the assets of a type have. `inventory`: what narrows the inventory, and its views. `settings`: codes and tags. `output`: exports and labels. `life`: what becomes of assets. `home`: the personal home. `imports`: files of assets on their way in. `fit`: whether a thing fits in a place. `records`: the import of places, of the catalogue, of tags and of teams. `reservations`: what is kept in racks, and looking for places. `racks`: drawn racks, and places at other times than now. `plans`: floor plans. `work`: requests. `forms`: what asks for them. `maintenance`: when work is due. `plant`: the dashboards of facility and operations. `dashboards`, `reports`: what their names say. `spikes`: pages to try things on. `configuration`: when nothing can start.
 */
export const MARKS = {
  start: 'common',
  app: 'fields',
  company: 'people',
  library: 'catalogue',
  places: 'place',
  feedback: 'support',
  record: 'live',
  inventory: 'filters',
  settings: 'nomenclature',
  life: 'life',
  fit: 'fit',
  home: 'home',
  imports: 'imports',
  output: 'exports',
  records: 'records',
  reservations: 'reservations',
  work: 'work',
  forms: 'forms',
  dashboards: 'dashboards',
  reports: 'reports',
  maintenance: 'maintenance',
  plant: 'plant',
  racks: 'racks',
  plans: 'plans',
  spikes: 'graph',
  configuration: 'configuration',
} as const satisfies Record<string, keyof Words>
/** Words that are fetched together. */
export type Bundle = keyof typeof MARKS
/** Brings the texts of a bundle, by namespace. */
export type LoadWords = () => Promise<Record<string, object>>
