import { Hono } from 'hono'
import { PageQuery } from '@plenum/domain/page'
import { Team, TeamInput, TeamPage, TeamPatch, TeamPermissions } from '@plenum/domain/team'
import { answerPage } from '../answer-page.ts'
import { answerChanged, answerExisting, existing } from '../answer-record.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { createOnce } from '../idempotent.ts'
import { stale, versionFrom } from '../precondition.ts'
import { listTeams, readTeam } from '../store/teams.ts'
import { deleteTeam, insertTeam, patchTeam, setTeamPermissions } from '../store/team-write.ts'
import { One, valid } from '../valid.ts'

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
        existing(readTeam(tx, author.company_id, await insertTeam(tx, author, input))),
      )
    },
  )
  .get(
    '/:id/',
    may('users', 'onlyRead'),
    answers({ summary: 'Read a team', body: Team }),
    valid('param', One),
    (c) => answerExisting(c, readTeam, c.req.valid('param').id),
  )
  .patch(
    '/:id/',
    may('users', 'write'),
    answers({ summary: 'Rename or describe a team; needs If-Match', body: Team }),
    valid('param', One),
    valid('json', TeamPatch),
    (c) => {
      const teamId = c.req.valid('param').id
      const change = { id: teamId, version: versionFrom(c, teamId), patch: c.req.valid('json') }
      return answerChanged(c, {
        id: teamId,
        read: readTeam,
        write: (tx) => patchTeam(tx, c.var.author, change),
      })
    },
  )
  .put(
    '/:id/permissions/',
    may('users', 'write'),
    answers({
      summary: 'Set what a team may do in every area, and whether it may approve; needs If-Match',
      body: Team,
    }),
    valid('param', One),
    valid('json', TeamPermissions),
    (c) => {
      const teamId = c.req.valid('param').id
      const change = { id: teamId, version: versionFrom(c, teamId), ...c.req.valid('json') }
      return answerChanged(c, {
        id: teamId,
        read: readTeam,
        write: (tx) => setTeamPermissions(tx, c.var.author, change),
      })
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
        if (done === 'stale') throw stale(await existing(readTeam(tx, author.company_id, teamId)))
      })
      return c.body(null, 204)
    },
  )
