import { LANGUAGES, test } from './fixtures.ts'
import { walkNarrow } from './narrow-walk.ts'

// what is left of 1280 px at a zoom of 400 %, on a high screen and on one of 1024 px
const HEIGHTS = [640, 256]

for (const language of LANGUAGES)
  for (const height of HEIGHTS)
    test.describe(`in ${language}`, () => {
      test.use({ language, viewport: { width: 320, height } })

      test(`nothing is lost at the sides of a window of 320 × ${height} px`, ({ page, w, person }) =>
        walkNarrow(page, w, person))
    })
