import * as v from 'valibot'
import { cursor, limit, page } from './page.ts'
import { Ref } from './ref.ts'
import { id, instant } from './text.ts'

/** What people are told of. */
export const NOTIFICATION_KINDS = [
  'ticket_created',
  'ticket_answered',
  'ticket_changed',
  'person_joined',
  'rights_changed',
  'reservation_ends',
  'work_waits',
  'work_changed',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** How a person is told of a kind of thing; both false is not at all. */
export const NotificationChannels = v.strictObject(
  { in_app: v.boolean('invalid'), by_mail: v.boolean('invalid') },
  'invalid',
)
export type NotificationChannels = v.InferOutput<typeof NotificationChannels>

/** How people are told who have chosen nothing. */
export const USUAL_CHANNELS: Record<NotificationKind, NotificationChannels> = {
  ticket_created: { in_app: true, by_mail: true },
  ticket_answered: { in_app: true, by_mail: true },
  ticket_changed: { in_app: true, by_mail: false },
  person_joined: { in_app: true, by_mail: false },
  rights_changed: { in_app: true, by_mail: false },
  reservation_ends: { in_app: true, by_mail: true },
  work_waits: { in_app: true, by_mail: true },
  work_changed: { in_app: true, by_mail: false },
}

/** A choice for every kind. */
export const NotificationPreferences = v.strictObject(
  {
    ticket_created: NotificationChannels,
    ticket_answered: NotificationChannels,
    ticket_changed: NotificationChannels,
    person_joined: NotificationChannels,
    rights_changed: NotificationChannels,
    reservation_ends: NotificationChannels,
    work_waits: NotificationChannels,
    work_changed: NotificationChannels,
  } satisfies Record<NotificationKind, v.GenericSchema>,
  'invalid',
)
export type NotificationPreferences = v.InferOutput<typeof NotificationPreferences>

/** What is said of changed rights, in `detail`; `about` names the team that they come from now, if any. */
export const RIGHTS_CHANGES = ['team', 'administrator', 'no_administrator', 'permissions'] as const
export type RightsChanged = (typeof RIGHTS_CHANGES)[number]

/** How long somebody can look up what he was told of, in days. */
export const NOTIFICATION_DAYS = 90

/** Something a person was told of; its words are made where it is shown. */
export const Notification = v.object(
  {
    id,
    kind: v.picklist(NOTIFICATION_KINDS, 'unknown_option'),
    at: instant,
    read_at: v.nullable(instant),
    /** Who did it; null for the system. */
    actor: v.nullable(Ref),
    /** The ticket it is about, with its number. */
    ticket: v.nullable(v.object({ id, number: v.number('required'), subject: v.string('required') })),
    /** The request it is about. */
    work: v.optional(
      v.nullable(v.object({ id, code: v.string('required'), title: v.string('required') }, 'required')),
    ),
    /** The person or team it is about, or the places that are reserved. */
    about: v.nullable(v.string()),
    /** What was said, what it became, the last day of a reservation, or what was done with a request. */
    detail: v.nullable(v.string()),
  },
  'required',
)
export type Notification = v.InferOutput<typeof Notification>
export const NotificationPage = page(Notification)
export type NotificationPage = v.InferOutput<typeof NotificationPage>

/** Place in the list, newest first. */
export const NotificationQuery = v.strictObject(
  { state: v.optional(v.picklist(['unread', 'read'], 'unknown_option')), limit, cursor },
  'invalid',
)
export type NotificationQuery = v.InferInput<typeof NotificationQuery>

/** How many are unread. */
export const UnreadCount = v.object({ unread: v.number('required') }, 'required')
export type UnreadCount = v.InferOutput<typeof UnreadCount>

/** Marks some as read or unread; without `ids`, all that came before now. */
export const NotificationMarks = v.strictObject(
  {
    ids: v.optional(v.pipe(v.array(id, 'invalid'), v.maxLength(100, 'too_many_ids'))),
    read: v.optional(v.boolean('invalid'), true),
  },
  'invalid',
)
export type NotificationMarks = v.InferInput<typeof NotificationMarks>

/** How long a stream can be taken up again where it ended, in hours. */
export const LIVE_HOURS = 24

/**
 * Where a stream begins: behind the last number that was seen, for those who cannot send `Last-Event-ID`; else with what
 * came while a page was being opened that began `age` milliseconds ago.
 */
export const LiveQuery = v.strictObject(
  {
    after: v.optional(v.pipe(v.string('invalid'), v.maxLength(40, 'too_long'))),
    age: v.optional(
      v.pipe(
        v.union([v.string(), v.number()], 'invalid_number'),
        v.transform(Number),
        v.integer('invalid_number'),
        v.minValue(0, 'too_small'),
      ),
    ),
  },
  'invalid',
)

/** What open pages are told of. */
export const LIVE_OBJECTS = ['notification', 'ticket', 'asset', 'work', 'rights'] as const

/** Records up to which an event names them. */
export const MOST_NAMED = 50

/** What a stream of events says: that something is new, never what it holds. */
export const LiveEvent = v.object(
  {
    /** Counted within the company; what came after one can be asked for again. */
    seq: v.number('required'),
    object: v.picklist(LIVE_OBJECTS, 'unknown_option'),
    /** The notification, the ticket, the request, the batch in which assets changed, or who may do other things now. */
    id: v.string('required'),
    /** The assets that changed; not given where they are many. */
    records: v.optional(v.array(v.string('required'))),
  },
  'required',
)
export type LiveEvent = v.InferOutput<typeof LiveEvent>
