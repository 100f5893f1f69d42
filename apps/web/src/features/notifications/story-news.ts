import { USUAL_CHANNELS, type Notification } from '@plenum/domain/notification'

const HOUR_MS = 60 * 60 * 1000
export const ana = { id: '0190a0a0-0000-7000-8000-0000000000ad', name: 'Ana Ruiz' }
export const leo = { id: '0190a0a0-0000-7000-8000-0000000000ac', name: 'Leo Marín' }

const ticket = {
  id: '0190a0a0-0000-7000-8000-100000000012',
  number: 12,
  subject: 'Print labels for a whole row of racks',
}

/** Something one was told of, by how many hours ago it happened. */
export const told = (hours: number, over: Partial<Notification>): Notification => ({
  id: `0190a0a0-0000-7000-9000-${String(999_999 - hours).padStart(12, '0')}`,
  kind: 'ticket_created',
  at: new Date(Date.now() - hours * HOUR_MS).toISOString(),
  read_at: '2026-11-21T12:00:00.000Z',
  actor: ana,
  ticket: null,
  about: null,
  detail: null,
  ...over,
})

/** One of each kind, the newest unread. */
export const everyKind: Notification[] = [
  told(0, { ticket, read_at: null }),
  told(0.1, {
    kind: 'ticket_answered',
    actor: leo,
    ticket,
    read_at: null,
    detail:
      'It happens with every rack of more than 42 units.\nWhich browser do you print with? I could not make it happen with Firefox 145 on Linux, and the picture you sent shows another one.',
  }),
  told(0.2, { kind: 'ticket_changed', actor: leo, ticket, detail: 'in_review', read_at: null }),
  told(30, { kind: 'ticket_changed', actor: leo, ticket, detail: 'high' }),
  told(31, { kind: 'person_joined', about: 'Eva Ruiz', actor: { ...ana, name: 'Eva Ruiz' } }),
  told(32, { kind: 'rights_changed', about: 'Operations', detail: 'team' }),
  told(33, { kind: 'rights_changed', detail: 'team' }),
  told(34, { kind: 'rights_changed', detail: 'administrator' }),
  told(35, { kind: 'rights_changed', about: 'Operations', detail: 'permissions' }),
  told(36, { kind: 'rights_changed', actor: null }),
  told(400, { kind: 'ticket_changed', actor: leo, detail: 'done' }),
  told(401, { kind: 'reservation_ends', actor: null, about: 'R01 U1, R01 U3', detail: '2100-11-24' }),
  told(402, { kind: 'reservation_ends', actor: null, about: 'R02 U7', detail: '2020-03-03' }),
]

interface Script {
  news?: readonly Notification[]
  unread?: number
  /** The answer to a list, where it is another one than `news`. */
  list?: () => Promise<unknown>
}

/** What a server with these notifications answers to a path. */
export const newsServer =
  ({ news = everyKind, unread = 3, list }: Script = {}) =>
  (path: string): Promise<unknown> => {
    if (path.endsWith('/unread/')) return Promise.resolve({ unread })
    if (path.endsWith('/preferences/'))
      return Promise.resolve({ ...USUAL_CHANNELS, person_joined: { in_app: false, by_mail: false } })
    return list?.() ?? Promise.resolve({ results: news, next: null })
  }
