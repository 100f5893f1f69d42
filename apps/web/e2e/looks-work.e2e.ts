import { enter, LANGUAGES, test } from './fixtures.ts'
import { askForMove, furnish } from './hall.ts'
import { lookingAround, SECONDS_A_LOOK } from './looking-around.ts'

const MAC = '/app/dc-manager/mac-projects'

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('no way to look at requests shuts anybody out', async ({ page, person, server }) => {
      const { visit, looks } = lookingAround(page, language)
      test.setTimeout(looks.length * SECONDS_A_LOOK * 1000)
      await enter(page, person)
      const { r02 } = await furnish(server.url, person)
      const { id, title } = await askForMove(server.url, person, r02)
      const shown = page.getByText(title).first()
      await visit(MAC, page.getByRole('article').first())
      await visit(`${MAC}?lane=priority&priority=medium`, page.getByRole('heading', { level: 3 }).first())
      await visit(`${MAC}?view=table`, shown)
      await visit(`${MAC}?view=calendar`, shown)
      await visit(`${MAC}/${id}`, page.getByRole('img', { name: /Web 1/ }).first())
    })
  })
