import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isOverridable, isBlock, type Candidate } from '@plenum/domain/fit'
import type { FitQuestion, RackClaim } from '@plenum/domain/fit-answer'
import { arrivalOf, judge } from '@plenum/domain/judge'
import type { NodeInput } from '@plenum/domain/node'
import { chanceOf } from './chance.ts'
import { codesOf, powered, reason, refused } from './fit-hall.ts'
import { at, node, stand } from './hall.ts'
import { join } from './world.ts'

describe('whether a thing fits', () => {
  test('is told with who is in the way, the numbers, and the nearest place', async () => {
    const { ada, rack, running } = await powered()
    const weak = await rack({ cooling_capacity_kw: 1, max_floor_load_kg_m2: null })
    const rival = await running({ name: 'Rival', place: at(weak, 5) })
    const { id } = await running({ name: 'New' })
    const answer = await ada.nodes.fit(weak.id, { asset_id: id, position: 6, face: 'front' })
    expect(answer).toEqual({
      findings: [
        {
          code: 'place_taken',
          level: 'block',
          rivals: [{ id: expect.any(String), asset_id: rival.id, name: 'Rival', code: rival.code }],
        },
        { code: 'cooling_exceeded', level: 'block', is: 1600, limit: 1000, rivals: [] },
      ],
      nearest: null,
      nearest_lane: null,
      overridable: false,
    })
    expect(await ada.nodes.fit(weak.id, { asset_id: id, position: 8, face: 'front' })).toMatchObject({
      findings: [{ code: 'cooling_exceeded' }],
      overridable: true,
    })
    await ada.nodes.update(await ada.nodes.get(weak.id), { cooling_capacity_kw: 2 })
    expect(await ada.nodes.fit(weak.id, { asset_id: id, position: 6, face: 'front' })).toMatchObject({
      findings: [{ code: 'place_taken' }],
      nearest: 7,
    })
  })

  test('is looked for on the other side, then in the row, then in the room, where it is asked for', async () => {
    const { ada, dataCenter, rack, one } = await powered({ full_depth: false })
    const place = (over: Partial<NodeInput>) => ada.nodes.create(node({ parent_id: dataCenter.id, ...over }))
    const room = await place({ type: 'room', name: 'DH1' })
    const [rowA, rowB] = [
      await place({ type: 'row', name: 'A', parent_id: room.id }),
      await place({ type: 'row', name: 'B', parent_id: room.id }),
    ]
    const small = (name: string, parent_id: string) => rack({ name, parent_id, u_height: 2 })
    const asked = await small('A3', rowA.id)
    const [far, near] = [await small('A5', rowA.id), await small('A4', rowA.id)]
    const [other] = [
      await small('B3', rowB.id),
      await small('A2', (await place({ type: 'room', name: 'DH2' })).id),
    ]
    const thing = await one({ name: 'New' })
    const where = async (look: 'side' | 'room' = 'room') =>
      ada.nodes.fit(asked.id, { asset_id: thing.id, position: 1, face: 'front', look })
    expect(await where()).toMatchObject({ findings: [], nearest: 1, place: null })
    const fill = async (to: { id: string }, face: 'front' | 'rear') =>
      stand(await one({ serial_number: `${to.id} ${face}`, place: at(to, 1, face) }), 'active')
    await fill(asked, 'front')
    expect(await where()).toMatchObject({
      nearest: null,
      place: { rack: { id: asked.id, name: 'A3' }, face: 'rear', position: 1 },
    })
    expect(await where('side')).not.toHaveProperty('place')
    await fill(asked, 'rear')
    for (const next of [near, far, other]) {
      expect(await where()).toMatchObject({
        place: { rack: { id: next.id, name: next.name }, face: 'front' },
      })
      await fill(next, 'front')
      await fill(next, 'rear')
    }
    expect(await where()).toMatchObject({ nearest: null, place: null })
  })

  test('is asked of a model too, with what is said of one of it', async () => {
    const { ada, rack, model } = await powered()
    const { id } = await rack({ power_capacity_a_kw: 1, power_capacity_b_kw: 1 })
    const ask = (over: Partial<FitQuestion>) =>
      ada.nodes.fit(id, { model_id: model.id, position: 1, face: 'front', ...over })
    expect((await ask({ cords_a: 1, cords_b: 1 })).findings).toEqual([])
    expect((await ask({ cords_a: 2, cords_b: 0 })).findings).toMatchObject([
      { code: 'no_redundancy', level: 'warn' },
    ])
    expect((await ask({ cords_a: 1, cords_b: 1, budget_w: 1200 })).findings).toMatchObject([
      { code: 'failover_exceeded', path: 'a', is: 1200, limit: 1000, level: 'block' },
      { code: 'failover_exceeded', path: 'b' },
    ])
  })

  test('of a place without units is only whether one is asked for', async () => {
    const { ada, dataCenter, running } = await powered()
    const { id } = await running()
    const ask = (position: number | null) =>
      ada.nodes.fit(dataCenter.id, { asset_id: id, position, face: null })
    expect(await ask(null)).toEqual({
      findings: [],
      nearest: null,
      nearest_lane: null,
      overridable: false,
    })
    expect(codesOf(await refused(ask(3)))).toEqual(['place_needs_rack'])
  })

  test('changes nothing, and is no question of others', async () => {
    const [mine, theirs] = [await powered(), await powered()]
    const { id } = await mine.running()
    const at_1 = { asset_id: id, position: 1, face: 'front' } as const
    await mine.ada.nodes.fit(mine.r01.id, at_1)
    expect((await mine.ada.assets.history(id)).results).toHaveLength(1)
    expect((await refused(mine.ada.nodes.fit(theirs.r01.id, at_1))).status).toBe(404)
    expect(codesOf(await refused(theirs.ada.nodes.fit(theirs.r01.id, at_1)))).toEqual(['does_not_exist'])
    expect((await refused(theirs.ada.nodes.claims(mine.r01.id))).status).toBe(404)
    const planner = await join(mine.ada, { hierarchy: 'write' })
    expect((await refused(planner.nodes.fit(mine.r01.id, at_1))).status).toBe(403)
    expect((await refused(planner.nodes.claims(mine.r01.id))).status).toBe(403)
    const nobody = { asset_id: randomUUID(), position: 1, face: 'front' } as const
    expect(codesOf(await refused(mine.ada.nodes.fit(mine.r01.id, nobody)))).toEqual(['does_not_exist'])
    const both = { ...at_1, model_id: mine.model.id }
    expect(codesOf(await refused(mine.ada.nodes.fit(mine.r01.id, both)))).toEqual(['required'])
  })
})

/** A hall of four racks with limits, and twelve things of all kinds in them or nowhere. */
async function crowd(seed: number) {
  const world = await powered({ full_depth: null })
  const chance = chanceOf(seed)
  const pick = <One>(all: readonly One[]): One => all[Math.floor(chance() * all.length)] as One
  const racks = []
  for (const name of ['A', 'B', 'C', 'D']) {
    racks.push(
      await world.rack({
        name,
        u_height: pick([12, 12, null]),
        mounting_depth_mm: pick([null, 1000, 1600]),
        tare_kg: pick([null, 50]),
        max_static_load_kg: pick([null, 90, 300]),
        power_capacity_a_kw: pick([null, 1, 3]),
        power_capacity_b_kw: pick([null, 0, 1, 3]),
        cooling_capacity_kw: pick([null, 1.5]),
        airflow: pick([null, 'front_to_rear', 'rear_to_front'] as const),
      }),
    )
  }
  const assets = []
  for (let number = 1; number <= 12; number += 1) {
    const made = await world.one({
      name: `S${number}`,
      cords_a: pick([null, 0, 1]),
      cords_b: pick([null, 0, 1]),
      budget_w: pick([null, 0, 400]),
      weight_kg: pick([null, 45.5]),
    })
    const asset = await stand(made, pick(['received', 'active', 'repair', 'out_of_service'] as const))
    const place = at(pick(racks), pick([1, 3, 5, null]), pick(['front', 'rear'] as const))
    const moved = await world.ada.assets
      .move(asset, { ...place, override_reason: reason })
      .catch(() => world.ada.assets.move(asset, at(world.dataCenter, null, null)))
    assets.push(moved)
  }
  return { ...world, racks, assets, pick }
}

test('the answer is what the rule says of the claims that are told', async () => {
  const { ada, dataCenter, racks, assets, pick } = await crowd(7)
  const told = (await ada.nodes.claims(dataCenter.id)).racks
  const claims = told.flatMap((rack) => rack.claims)
  let compared = 0
  for (const asset of assets) {
    const own = claims.find(({ asset_id }) => asset_id === asset.id)
    if (own === undefined) continue
    const rack = pick(racks)
    const facts = told.find(({ id }) => id === rack.id)
    if (facts === undefined) throw new Error('A rack is missing')
    const place = { position: pick([1, 2, 4, 11, null]), face: pick(['front', 'rear'] as const) }
    const thing = candidateOf(own, { ...place, status: asset.status })
    const stays = asset.location?.node_id === rack.id && asset.location.position === place.position
    const coming = stays && asset.location?.face === place.face ? 'stands' : 'sent'
    const expected = judge(facts, facts.claims, thing, { coming, is_firm: true })
    const answer = await ada.nodes.fit(rack.id, { asset_id: asset.id, ...place })
    const named = answer.findings.map(({ rivals, ...finding }) => ({
      ...finding,
      ...(rivals.length > 0 && { rivals: rivals.map(({ id }) => id).toSorted() }),
    }))
    const ruled = expected.findings.map((finding) => ({
      ...finding,
      ...(finding.rivals && { rivals: finding.rivals.toSorted() }),
    }))
    expect(named).toEqual(ruled)
    expect(answer.nearest).toBe(expected.nearest)
    expect(answer.overridable).toBe(ruled.some(isBlock) && isOverridable(expected.findings))
    compared += 1
  }
  expect(compared).toBeGreaterThan(5)
})

type Given = Pick<Candidate, 'position' | 'face'> & { status: Parameters<typeof arrivalOf>[0] }

const candidateOf = (own: RackClaim, { status, ...place }: Given): Candidate => ({
  ...own,
  ...place,
  asset_id: own.asset_id,
  is_powered: arrivalOf(status).is_powered,
})

test('the claims of a rack and of a place above it are the same', async () => {
  const { ada, dataCenter, racks } = await crowd(11)
  const { racks: all, is_whole } = await ada.nodes.claims(dataCenter.id)
  expect(is_whole).toBe(true)
  expect(all.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', 'R01', 'R02'])
  for (const { id } of racks) {
    expect((await ada.nodes.claims(id)).racks).toEqual(all.filter((rack) => rack.id === id))
  }
})
