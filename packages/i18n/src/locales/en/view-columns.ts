import type { ViewColumn } from '@plenum/domain/list-export'

/** What the columns of a file of views are called, where it is made and where it is brought in. */
export const view_columns = {
  name: 'Name',
  owner: 'Owner',
  shared: 'Shared with the team',
  default: 'Begins the list',
  team_default: 'Begins the list of the team',
  filter: 'Filter',
  ordering: 'Sorted by',
  shown: 'Columns added',
  hidden: 'Columns hidden',
  order: 'Order of the columns',
  density: 'Height of the rows',
} as const satisfies Record<ViewColumn, string>
