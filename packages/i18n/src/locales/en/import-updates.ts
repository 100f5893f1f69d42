import type { UpdateIssue } from '@plenum/domain/asset-import-issue'
import type { Face } from '@plenum/domain/placement'

/** Words of an import that changes what exists. */
export const importUpdates = {
  title: 'Rows of assets that exist already',
  leave: 'Leave them out',
  leave_help: 'A row whose code exists stays behind. A serial number that exists is only pointed out.',
  update: 'Update them',
  update_help:
    'An asset is known by its code, or a former one; without a code in the row, by its serial number. Only the columns chosen above change, and never the registration date.',
  no_key: 'A column must be the code or the serial number.',
  clear: 'An empty cell takes the value away',
  clear_help:
    'Otherwise it leaves the value as it is. Name, type, brand, model, status and place always stay.',
  created: 'New',
  changed: 'Changed',
  unchanged: 'As they are',
  asset: 'Asset',
  becomes: '{{column}} of {{name}}: from {{from}} to {{to}}',
  nothing: 'nothing',
  faces: { front: 'Front', rear: 'Rear' } satisfies Record<Face, string>,
  summary: '{{created}} new · {{changed}} changed · {{unchanged}} as they are · {{problem}} with problems',
  start: 'Import: {{created}} new, {{changed}} changed',
  no_change: 'Every row says what is so already.',
  done: 'Imported: {{created}} new, {{changed}} changed',
  issues: {
    asset_closed: 'This asset was decommissioned and is read only',
    transition_refused: 'The status cannot become this one',
    identity_missing: 'Must be known before it is installed',
    cords_missing: 'Say how many power cords it has on this path before it is used',
    place_missing: 'Say where it stands first',
    work_asset_busy: 'An open request is about it: close that first',
    others_depend: 'Others stand in it or are fed by nothing else',
    tag_out_of_scope: 'This tag is for assets of another category',
    several_assets: 'More than one asset has this serial number',
    several_owners: 'More than one person or team is called so: give the e-mail address',
    several_places: 'It can mean more than one place: name the place in columns of its own',
    no_host: 'No asset is called so, and no row above this one',
    slot_of_none: 'A slot says nothing without what the asset is in: it is left out',
    slot_taken: 'Another asset is in this slot',
    several_hosts: 'More than one asset is called so: give its code',
    inside_itself: 'An asset cannot be in itself, nor in what is in it',
    inside_has_units: 'What is in another asset takes no units of its own: leave this empty',
    inside_elsewhere: 'It will stand with what it is in, not where the row says',
    place_full: 'It holds as many assets as it can',
    changed_meanwhile: 'Changed by somebody after the check: import this row again',
  } satisfies Record<UpdateIssue, string>,
} as const
