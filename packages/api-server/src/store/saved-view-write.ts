import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import {
  filterTexts,
  MAX_VIEWS,
  viewKey,
  type KeptSettings,
  type SavedViewInput,
  type SavedViewPatch,
  type ViewSettings,
} from '@plenum/domain/saved-view'
import { refusal } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import { savedView } from '../db/schema/saved-views.ts'
import type { Database } from '../ports.ts'
import { audit } from './audit.ts'
import { isDefaultView } from './saved-views.ts'
import type { Author, PersonAuthor } from './batches.ts'

const Stored = v.object({
  id: v.string(),
  entity: v.string(),
  owner_id: v.string(),
  name: v.string(),
  team_id: v.nullable(v.string()),
  is_team_default: v.boolean(),
  version: v.number(),
})
type Stored = v.InferOutput<typeof Stored>

interface Change {
  id: string
  version: number
}
type Outcome = 'not_found' | 'stale' | 'done'

const kept = ({ filter, ...settings }: v.InferOutput<typeof ViewSettings>): KeptSettings => ({
  ...settings,
  filter: filterTexts(filter),
})

const objectOf = ({ id, name }: Pick<Stored, 'id' | 'name'>) => ({ kind: 'saved_view', id, name })

/** The team a person is in, held so that it cannot go meanwhile; refuses where there is none to share with. */
async function teamToShareWith(tx: Database, { company_id }: Author, user_id: string): Promise<string> {
  const mine = await firstRow(
    tx,
    v.object({ team_id: v.nullable(v.string()) }),
    sql`select team_id from "user" where company_id = ${company_id} and id = ${user_id} for share`,
  )
  if (!mine?.team_id) throw refusal(400, 'does_not_exist', 'shared')
  return mine.team_id
}

/** Keeps a view for its author; breaks `saved_view_name_key` where he has one of this name. Gives its id. */
export async function insertView(
  tx: Database,
  author: PersonAuthor,
  input: v.InferOutput<typeof SavedViewInput>,
): Promise<string> {
  const { company_id } = author
  const owner_id = author.actor.id
  const { entity, name, settings, shared } = input
  const counted = await firstRow(
    tx,
    v.object({ count: v.number() }),
    sql`
      select count(*)::int as count from saved_view
      where company_id = ${company_id} and owner_id = ${owner_id} and entity = ${entity}`,
  )
  if ((counted?.count ?? 0) >= MAX_VIEWS) throw refusal(400, 'too_large', 'entity')
  const id = uuidv7()
  const team_id = shared ? await teamToShareWith(tx, author, owner_id) : null
  await tx.insert(savedView).values({
    company_id,
    id,
    entity,
    owner_id,
    name,
    name_key: viewKey(name),
    settings: kept(settings),
    team_id,
    updated_at: author.at,
  })
  await audit(tx, author, {
    action: 'view.create',
    object: objectOf({ id, name }),
    detail: { entity, shared },
  })
  return id
}

/** A view that its author may change, locked; others' views he sees are not his to change. */
async function ownView(
  tx: Database,
  author: PersonAuthor,
  { id, version }: Change,
): Promise<Stored | Outcome> {
  const me = author.actor.id
  const stored = await firstRow(
    tx,
    Stored,
    sql`
      select s.id, s.entity, s.owner_id, s.name, s.team_id, s.is_team_default, s.version from saved_view s
      join "user" me on me.company_id = s.company_id and me.id = ${me}
      where s.company_id = ${author.company_id} and s.id = ${id} and (s.owner_id = me.id or s.team_id = me.team_id)
      for update of s`,
  )
  if (stored === undefined) return 'not_found'
  if (stored.owner_id !== me) throw refusal(403, 'permission_denied')
  return stored.version === version ? stored : 'stale'
}

/** Renames, shares or arranges a view anew. */
export async function patchView(
  tx: Database,
  author: PersonAuthor,
  { patch, ...seen }: Change & { patch: v.InferOutput<typeof SavedViewPatch> },
): Promise<Outcome> {
  const stored = await ownView(tx, author, seen)
  if (typeof stored === 'string') return stored
  const { name = stored.name, settings, shared = stored.team_id !== null } = patch
  const is_team_default = shared && (patch.team_default ?? stored.is_team_default)
  if (patch.team_default === true && !shared) throw refusal(400, 'invalid', 'team_default')
  const wasShared = stored.team_id !== null
  const team_id = shared
    ? wasShared
      ? stored.team_id
      : await teamToShareWith(tx, author, stored.owner_id)
    : null
  if (is_team_default && team_id !== null) await endOtherDefault(tx, author, { ...stored, team_id })
  await tx
    .update(savedView)
    .set({
      name,
      name_key: viewKey(name),
      ...(settings && { settings: kept(settings) }),
      team_id,
      is_team_default,
      updated_at: author.at,
      version: sql`version + 1`,
    })
    .where(and(eq(savedView.company_id, author.company_id), eq(savedView.id, stored.id)))
  if (!shared) await forgetOthersDefault(tx, author.company_id, stored)
  const detail = {
    ...(name !== stored.name && { name: { from: stored.name, to: name } }),
    ...(shared !== wasShared && { shared: { from: wasShared, to: shared } }),
    ...(is_team_default !== stored.is_team_default && {
      team_default: { from: stored.is_team_default, to: is_team_default },
    }),
    ...(settings && { settings: true }),
  }
  await audit(tx, author, { action: 'view.change', object: objectOf({ id: stored.id, name }), detail })
  return 'done'
}

/** A team begins with one view at most: another one ends. */
const endOtherDefault = (
  tx: Database,
  { company_id, at }: Author,
  { id, entity, team_id }: Pick<Stored, 'id' | 'entity' | 'team_id'>,
) =>
  tx.execute(sql`
    update saved_view set is_team_default = false, version = version + 1, updated_at = ${at}::timestamptz
    where company_id = ${company_id} and team_id = ${team_id} and entity = ${entity} and is_team_default and id <> ${id}`)

/** Whoever began with a view that is shared no more begins with the whole list again. */
const forgetOthersDefault = (tx: Database, company_id: string, { id, owner_id }: Stored) =>
  tx.execute(sql`
    delete from default_view where company_id = ${company_id} and view_id = ${id} and user_id <> ${owner_id}`)

/** Deletes a view; nobody's list begins with it any more. */
export async function deleteView(tx: Database, author: PersonAuthor, seen: Change): Promise<Outcome> {
  const stored = await ownView(tx, author, seen)
  if (typeof stored === 'string') return stored
  await tx.execute(sql`delete from saved_view where company_id = ${author.company_id} and id = ${stored.id}`)
  await audit(tx, author, { action: 'view.delete', object: objectOf(stored), detail: {} })
  return 'done'
}

const Shown = v.object({ id: v.string(), name: v.string(), entity: v.string(), is_default: v.boolean() })

/** Lets the author's list begin with a view he sees, or with the whole list again. */
export async function setDefaultView(
  tx: Database,
  author: PersonAuthor,
  { id, isDefault }: { id: string; isDefault: boolean },
): Promise<Outcome> {
  const me = author.actor.id
  const { company_id } = author
  const view = await firstRow(
    tx,
    Shown,
    sql`
      select s.id, s.name, s.entity, ${isDefaultView} as is_default from saved_view s
      join "user" me on me.company_id = s.company_id and me.id = ${me}
      left join default_view d on d.company_id = s.company_id and d.user_id = me.id and d.entity = s.entity
      where s.company_id = ${company_id} and s.id = ${id} and (s.owner_id = me.id or s.team_id = me.team_id)
      for share of s`,
  )
  if (view === undefined) return 'not_found'
  // said that it begins with all of it, too: the team may begin with a view
  if (isDefault || view.is_default)
    await tx.execute(sql`
      insert into default_view (company_id, user_id, entity, view_id)
      values (${company_id}, ${me}, ${view.entity}, ${isDefault ? id : null})
      on conflict (company_id, user_id, entity) do update set view_id = excluded.view_id`)
  await audit(tx, author, {
    action: 'view.default',
    object: objectOf(view),
    detail: { is_default: isDefault },
  })
  return 'done'
}
