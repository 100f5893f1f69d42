import { Hono } from 'hono'
import { AuditFilter, AuditPage, AuditQuery, AuditVerdict } from '@plenum/domain/audit'
import { answerPage } from '../answer-page.ts'
import { answers } from '../answers.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { audit } from '../store/audit.ts'
import { readAudit, verifyAudit } from '../store/audit-read.ts'
import { valid } from '../valid.ts'

/** Who did what: read by those who give out permissions, changed by nobody. */
export const auditLog = new Hono<Env>()
  .get(
    '/',
    may('users', 'write'),
    answers({ summary: 'Read the log of who did what, newest first', body: AuditPage }),
    valid('query', AuditQuery),
    (c) => {
      const { cursor, limit, ...filter } = c.req.valid('query')
      const { company_id } = c.var.session
      return answerPage(c, { list: 'audit', cursor }, (after) =>
        readAudit(c.var.ports.database, { company_id, filter, limit, after }),
      )
    },
  )
  .get(
    '/verify/',
    may('users', 'write'),
    answers({ summary: 'Check that no line of the log was changed or taken out', body: AuditVerdict }),
    async (c) => c.json(await verifyAudit(c.var.ports.database, c.var.session.company_id)),
  )
  .post(
    '/exports/',
    may('users', 'write'),
    answers({ summary: 'Write down that the lines of a filter are being taken away as a file' }),
    valid('json', AuditFilter),
    async (c) => {
      const detail = c.req.valid('json')
      await c.var.ports.database.transaction((tx) =>
        audit(tx, c.var.author, {
          action: 'audit.export',
          object: { kind: 'audit', id: null, name: null },
          detail,
        }),
      )
      return c.body(null, 204)
    },
  )
