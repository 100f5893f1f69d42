import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { PageQuery } from '@plenum/domain/page'
import { Team, TeamInput, TeamPage, TeamPatch, TeamPermissions } from '@plenum/domain/team'
import { id } from '@plenum/domain/text'
import { answerPage } from '../answer-page.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env, SignedInEnv } from '../context.ts'
import { may } from '../gate.ts'
import { answerRecord, createOnce } from '../idempotent.ts'
import type { Database } from '../ports.ts'
import { stale, versionFrom } from '../precondition.ts'
import { listTeams, readTeam } from '../store/teams.ts'
import { deleteTeam, insertTeam, patchTeam, setTeamPermissions } from '../store/team-write.ts'
import { valid } from '../valid.ts'

const One = v.object({ id })

async function existingTeam(database: Database, company_id: string, teamId: string) {
  const record = await readTeam(database, company_id, teamId)
  if (record === undefined) throw refusal(404, 'not_found')
  return record
}

/** Writes a change in a transaction and answers the team as it is then; refuses where it was made from an older one. */
async function answerChanged(
  c: Context<SignedInEnv>,
  teamId: string,
  write: (tx: Database) => Promise<'not_found' | 'stale' | 'done'>,
): Promise<Response> {
  const record = await c.var.ports.database.transaction(async (tx) => {
    const done = await write(tx)
    const present = await existingTeam(tx, c.var.session.company_id, teamId)
    if (done === 'stale') throw stale(present)
    return present
  })
  return answerRecord(c, record, 200)
}

export const teams = new Hono<Env>()
  .get(
    '/',
    may('users', 'onlyRead'),
    answers({ summary: 'List teams with their permissions', body: TeamPage }),
    valid('query', PageQuery),
    (c) => {
      const { limit, cursor } = c.req.valid('query')
      const { company_id } = c.var.session
      return answerPage(c, { list: 'teams', cursor }, (after) =>
        listTeams(c.var.ports.database, { company_id, limit, after }),
      )
    },
  )
  .post(
    '/',
    may('users', 'write'),
    answers({ summary: 'Create a team that may do nothing yet', status: 201, body: Team }),
    valid('json', TeamInput),
    (c) => {
      const input = c.req.valid('json')
      const { author } = c.var
      return createOnce(c, input, async (tx) =>
        existingTeam(tx, author.company_id, await insertTeam(tx, author, input)),
      )
    },
  )
  .get(
    '/:id/',
    may('users', 'onlyRead'),
    answers({ summary: 'Read a team', body: Team }),
    valid('param', One),
    async (c) => {
      const { company_id } = c.var.session
      return answerRecord(
        c,
        await existingTeam(c.var.ports.database, company_id, c.req.valid('param').id),
        200,
      )
    },
  )
  .patch(
    '/:id/',
    may('users', 'write'),
    answers({ summary: 'Rename or describe a team; needs If-Match', body: Team }),
    valid('param', One),
    valid('json', TeamPatch),
    (c) => {
      const teamId = c.req.valid('param').id
      const [version, patch] = [versionFrom(c, teamId), c.req.valid('json')]
      return answerChanged(c, teamId, (tx) => patchTeam(tx, c.var.author, { id: teamId, version, patch }))
    },
  )
  .put(
    '/:id/permissions/',
    may('users', 'write'),
    answers({ summary: 'Set what a team may do in every area; needs If-Match', body: Team }),
    valid('param', One),
    valid('json', TeamPermissions),
    (c) => {
      const teamId = c.req.valid('param').id
      const [version, { permissions }] = [versionFrom(c, teamId), c.req.valid('json')]
      return answerChanged(c, teamId, (tx) =>
        setTeamPermissions(tx, c.var.author, { id: teamId, version, permissions }),
      )
    },
  )
  .delete(
    '/:id/',
    may('users', 'write'),
    answers({ summary: 'Delete a team without people, open invitations and assets; needs If-Match' }),
    valid('param', One),
    async (c) => {
      const { author, ports } = c.var
      const teamId = c.req.valid('param').id
      const version = versionFrom(c, teamId)
      await ports.database.transaction(async (tx) => {
        const done = await deleteTeam(tx, author, { id: teamId, version })
        if (done === 'not_found') throw refusal(404, 'not_found')
        if (done === 'stale') throw stale(await existingTeam(tx, author.company_id, teamId))
      })
      return c.body(null, 204)
    },
  )
