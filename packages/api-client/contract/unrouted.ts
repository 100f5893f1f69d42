import { randomUUID } from 'node:crypto'
import { draft } from '@plenum/api-server/db/schema/drafts'
import { file } from '@plenum/api-server/db/schema/files'
import {
  liveEvent,
  liveEventCounter,
  notification,
  notificationPreference,
} from '@plenum/api-server/db/schema/notifications'
import { database } from './engine.ts'
import { now } from './world.ts'

interface Owner {
  company_id: string
  user_id: string
}

/** A file as it is after its upload: nobody's but the one's who brought it. */
export async function uploaded(
  { company_id, user_id }: Owner,
  over: Partial<typeof file.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID()
  await database.insert(file).values({
    company_id,
    id,
    uploaded_by: user_id,
    purpose: 'feedback',
    name: 'rack.png',
    media_type: 'image/png',
    size: 4096,
    sha256: id.replaceAll('-', '').repeat(2),
    width: 64,
    height: 48,
    created_at: now().toISOString(),
    ...over,
  })
  return id
}

/** Rows of the tables that no route of the estate writes: one of each, named after the canary. */
export async function unrouted(owner: Owner, { mark, ticket_id }: { mark: string; ticket_id: string }) {
  const { company_id, user_id } = owner
  const at = now().toISOString()
  await database.insert(notification).values({
    company_id,
    id: randomUUID(),
    user_id,
    kind: 'ticket_answered',
    at,
    actor_id: user_id,
    ticket_id,
    detail: mark,
  })
  await database
    .insert(notificationPreference)
    .values({ company_id, user_id, kind: 'ticket_answered', in_app: true, by_mail: false })
  await database.insert(liveEventCounter).values({ company_id, last: 1 })
  await database
    .insert(liveEvent)
    .values({ company_id, seq: 1, user_id, object: 'ticket', object_id: ticket_id, at })
  await database
    .insert(draft)
    .values({ company_id, user_id, form: 'ticket', key: 'bug', content: { subject: mark }, updated_at: at })
}
