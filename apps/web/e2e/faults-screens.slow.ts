import { isFull } from '@plenum/bench/trials'
import { FAULTS } from './faults.ts'
import { faultyPage, readIn } from './fault-ways.ts'
import { enter, test } from './fixtures.ts'
import { fullCompany } from './full-company.ts'
import { fullScreens } from './full-screens.ts'
import { asMeant } from './signed-out.ts'
import { cellsOf, Tries } from './tries.ts'

test('every screen names what is wrong, keeps its frame, and is whole again afterwards', async ({
  page,
  server,
  person,
}) => {
  test.setTimeout(isFull ? 4 * 3_600_000 : 900_000)
  const tries = new Tries('faults-on-screens')
  await enter(page, person)
  const screens = fullScreens(await fullCompany(server.url, person))
  const place = await faultyPage(page)
  for (const cell of cellsOf('faults-on-screens', screens)) {
    const { thing, fault } = cell
    await tries.meet(`${thing.name} × ${fault}`, () => asMeant(page, thing, () => readIn(place, cell)))
  }
  tries.end({ screens: screens.length, faults: FAULTS.length })
})
