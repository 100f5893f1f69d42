import { LANGUAGES, test } from './fixtures.ts'
import { walkNarrow } from './narrow-walk.ts'

// a window 1280 px wide has 320 px left at a zoom of 400 %; one 1024 px high has 256 px
const HEIGHTS = [640, 256]

for (const language of LANGUAGES)
  for (const height of HEIGHTS)
    test.describe(`in ${language}`, () => {
      test.use({ language, viewport: { width: 320, height } })

      test(`nothing is lost at the sides of a window of 320 × ${height} px`, ({ page, w, person }) =>
        walkNarrow(page, w, person))
    })
