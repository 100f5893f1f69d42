import { Hono } from 'hono'
import { PlacementSearch, PlacementsFound } from '@plenum/domain/placement-find'
import { answers } from '../answers.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { refuseBlind } from '../sees-assets.ts'
import { findPlacements } from '../store/placement-find.ts'
import { valid } from '../valid.ts'

/** Where things could stand. */
export const placements = new Hono<Env>().post(
  '/find/',
  may('hierarchy', 'onlyRead'),
  answers({
    summary: 'Find places for equal things in the racks below a place, best first',
    body: PlacementsFound,
  }),
  valid('json', PlacementSearch),
  async (c) => {
    // it tells what stands in racks, in numbers
    refuseBlind(c)
    return c.json(await findPlacements(c.var.ports.database, c.var.author, c.req.valid('json')))
  },
)
