import { Hono } from 'hono'
import { PageQuery } from '@plenum/domain/page'
import { Invitation, InvitationInput, InvitationPage } from '@plenum/domain/user'
import { answerPage } from '../answer-page.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { randomText, sha256 } from '../crypto.ts'
import { may } from '../gate.ts'
import { createOnce } from '../idempotent.ts'
import { invitation } from '../mail/letters.ts'
import { insertInvitation, listInvitations, withdrawInvitation } from '../store/invitations.ts'
import { One, valid } from '../valid.ts'

export const invitations = new Hono<Env>()
  .get(
    '/',
    may('users', 'onlyRead'),
    answers({ summary: 'List invitations that nobody has used', body: InvitationPage }),
    valid('query', PageQuery),
    (c) => {
      const { limit, cursor } = c.req.valid('query')
      const { company_id } = c.var.session
      return answerPage(c, { list: 'invitations', cursor }, (after) =>
        listInvitations(c.var.ports.database, { company_id, limit, after }),
      )
    },
  )
  .post(
    '/',
    may('users', 'write'),
    answers({ summary: 'Invite somebody by mail', status: 201, body: Invitation }),
    valid('json', InvitationInput),
    async (c) => {
      const { author, language, ports, session } = c.var
      const input = c.req.valid('json')
      const [token, letter] = [randomText(), { made: false }]
      const answer = await createOnce(c, input, async (tx) => {
        letter.made = true
        return insertInvitation(tx, author, input, await sha256(token))
      })
      // Not before it is written for good, and not again for a request that is sent again.
      if (letter.made) {
        const { company, full_name: invitedBy } = session.user
        invitation(ports, { to: input.email, company: company.name, invitedBy, token, language })
      }
      return answer
    },
  )
  .delete(
    '/:id/',
    may('users', 'write'),
    answers({ summary: 'Withdraw an invitation' }),
    valid('param', One),
    async (c) => {
      const { author, ports } = c.var
      const done = await ports.database.transaction((tx) =>
        withdrawInvitation(tx, author, c.req.valid('param').id),
      )
      if (done === 'not_found') throw refusal(404, 'not_found')
      return c.body(null, 204)
    },
  )
