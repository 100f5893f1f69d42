import { Hono } from 'hono'
import {
  MaintenanceRule,
  MaintenanceRuleInput,
  MaintenanceRulePage,
  MaintenanceRulePatch,
  MaintenanceRuleQuery,
  PlannedMaintenanceList,
  PlannedMaintenanceQuery,
} from '@plenum/domain/maintenance-rule'
import { answerDeleted } from '../answer-deleted.ts'
import { answerList } from '../answer-list.ts'
import { answerPage } from '../answer-page.ts'
import { answerChanged, answerExisting, existing } from '../answer-record.ts'
import { answers } from '../answers.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { createOnce } from '../idempotent.ts'
import { versionFrom } from '../precondition.ts'
import { listPlanned, listRules, readRule } from '../store/maintenance-rules.ts'
import { deleteRule, insertRule, patchRule } from '../store/maintenance-write.ts'
import { One, valid } from '../valid.ts'

/** Rules that make maintenance requests by themselves, and what they are going to make. */
export const maintenanceRules = new Hono<Env>()
  .get(
    '/',
    may('projects', 'onlyRead'),
    answers({ summary: 'List maintenance rules by name', body: MaintenanceRulePage }),
    valid('query', MaintenanceRuleQuery),
    (c) => {
      const { limit, cursor, ...filter } = c.req.valid('query')
      const { company_id } = c.var.session
      return answerPage(c, { list: 'maintenance rules', cursor }, (after) =>
        listRules(c.var.ports.database, { company_id, filter, limit, after }),
      )
    },
  )
  .get(
    '/planned/',
    may('projects', 'onlyRead'),
    answers({ summary: 'List what rules are going to make requests of', body: PlannedMaintenanceList }),
    valid('query', PlannedMaintenanceQuery),
    async (c) =>
      answerList(c, await listPlanned(c.var.ports.database, c.var.session.company_id, c.req.valid('query'))),
  )
  .post(
    '/',
    may('projects', 'write'),
    answers({ summary: 'Make a maintenance rule', status: 201, body: MaintenanceRule }),
    valid('json', MaintenanceRuleInput),
    (c) => {
      const input = c.req.valid('json')
      const { author } = c.var
      return createOnce(c, input, async (tx) =>
        existing(readRule(tx, author.company_id, await insertRule(tx, author, input))),
      )
    },
  )
  .get(
    '/:id/',
    may('projects', 'onlyRead'),
    answers({ summary: 'Read a maintenance rule', body: MaintenanceRule }),
    valid('param', One),
    (c) => answerExisting(c, readRule, c.req.valid('param').id),
  )
  .patch(
    '/:id/',
    may('projects', 'write'),
    answers({ summary: 'Change, pause or resume a maintenance rule; needs If-Match', body: MaintenanceRule }),
    valid('param', One),
    valid('json', MaintenanceRulePatch),
    (c) => {
      const { id } = c.req.valid('param')
      const change = { id, version: versionFrom(c, id), patch: c.req.valid('json') }
      return answerChanged(c, { id, read: readRule, write: (tx) => patchRule(tx, c.var.author, change) })
    },
  )
  .delete(
    '/:id/',
    may('projects', 'write'),
    answers({ summary: 'Delete a maintenance rule; its requests stay; needs If-Match' }),
    valid('param', One),
    (c) => answerDeleted(c, { id: c.req.valid('param').id, read: readRule, remove: deleteRule }),
  )
