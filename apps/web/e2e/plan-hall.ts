import type { Client } from '@plenum/api-client/client'
import { blankNode, type NodeInput } from '@plenum/domain/node'
import { blankGrid } from '@plenum/domain/plan-grid'
import type { PlanInput } from '@plenum/domain/room-plan'
import { stillBox, type Page } from './fixtures.ts'
import { filled, type ScreenWords } from './words.ts'

/** A plan in which nothing is drawn or moved. */
export const nothing: PlanInput = { grid: blankGrid, shapes: [], picture: null, racks: [], assets: [] }

/** A room of 7.2 by 6 m with three racks of 600 by 1,200 mm, the first of which stands in its plan. */
export async function hall({ nodes }: Client) {
  const make = async (over: Partial<NodeInput>) => (await nodes.create({ ...blankNode, ...over })).id
  const centre = await make({ name: 'MAD1' })
  const room = await make({
    type: 'room',
    name: 'Hall 1',
    parent_id: centre,
    width_mm: 7200,
    depth_mm: 6000,
    tile_size_mm: 600,
  })
  const rack = (name: string) =>
    make({
      type: 'rack',
      name,
      parent_id: room,
      u_height: 42,
      outer_width_mm: 600,
      outer_depth_mm: 1200,
    })
  const [r01, r02, r03] = [await rack('R01'), await rack('R02'), await rack('R03')]
  const racks = [{ id: r01, x_mm: 1200, y_mm: 1200, rotation: 0 as const }]
  await nodes.savePlan(await nodes.plan(room), { ...nothing, racks })
  const spotOf = async (id: string) => {
    const found = (await nodes.plan(room)).racks.find((each) => each.id === id)
    return [found?.x_mm, found?.y_mm, found?.rotation]
  }
  return { nodes, centre, room, r01, r02, r03, spotOf }
}

/** Where the plan of a room is. */
export const pathOf = (room: string) => `/app/settings/hierarchy/room/${room}`
const planOf = (page: Page, w: ScreenWords) =>
  page.getByRole('listbox', { name: filled(w.plans.label, { name: 'Hall 1' }) })
/** Something in the plan. */
export const thing = (page: Page, w: ScreenWords, name: string | RegExp) =>
  planOf(page, w).getByRole('option', { name })
/** What saves the plan. */
export const save = (page: Page, w: ScreenWords) =>
  page.getByRole('button', { name: w.common.actions.save, exact: true })

/** The middle of something that is drawn, on the screen. */
export async function middleOf(page: Page, w: ScreenWords, name: RegExp) {
  const { x, y, width, height } = await stillBox(thing(page, w, name))
  // six hundred millimetres are as many pixels as the rack is wide
  return { x: x + width / 2, y: y + height / 2, tile: width }
}
