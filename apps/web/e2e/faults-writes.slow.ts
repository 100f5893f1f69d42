import { isFull } from '@plenum/bench/trials'
import { FAULTS } from './faults.ts'
import { deedCompany } from './fault-deed-company.ts'
import { DEEDS } from './fault-deeds.ts'
import { faultyPage, writeIn } from './fault-ways.ts'
import { enter, test } from './fixtures.ts'
import { asMeant } from './signed-out.ts'
import { cellsOf, Tries } from './tries.ts'
import { words } from './words.ts'

test('nothing that was typed is lost by any fault, and sent again it is taken', async ({
  page,
  server,
  person,
  mailbox,
}) => {
  test.setTimeout(isFull ? 4 * 3_600_000 : 900_000)
  const tries = new Tries('faults-on-writes')
  await enter(page, person)
  const of = await deedCompany(server.url, person, mailbox)
  const place = await faultyPage(page)
  for (const [turn, cell] of cellsOf('faults-on-writes', DEEDS).entries()) {
    const { thing, fault, language } = cell
    const at = { page, w: words[language], of, text: `Thing ${turn + 1}`, turn }
    await tries.meet(`${thing.name} × ${fault}`, () => asMeant(page, thing, () => writeIn(place, cell, at)))
  }
  tries.end({ forms: DEEDS.length, faults: FAULTS.length })
})
