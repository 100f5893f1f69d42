import type { RecordOutcome, RecordRow } from '@plenum/domain/record-import'

const none = { changes: [], problems: [] }

/** A row of each kind of outcome. */
export const storyRows: RecordRow[] = [
  {
    ...none,
    line: 2,
    name: 'R01',
    state: 'changed',
    changes: [
      { field: 'u_height', from: 42, to: 47 },
      { field: 'status', from: 'planning', to: 'active' },
      { field: 'parent_id', from: 'Madrid / MAD1 / Hall 1', to: 'Madrid / MAD1 / Hall 2' },
    ],
  },
  {
    ...none,
    line: 3,
    name: 'R02',
    state: 'new',
    changes: [
      { field: 'type', from: null, to: 'rack' },
      { field: 'name', from: null, to: 'R02' },
      { field: 'room', from: null, to: 'Hall 3' },
      { field: 'u_direction', from: null, to: 'top_down' },
    ],
  },
  {
    ...none,
    line: 4,
    name: 'R03',
    state: 'refused',
    problems: [
      { code: 'too_large', detail: 'This must be at most 100', attr: 'u_height' },
      {
        code: 'several_fit',
        detail: 'Several records fit this; name more of what is around it',
        attr: 'name',
      },
    ],
  },
  { ...none, line: 5, name: 'R04', state: 'same' },
]

export const storyOutcome: RecordOutcome = {
  rows: storyRows,
  made: [
    { kind: 'room', name: 'Hall 3' },
    { kind: 'region', name: 'Comunidad de Madrid' },
  ],
  batch_id: null,
}

const FILE = `name,site,room,u_height,desc_units,asset_tag
R01,Madrid,Hall 2,47,f,77
R02,Madrid,Hall 3,,t,
R03,Madrid,,120,f,
R04,Madrid,Hall 2,42,f,
`

/** Racks as NetBox lists them. */
export const racksFile = (): File => new File([FILE], 'racks.csv', { type: 'text/csv' })
