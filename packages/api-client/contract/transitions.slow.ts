import { describe, expect, test } from 'vitest'
import { ASSET_STATUSES, type AssetStatus } from '@plenum/domain/asset'
import { why, yard } from './yard.ts'
import { failure } from './world.ts'

/** What a status may become, written out once more by hand. */
const ALLOWED: Record<AssetStatus, string> = {
  planning: 'received installation',
  received: 'planning installation faulty decommissioning',
  installation: 'planning received active standby faulty',
  active: 'standby maintenance faulty out_of_service',
  standby: 'active maintenance faulty out_of_service',
  maintenance: 'active standby faulty repair out_of_service',
  faulty: 'active standby maintenance repair out_of_service decommissioning',
  repair: 'received installation active standby out_of_service decommissioning',
  out_of_service: 'received installation active standby maintenance repair decommissioning',
  decommissioning: 'out_of_service',
}

describe('of all 90 changes of status', () => {
  test('44 are allowed', () => expect(Object.values(ALLOWED).join(' ').split(' ')).toHaveLength(44))

  test.each(ASSET_STATUSES)('those from %s are done or refused as the table says', async (from) => {
    const { ada, known } = await yard()
    const others = ASSET_STATUSES.filter((status) => status !== from)
    const allowed = others.filter((to) => ALLOWED[from].split(' ').includes(to))
    const unchanged = await known(from)
    for (const to of others.filter((each) => !allowed.includes(each))) {
      expect(
        await failure(ada.assets.transition(unchanged, { to, ...why })),
        `${from} to ${to}`,
      ).toMatchObject({
        status: 409,
        errors: [{ code: 'transition_refused', attr: 'to' }],
      })
    }
    expect(await ada.assets.get(unchanged.id)).toEqual(unchanged)
    for (const to of allowed) {
      const { id, status } = await ada.assets.transition(await known(from), { to, ...why })
      expect(status, `${from} to ${to}`).toBe(to)
      expect((await ada.assets.get(id)).status).toBe(to)
    }
  })
})
