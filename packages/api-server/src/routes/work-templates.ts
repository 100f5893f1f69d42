import { Hono } from 'hono'
import {
  WorkTemplate,
  WorkTemplateInput,
  WorkTemplatePage,
  WorkTemplatePatch,
} from '@plenum/domain/work-template'
import { answerDeleted } from '../answer-deleted.ts'
import { answerList } from '../answer-list.ts'
import { answerChanged, answerExisting, existing } from '../answer-record.ts'
import { answers } from '../answers.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { createOnce } from '../idempotent.ts'
import { versionFrom } from '../precondition.ts'
import {
  deleteTemplate,
  insertTemplate,
  listTemplates,
  patchTemplate,
  readTemplate,
} from '../store/work-templates.ts'
import { One, valid } from '../valid.ts'

/** What requests of one sort begin with: read by who reads requests, changed by who writes workflows. */
export const workTemplates = new Hono<Env>()
  .get(
    '/',
    may('projects', 'onlyRead'),
    answers({ summary: 'List templates of requests', body: WorkTemplatePage }),
    async (c) => answerList(c, await listTemplates(c.var.ports.database, c.var.session.company_id)),
  )
  .post(
    '/',
    may('workflows', 'write'),
    answers({ summary: 'Make a template of requests', status: 201, body: WorkTemplate }),
    valid('json', WorkTemplateInput),
    (c) => {
      const input = c.req.valid('json')
      const { author } = c.var
      return createOnce(c, input, async (tx) =>
        existing(readTemplate(tx, author.company_id, await insertTemplate(tx, author, input))),
      )
    },
  )
  .get(
    '/:id/',
    may('projects', 'onlyRead'),
    answers({ summary: 'Read a template of requests', body: WorkTemplate }),
    valid('param', One),
    (c) => answerExisting(c, readTemplate, c.req.valid('param').id),
  )
  .patch(
    '/:id/',
    may('workflows', 'write'),
    answers({ summary: 'Change a template of requests; needs If-Match', body: WorkTemplate }),
    valid('param', One),
    valid('json', WorkTemplatePatch),
    (c) => {
      const { id } = c.req.valid('param')
      const change = { id, version: versionFrom(c, id), patch: c.req.valid('json') }
      return answerChanged(c, {
        id,
        read: readTemplate,
        write: (tx) => patchTemplate(tx, c.var.author, change),
      })
    },
  )
  .delete(
    '/:id/',
    may('workflows', 'write'),
    answers({ summary: 'Delete a template that no request has begun with; needs If-Match' }),
    valid('param', One),
    (c) => answerDeleted(c, { id: c.req.valid('param').id, read: readTemplate, remove: deleteTemplate }),
  )
