import { Hono, type Context } from 'hono'
import { may as reaches } from '@plenum/domain/permission'
import { FacilityDashboard, OperationsDashboard } from '@plenum/domain/plant-dashboard'
import { answerJson } from '../answer-json.ts'
import { answers } from '../answers.ts'
import type { Env, SignedInEnv } from '../context.ts'
import { may } from '../gate.ts'
import { facilityDashboard, operationsDashboard, type Viewer } from '../store/plant-dashboard-parts.ts'
import { workActor } from '../store/work-actor.ts'

const viewerOf = (c: Context<SignedInEnv>): Viewer => {
  const { company_id, user } = c.var.session
  const readable = (area: 'assets' | 'projects' | 'hierarchy') => reaches(user.permissions, area, 'onlyRead')
  return {
    company_id,
    at: c.var.author.at,
    today: c.var.author.at.slice(0, 10),
    actor: workActor(c.var.session),
    reads: { assets: readable('assets'), projects: readable('projects'), hierarchy: readable('hierarchy') },
  }
}

/** What those see first who look after the building, and those who do the work. */
export const plantDashboards = new Hono<Env>()
  .get(
    '/facility/',
    may('dashboards', 'onlyRead'),
    answers({ summary: 'Whether the plant is healthy', body: FacilityDashboard }),
    async (c) => {
      const body = await facilityDashboard(c.var.ports.database, viewerOf(c))
      return answerJson(c, body)
    },
  )
  .get(
    '/operations/',
    may('dashboards', 'onlyRead'),
    answers({ summary: 'What is to be done now', body: OperationsDashboard }),
    async (c) => {
      const body = await operationsDashboard(c.var.ports.database, viewerOf(c))
      return answerJson(c, body)
    },
  )
