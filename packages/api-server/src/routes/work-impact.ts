import { Hono } from 'hono'
import { WorkImpact, WorkImpactInput } from '@plenum/domain/work-impact'
import { answers } from '../answers.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { refuseBlind } from '../sees-assets.ts'
import { readImpact } from '../store/work-impact.ts'
import { valid } from '../valid.ts'

/** What would be lost, asked before a request is written. */
export const workImpact = new Hono<Env>().post(
  '/impact/',
  may('projects', 'onlyRead'),
  answers({
    summary: 'Ask what is lost while assets and places are down; changes nothing',
    body: WorkImpact,
  }),
  valid('json', WorkImpactInput),
  async (c) => {
    refuseBlind(c)
    return c.json(await readImpact(c.var.ports.database, c.var.session.company_id, c.req.valid('json')))
  },
)
