import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { blankModel } from '@plenum/domain/library'
import { database } from './engine.ts'
import { node } from './hall.ts'
import { taken } from './taken.ts'
import { found, now } from './world.ts'

const RACKS = 500
const IN_RACK = 40
const TRIES = 5

test(
  'six places are found among 20,000 assets of 500 racks within a second',
  { timeout: 180_000 },
  async () => {
    const ada = await found()
    const hall = await ada.nodes.create(node({ name: 'MAD1' }))
    const names = Array.from({ length: RACKS }, (_, at) => ({ name: `R${at}`, code: null }))
    const {
      name: _name,
      code: _code,
      ...rack
    } = node({
      type: 'rack',
      parent_id: hall.id,
      u_height: 47,
      max_static_load_kg: 1500,
      power_capacity_a_kw: 20,
      power_capacity_b_kw: 20,
      cooling_capacity_kw: 20,
    })
    await ada.nodes.createMany({ ...rack, places: names })
    const brand = await ada.brands.create({ name: 'Dell' })
    const model = await ada.models.create({
      ...blankModel,
      brand_id: brand.id,
      name: 'R750',
      asset_type: 'SRV',
      u_height: 1,
      full_depth: true,
    })
    const company_id = ada.user.company.id
    await database.execute(sql`
    with racked as (
      select n.id as node_id, g as unit, gen_random_uuid() as id, row_number() over () as number
      from node n, generate_series(1, ${IN_RACK}::int) g where n.company_id = ${company_id} and n.type = 'rack'
    ), made as (
      insert into asset (company_id, id, name, code, asset_type, status, brand_id, model_id, location_id, priority,
        budget_w, weight_kg, cords_a, cords_b, registration_date, last_update)
      select ${company_id}, id, 'Server ' || number, 'S' || number, 'SRV', 'active', ${brand.id}, ${model.id}, node_id,
        'low', 300, 18, 1, 1, '2026-01-01', ${now().toISOString()}::timestamptz from racked
    )
    insert into placement (company_id, id, asset_id, node_id, position, face, source, valid_from)
    select ${company_id}, gen_random_uuid(), id, node_id, unit, 'front', 'current', ${now().toISOString()}::timestamptz from racked`)
    // counting them again is no part of looking for places
    await database.execute(sql`delete from stale_rack`)
    await database.execute(sql`analyze`)
    const search = {
      place_id: hall.id,
      count: 6,
      u_height: 2,
      budget_w: 800,
      cords_a: 1,
      cords_b: 1,
      weight_kg: 20,
    }
    const times: number[] = []
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { result, milliseconds } = await taken(() => ada.placements.find(search))
      times.push(milliseconds)
      expect(result).toMatchObject({ missing: 0, racks: RACKS, fitting: RACKS })
    }
    console.log(`Six places among ${RACKS * IN_RACK} assets: ${times.map(Math.round).join(', ')} ms`)
    expect(Math.min(...times)).toBeLessThan(1000)
  },
)
