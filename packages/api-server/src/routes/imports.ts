import { Hono } from 'hono'
import * as v from 'valibot'
import {
  Import,
  ImportCreate,
  ImportPatch,
  ImportPlan,
  ImportProgress,
  ImportRows,
} from '@plenum/domain/asset-import'
import { IMPORT_KINDS } from '@plenum/domain/asset-import-columns'
import {
  ImportRow,
  ImportRowPage,
  ImportRowPatch,
  ImportRowQuery,
  ImportRowsChanged,
  ImportRowsPatch,
} from '@plenum/domain/asset-import-edit'
import { id as recordId } from '@plenum/domain/text'
import { answers } from '../answers.ts'
import { ROWS_LIMIT } from '../body.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { createOnce } from '../idempotent.ts'
import { createImport, decideImport, receiveRows } from '../store/imports.ts'
import { cancelImport, commitStep } from '../store/imports-commit.ts'
import { listRows, patchRow, patchRows } from '../store/imports-edit.ts'
import { planImport } from '../store/imports-plan.ts'
import { findRun, readImport } from '../store/imports-read.ts'
import { checkStep } from '../store/imports-steps.ts'
import { valid } from '../valid.ts'

const ImportId = v.object({ id: recordId })
const lineText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))
const RowAt = v.object({ id: recordId, kind: v.picklist(IMPORT_KINDS), line: lineText })
const nothing = v.strictObject({}, 'invalid')

export const imports = new Hono<Env>()
  .post(
    '/',
    may('assets', 'write'),
    answers({ summary: 'Open an import of files by their headers', status: 201, body: Import }),
    valid('json', ImportCreate, ROWS_LIMIT),
    (c) => {
      const input = c.req.valid('json')
      const { author } = c.var
      return createOnce(c, input, async (tx) => {
        const made = await createImport(tx, author, input)
        return { body: JSON.stringify(await readImport(tx, author.company_id, made)), version: 1 }
      })
    },
  )
  .get(
    '/:id/',
    may('assets', 'write'),
    answers({ summary: 'An import as it is now', body: Import }),
    valid('param', ImportId),
    async (c) =>
      c.json(await readImport(c.var.ports.database, c.var.author.company_id, c.req.valid('param').id)),
  )
  .patch(
    '/:id/',
    may('assets', 'write'),
    answers({ summary: 'Decide how columns, places, types and dates are read', body: Import }),
    valid('param', ImportId),
    valid('json', ImportPatch),
    async (c) => {
      const { database } = c.var.ports
      const { id } = c.req.valid('param')
      await database.transaction((tx) => decideImport(tx, c.var.author, id, c.req.valid('json')))
      return c.json(await readImport(database, c.var.author.company_id, id))
    },
  )
  .delete(
    '/:id/',
    may('assets', 'write'),
    answers({
      summary: 'Cancel the import and take back what is in so far',
      body: ImportProgress,
    }),
    valid('param', ImportId),
    async (c) => c.json(await cancelImport(c.var.ports.database, c.var, c.req.valid('param').id)),
  )
  .post(
    '/:id/rows/',
    may('assets', 'write'),
    answers({ summary: 'Send rows: at most 1,000 and 1 MiB', body: ImportProgress }),
    valid('param', ImportId),
    valid('json', ImportRows, ROWS_LIMIT),
    async (c) => {
      const { id } = c.req.valid('param')
      const rows = c.req.valid('json')
      return c.json(await c.var.ports.database.transaction((tx) => receiveRows(tx, c.var.author, id, rows)))
    },
  )
  .get(
    '/:id/rows/',
    may('assets', 'write'),
    answers({ summary: 'Rows with everything that is wrong with them', body: ImportRowPage }),
    valid('param', ImportId),
    valid('query', ImportRowQuery),
    async (c) => {
      const { database } = c.var.ports
      const run = await findRun(database, c.var.author.company_id, c.req.valid('param').id)
      return c.json(await listRows(database, run, c.req.valid('query')))
    },
  )
  .patch(
    '/:id/rows/',
    may('assets', 'write'),
    answers({ summary: 'Do the same to many rows', body: ImportRowsChanged }),
    valid('param', ImportId),
    valid('json', ImportRowsPatch),
    async (c) => {
      const { id } = c.req.valid('param')
      const patch = c.req.valid('json')
      const rows = await c.var.ports.database.transaction((tx) => patchRows(tx, c.var.author, id, patch))
      return c.json({ rows })
    },
  )
  .patch(
    '/:id/rows/:kind/:line/',
    may('assets', 'write'),
    answers({ summary: 'Mend or skip one row', body: ImportRow }),
    valid('param', RowAt),
    valid('json', ImportRowPatch),
    async (c) => {
      const at = c.req.valid('param')
      const patch = c.req.valid('json')
      return c.json(await c.var.ports.database.transaction((tx) => patchRow(tx, c.var.author, at, patch)))
    },
  )
  .post(
    '/:id/check/',
    may('assets', 'write'),
    answers({ summary: 'Check the next rows; again until the state is checked', body: ImportProgress }),
    valid('param', ImportId),
    valid('json', nothing),
    async (c) => c.json(await checkStep(c.var.ports.database, c.var.author, c.req.valid('param').id)),
  )
  .get(
    '/:id/plan/',
    may('assets', 'write'),
    answers({ summary: 'What the import would create, and where it needs a decision', body: ImportPlan }),
    valid('param', ImportId),
    async (c) => {
      const { database } = c.var.ports
      const run = await findRun(database, c.var.author.company_id, c.req.valid('param').id)
      return c.json(await planImport(database, run))
    },
  )
  .post(
    '/:id/commit/',
    may('assets', 'write'),
    answers({ summary: 'Import the next rows; again until the state is imported', body: ImportProgress }),
    valid('param', ImportId),
    valid('json', nothing),
    async (c) => c.json(await commitStep(c.var.ports.database, c.var, c.req.valid('param').id)),
  )
