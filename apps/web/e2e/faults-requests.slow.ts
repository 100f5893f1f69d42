import { isFull, timesOf } from '@plenum/bench/trials'
import { askedOn, faultyPage, lackIn } from './fault-ways.ts'
import { enter, test } from './fixtures.ts'
import { fullCompany } from './full-company.ts'
import { fullScreens, withoutIds } from './full-screens.ts'
import { asMeant } from './signed-out.ts'
import { pairsOf, Tries } from './tries.ts'

test('anything that a screen asks for may fail by itself', async ({ page, server, person }) => {
  test.setTimeout(isFull ? 4 * 3_600_000 : 900_000)
  const tries = new Tries('faults-on-requests')
  await enter(page, person)
  const screens = fullScreens(await fullCompany(server.url, person))
  const place = await faultyPage(page)
  // what a screen asks for is known once it was opened: the short run lets the last request of some screens fail
  for (const { thing: screen, language } of pairsOf(screens, ['500'], timesOf('faults-on-requests'))) {
    const all = await asMeant(page, screen, () => askedOn(place, screen))
    for (const asked of isFull ? all : all.slice(-1))
      await tries.meet(`${screen.name} without ${withoutIds(asked)}`, () =>
        asMeant(page, screen, () => lackIn(place, { screen, asked, language })),
      )
  }
  tries.end({ screens: screens.length })
})
