import { NO_PERMISSIONS } from '@plenum/domain/permission'
import type { StoredFile } from '@plenum/domain/file'
import type { CurrentUser } from '@plenum/domain/session'
import type { Ticket, TicketEntry, TicketSummary } from '@plenum/domain/ticket'
import { spyOn } from 'storybook/test'
import { http } from '#app/api.ts'
import { storyUser } from '#app/page/story-user.ts'

/** Somebody who looks after tickets. */
export const supporter: CurrentUser = { ...storyUser, team: null }

export const eva = { id: '0190a0a0-0000-7000-8000-0000000000ab', name: 'Eva Ruiz' }

/** Somebody who has no rights at all, and a ticket. */
export const reporter: CurrentUser = {
  ...supporter,
  id: eva.id,
  name: 'Eva',
  surname: 'Ruiz',
  full_name: eva.name,
  permissions: NO_PERMISSIONS,
}

const idOf = (kind: string, number: number) =>
  `0190a0a0-0000-7000-8000-${kind}${String(number).padStart(11, '0')}`
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString()

/** A ticket in a list, by its number. */
export const summary = (number: number, over: Partial<TicketSummary> = {}): TicketSummary => ({
  id: idOf('1', number),
  number,
  kind: 'bug',
  subject: 'The elevation prints without its lower units',
  status: 'todo',
  priority: 'medium',
  reporter: eva,
  answers: 0,
  created_at: '2026-11-19T09:12:00.000Z',
  last_update: '2026-11-20T10:30:00.000Z',
  version: 1,
  ...over,
})

export const file = (number: number, over: Partial<StoredFile> = {}): StoredFile => ({
  id: idOf('2', number),
  name: `rack-${number}.png`,
  media_type: 'image/png',
  size: 184_320,
  width: 1600,
  height: 900,
  uploaded_by: eva,
  created_at: '2026-11-19T09:10:00.000Z',
  ...over,
})

export const sheet = file(90, {
  name: 'units-by-rack.csv',
  media_type: 'text/csv',
  width: null,
  height: null,
})

const blank = {
  usefulness: null,
  desired_features: null,
  expected_result: null,
  steps: [],
  files: [],
  context: null,
}

export const improvement: Ticket = {
  ...summary(11, { kind: 'improvement', subject: 'Print labels for a whole row of racks' }),
  ...blank,
  usefulness: 'We label forty racks after each move.\nNow each one is printed by itself.',
  desired_features:
    'Choose a row, see the labels, print them on one sheet:\n  - code and name\n  - a square code that the phone opens',
  files: [file(1, { name: 'labels-today.png' }), sheet],
  context: {
    page: '/app/settings/assets-inventory?search=R04',
    version: '2026.11.2',
    browser: 'Firefox 145 on Linux',
    language: 'es',
  },
}

export const bug: Ticket = {
  ...summary(12, { status: 'in_progress', priority: 'high', answers: 2 }),
  ...blank,
  steps: [
    { text: 'Open the rack R04 and choose the elevation.', files: [file(2)] },
    {
      text: 'Press Print: the units below 12 are cut off.',
      files: [file(3), file(4, { name: 'cut-off.png' })],
    },
  ],
  expected_result: 'The whole rack stands on one page.',
}

/** A line of a discussion, by how long ago it was written. */
export const entry = (number: number, over: Partial<TicketEntry> = {}): TicketEntry => ({
  id: idOf('3', number),
  at: hoursAgo(50 - number),
  author: { id: supporter.id, name: supporter.full_name },
  kind: 'answer',
  text: `Answer ${number}`,
  from: null,
  to: null,
  files: [],
  ...over,
})

export const discussion = [
  entry(1, { kind: 'status', text: null, from: 'todo', to: 'in_progress' }),
  entry(2, { kind: 'priority', text: null, from: 'medium', to: 'high' }),
  entry(3, { text: 'It happens with every rack of more than 42 units.\nWhich browser do you print with?' }),
  entry(4, {
    author: eva,
    text: 'With Firefox. This is what comes out.',
    files: [file(5, { name: 'printed.png' }), sheet],
  }),
]

const racks = [120, 420, 720, 1020, 1320].map(
  (x, at) =>
    `<rect x="${x}" y="180" width="180" height="540" fill="hsl(${190 + at * 14} 30% ${32 + at * 4}%)"/>`,
)
const picture = new Blob(
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#dfe7ea"/>${racks.join('')}</svg>`,
  ],
  { type: 'image/svg+xml' },
)

interface Script {
  ticket: Ticket
  entries: TicketEntry[]
  /** What stands under the pages of the discussion, but the first. */
  later?: TicketEntry[]
  /** What comes of a change. */
  change?: (ticket: Ticket) => Promise<Ticket>
  /** What comes of an answer. */
  answer?: () => Promise<unknown>
  /** What comes of a file that is sent. */
  files?: () => Promise<unknown>
}

/** A server with one ticket, for stories: it takes answers and changes, and has a picture for every file. */
export const ticketServer = (script: Script) => () => {
  const said = [...script.entries]
  const pageOf = (cursor: unknown) =>
    script.later === undefined
      ? { results: [...said], next: null }
      : cursor === undefined
        ? { results: [...said], next: 'later' }
        : { results: script.later, next: null }
  const call = spyOn(http, 'call').mockImplementation((method, path, _schema, options): Promise<unknown> => {
    if (method === 'patch') return script.change?.(script.ticket) ?? Promise.resolve(script.ticket)
    if (path === 'api/files/' && script.files) return script.files()
    if (!path.endsWith('/entries/')) return Promise.resolve(script.ticket)
    if (method === 'get')
      return Promise.resolve(pageOf(new Map(Object.entries(options?.query ?? {})).get('cursor')))
    if (script.answer) return script.answer()
    const added = entry(49, { text: 'Thank you.' })
    said.push(added)
    return Promise.resolve(added)
  })
  const blob = spyOn(http, 'blob').mockImplementation(() => Promise.resolve(picture))
  return () => {
    call.mockRestore()
    blob.mockRestore()
  }
}
