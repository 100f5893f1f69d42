import { expect, test } from 'vitest'
import { RESOURCES } from '@plenum/domain/capacity'
import { managed } from './dashboard-estate.ts'

test('what is forecast of a day is what the racks of that day hold, those whose limit is known', async () => {
  const { ada, room } = await managed()
  for (const place of [{}, { place_id: room.id }]) {
    const { places } = await ada.dashboards.dataCenter(place)
    for (const resource of RESOURCES)
      for (const { day, used, reserved } of places?.forecast[resource].points.slice(0, 4) ?? []) {
        const { results } = await ada.dashboards.racks({ ...place, day, limit: 100 })
        const known = results
          .map(({ capacities }) => capacities[resource])
          .filter(({ limit }) => limit !== null)
        const sum = (of: 'used' | 'reserved') => known.reduce((total, each) => total + each[of], 0)
        const held = { used: sum('used'), reserved: sum('reserved') }
        expect(held, `${resource} on ${day}`).toEqual({ used, reserved })
      }
  }
})
