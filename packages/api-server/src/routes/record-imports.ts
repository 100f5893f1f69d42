import { Hono } from 'hono'
import * as v from 'valibot'
import { may as reaches } from '@plenum/domain/permission'
import {
  RECORD_AREAS,
  RecordImport,
  recordKind,
  recordLevel,
  RecordOutcome,
} from '@plenum/domain/record-import'
import { answers } from '../answers.ts'
import { inWords } from '../answer-error.ts'
import { refusal } from '../api-error.ts'
import { ROWS_LIMIT } from '../body.ts'
import type { Env } from '../context.ts'
import { self } from '../gate.ts'
import { invitation } from '../mail/letters.ts'
import { importRecords } from '../store/record-import.ts'
import { toldProblems } from '../sees-assets.ts'
import { valid } from '../valid.ts'

const One = v.object({ entity: recordKind })

export const recordImports = new Hono<Env>().post(
  '/:entity/',
  self(),
  answers({
    summary:
      'Make and change what the good rows of a file say, as one batch, or say what that would do; the others are told why not',
    body: RecordOutcome,
  }),
  valid('param', One),
  valid('json', RecordImport, ROWS_LIMIT),
  async (c) => {
    const { entity: kind } = c.req.valid('param')
    const { permissions } = c.var.session.user
    // Who may change a record of the kind by hand may by a file.
    if (!reaches(permissions, RECORD_AREAS[kind], recordLevel(kind))) throw refusal(403, 'permission_denied')
    const input = c.req.valid('json')
    const { invited, ...done } = await importRecords(c.var.ports.database, c.var.author, { kind, input })
    const { company, full_name: invitedBy } = c.var.session.user
    for (const { email: to, token } of invited)
      invitation(c.var.ports, { to, token, invitedBy, company: company.name, language: c.var.language })
    const rows = done.rows.map((row) => ({
      ...row,
      problems: inWords(c.var.language, toldProblems(c.var.session, row.problems)),
    }))
    return c.json({ ...done, rows })
  },
)
