import { LANGUAGES, test } from './fixtures.ts'
import { walkNarrow } from './narrow-walk.ts'

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    // what is left of 1280 × 1024 px at a zoom of 400 %
    test.use({ language, viewport: { width: 320, height: 256 } })

    test('nothing is lost at the sides of a window of 320 × 256 px', ({ page, w, person }) =>
      walkNarrow(page, w, person))
  })
