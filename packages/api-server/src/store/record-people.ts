import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Change } from '@plenum/domain/history'
import { plain } from '@plenum/domain/asset-import-recognise'
import type { RecordValues } from '@plenum/domain/record-import-read'
import { NO_TEAM_WORDS } from '@plenum/domain/record-import-words'
import { USER_STATES } from '@plenum/domain/user'
import { refusal } from '../api-error.ts'
import { randomText, sha256 } from '../crypto.ts'
import { firstRow } from '../db/rows.ts'
import type { Database } from '../ports.ts'
import { insertInvitation } from './invitations.ts'
import { textOf, type RecordWriter, type Scene } from './record-writer.ts'
import { patchUser } from './user-rights.ts'

/** Somebody of the company, or somebody who is invited; ids of people who have not joined are null. */
const PersonRow = v.object({
  id: v.nullable(v.string()),
  email: v.string(),
  version: v.number(),
  team: v.nullable(v.string()),
  administrator: v.boolean(),
  state: v.picklist(USER_STATES),
})
type Person = v.InferOutput<typeof PersonRow>

const facts = PersonRow.entries
/** What a row can say of a person; `team` is an id. */
const Says = v.object({
  team: v.exactOptional(facts.team),
  administrator: v.exactOptional(facts.administrator),
  state: v.exactOptional(facts.state),
})

const personAt = (tx: Database, company_id: string, email: string) =>
  firstRow(
    tx,
    PersonRow,
    sql`
      select u.id, u.email, u.version, u.team_id as team, u.is_administrator as administrator,
        case when u.disabled_at is null then 'active' else 'disabled' end as state
      from "user" u where u.company_id = ${company_id} and u.email = ${email}
      union all
      select null, i.email, 1, i.team_id, i.is_administrator, 'active'
      from invitation i where i.company_id = ${company_id} and i.email = ${email}
        and i.accepted_at is null and i.withdrawn_at is null
      limit 1`,
  )

const TeamRow = v.object({ id: v.string(), name: v.string() })

/** The id of the team that a cell names; null where it says that there is none. */
async function teamMeant({ tx, author: { company_id } }: Scene, name: string): Promise<string | null> {
  const team = await firstRow(
    tx,
    TeamRow,
    sql`
      select id, name from principal
      where company_id = ${company_id} and kind = 'team' and lower(name) = lower(${name}) limit 1`,
  )
  if (team === undefined && !NO_TEAM_WORDS.includes(plain(name))) throw refusal(400, 'does_not_exist', 'team')
  return team?.id ?? null
}

/** What a row says of a person, with the team by its id. */
async function saysOf(scene: Scene, values: RecordValues) {
  const name = textOf(values, 'team')
  const meant = name === '' ? {} : { team: await teamMeant(scene, name) }
  return v.parse(Says, { ...values, ...meant })
}

/** Invites by mail, as the form does: an open invitation of the address ends. */
async function invite(scene: Scene, { email, team, administrator, state }: Omit<Person, 'id' | 'version'>) {
  if (state !== 'active') throw refusal(400, 'invalid', 'state')
  const token = randomText()
  const input = { email, team_id: team, is_administrator: administrator }
  await insertInvitation(scene.tx, scene.author, input, await sha256(token))
  scene.invite({ email, token })
}

const emailOf = (values: RecordValues): string => textOf(values, 'email').toLowerCase()

const patchOf = ({ team, administrator, state }: v.InferOutput<typeof Says>) => ({
  ...(team !== undefined && { team_id: team }),
  ...(administrator !== undefined && { is_administrator: administrator }),
  ...(state !== undefined && { disabled: state === 'disabled' }),
})

/** The change with the name of a team in the place of its id. */
async function named({ tx, author: { company_id } }: Scene, change: Change): Promise<Change> {
  if (change.field !== 'team') return change
  const nameOf = async (id: unknown) =>
    typeof id === 'string'
      ? ((
          await firstRow(
            tx,
            TeamRow,
            sql`select id, name from principal where company_id = ${company_id} and id = ${id}`,
          )
        )?.name ?? null)
      : null
  return { ...change, from: await nameOf(change.from), to: await nameOf(change.to) }
}

/** People by their addresses: those of the company are changed, everybody else is invited. What they are called is their own. */
export const peopleWriter = (): RecordWriter => ({
  find: async (scene, values) => {
    const found = await personAt(scene.tx, scene.author.company_id, emailOf(values))
    if (found === undefined) return undefined
    return { id: found.email, stored: found, says: await saysOf(scene, values) }
  },
  insert: async (scene, values) => {
    const email = emailOf(values)
    const says = await saysOf(scene, values)
    await invite(scene, { team: null, administrator: false, state: 'active', ...says, email })
    return email
  },
  patch: async (scene, email, patch) => {
    const found = await personAt(scene.tx, scene.author.company_id, email)
    if (found === undefined) throw refusal(404, 'not_found')
    const says = v.parse(Says, patch)
    if (found.id === null) return invite(scene, { ...found, ...says })
    return patchUser(scene.tx, scene.author, { id: found.id, version: found.version, patch: patchOf(says) })
  },
  named,
})
