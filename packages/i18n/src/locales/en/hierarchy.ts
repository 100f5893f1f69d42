/** Words of the list of places. */
export const hierarchy = {
  title: 'Hierarchy configuration',
  lead: 'Your data centres, with everything that stands in them.',
  add: 'Add a data centre',
  name: 'Name',
  code: 'Code',
  code_help: 'A short name for labels and breadcrumbs, such as MAD1.',
  place: 'In',
  assets: 'Assets',
  last_update: 'Last update',
  empty: 'No data centres yet. Add one, or import a file that names them.',
  created: 'Data centre added',
  create_failed: 'The data centre was not added',
  load_failed: 'The data centres could not be loaded',
  show_assets: '{{shown}} assets in {{name}}',
} as const
