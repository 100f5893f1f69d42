import { Hono, type Context } from 'hono'
import {
  DashboardQuery,
  DataCenterDashboard,
  RackPage,
  RackQuery,
  RackTotals,
  RackTotalsQuery,
  RoomHeat,
  RoomHeatQuery,
} from '@plenum/domain/dashboard'
import { may as reaches } from '@plenum/domain/permission'
import { standingTotals } from '@plenum/domain/rack-standing'
import { answerJson } from '../answer-json.ts'
import { answerPage } from '../answer-page.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env, SignedInEnv } from '../context.ts'
import { may } from '../gate.ts'
import { pageOfRacks, racksOn } from '../store/dashboard-racks.ts'
import { readRoomHeat } from '../store/dashboard-room.ts'
import { dashboardPlace, readAssets, readPlaces, readRequests, type Days } from '../store/dashboard.ts'
import { workActor } from '../store/work-actor.ts'
import { readLeads } from '../store/work-leads.ts'
import { One, valid } from '../valid.ts'

/** The day it is and the one that is asked for; refuses one that has passed. */
function daysOf(c: Context<SignedInEnv>, day: string | undefined): Days {
  const today = c.var.author.at.slice(0, 10)
  if (day !== undefined && day < today) throw refusal(400, 'expiry_past', 'day')
  return { today, day: day ?? today }
}

/** Refuses who may not read places: what racks have left is told to nobody else. */
function demandPlaces(c: Context<SignedInEnv>): void {
  if (!reaches(c.var.session.user.permissions, 'hierarchy', 'onlyRead'))
    throw refusal(403, 'permission_denied')
}

/** What a data centre's manager looks at: whether it can take more, what is at risk, what is coming. */
export const dcDashboard = new Hono<Env>()
  .get(
    '/data-center/',
    may('dashboards', 'onlyRead'),
    answers({
      summary:
        'Read what a place has left, what is at risk in it and what is coming, as far as it may be seen',
      body: DataCenterDashboard,
    }),
    valid('query', DashboardQuery),
    async (c) => {
      const { place_id, day } = c.req.valid('query')
      const { author, ports, session } = c.var
      const { permissions } = session.user
      const days = daysOf(c, day)
      const place = await dashboardPlace(ports.database, session.company_id, place_id)
      const body: DataCenterDashboard = {
        ...days,
        trail: place.trail,
        places: reaches(permissions, 'hierarchy', 'onlyRead')
          ? await readPlaces(ports.database, place, days)
          : null,
        assets: reaches(permissions, 'assets', 'onlyRead')
          ? await readAssets(ports.database, place, days)
          : null,
        requests: reaches(permissions, 'projects', 'onlyRead')
          ? await readRequests(ports.database, place, { actor: workActor(c.var.session), at: author.at })
          : null,
        leads: reaches(permissions, 'projects', 'onlyRead')
          ? await readLeads(ports.database, place, days)
          : null,
      }
      return answerJson(c, JSON.stringify(body))
    },
  )
  .get(
    '/racks/',
    may('dashboards', 'onlyRead'),
    answers({ summary: 'List the racks of a place with what they have left on a day', body: RackPage }),
    valid('query', RackQuery),
    (c) => {
      demandPlaces(c)
      const { place_id, day, state, limit, cursor } = c.req.valid('query')
      const { company_id } = c.var.session
      const { database } = c.var.ports
      const days = daysOf(c, day)
      return answerPage(c, { list: `racks ${place_id} ${day} ${state}`, cursor }, async (after) => {
        const place = await dashboardPlace(database, company_id, place_id)
        const racks = await racksOn(database, place, { days, state })
        return pageOfRacks(database, company_id, { racks, limit, after })
      })
    },
  )
  .get(
    '/racks/totals/',
    may('dashboards', 'onlyRead'),
    answers({ summary: 'Read what the racks of a list have together', body: RackTotals }),
    valid('query', RackTotalsQuery),
    async (c) => {
      demandPlaces(c)
      const { place_id, day, state } = c.req.valid('query')
      const { database } = c.var.ports
      const place = await dashboardPlace(database, c.var.session.company_id, place_id)
      const days = daysOf(c, day)
      const totals = standingTotals(await racksOn(database, place, { days, state }))
      return answerJson(c, JSON.stringify(totals))
    },
  )
  .get(
    '/rooms/:id/',
    may('dashboards', 'onlyRead'),
    answers({ summary: 'Read a room with how full its racks are on a day', body: RoomHeat }),
    valid('param', One),
    valid('query', RoomHeatQuery),
    async (c) => {
      demandPlaces(c)
      const asked = { id: c.req.valid('param').id, days: daysOf(c, c.req.valid('query').day) }
      const heat = await readRoomHeat(c.var.ports.database, c.var.session.company_id, asked)
      if (heat === undefined) throw refusal(404, 'not_found')
      return answerJson(c, JSON.stringify(heat))
    },
  )
