import type { TagColumn, UserColumn } from '@plenum/domain/list-export'
import type { Density } from '@plenum/domain/saved-view'
import { nomenclature_columns } from './nomenclature-columns.ts'
import { view_columns } from './view-columns.ts'

/** Words of files of short lists, which an import knows again; no screen loads these. */
export const list_files = {
  yes: 'Yes',
  no: 'No',
  tag: {
    file: 'tags',
    title: 'Tags',
    column: { name: 'Name', colour: 'Colour', scope: 'For', count: 'Assets' } satisfies Record<
      TagColumn,
      string
    >,
  },
  user: {
    file: 'people',
    title: 'People',
    column: {
      name: 'Name',
      email: 'E-mail',
      team: 'Team',
      administrator: 'Administrator',
      state: 'State',
      last_seen_at: 'Last seen',
    } satisfies Record<UserColumn, string>,
  },
  saved_view: {
    file: 'views',
    title: 'Views',
    column: view_columns,
    density: { compact: 'Compact', regular: 'Regular', touch: 'For fingers' } satisfies Record<
      Density,
      string
    >,
  },
  nomenclature: { file: 'nomenclature', title: 'Nomenclature', column: nomenclature_columns },
  team: { file: 'teams', title: 'Teams' },
  brand: { file: 'brands', title: 'Brands' },
  model: { file: 'models', title: 'Models' },
  asset_type: { file: 'asset-types', title: 'Asset types' },
} as const
