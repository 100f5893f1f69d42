/** Words of the personal home. */
export const home = {
  title: 'Home',
  greeting: 'Hello, {{name}}',
  by_status: 'Assets by status',
  total_one: '{{count}} asset',
  total_other: '{{count}} assets',
  all: 'All assets',
  last_changes: 'Last changes',
  no_changes: 'Nothing has changed yet.',
  start_title: 'Bring in what you have',
  start_text: 'Plenum is empty. Start in whichever way is closest to hand; everything can be undone.',
  import_title: 'Import a file',
  import_text:
    'A CSV or Excel sheet, or an export of NetBox. You see every problem before anything is kept.',
  import_action: 'Import a file',
  first_title: 'Add the first asset',
  first_text: 'One name is enough. Serial number, place and owner can follow.',
  first_action: 'Add an asset',
} as const
