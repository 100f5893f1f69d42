import { test } from './fixtures.ts'
import { walkNarrow } from './narrow-walk.ts'

// 320 px is also what 1280 px are at a zoom of 400 %
test.use({ firstLanguage: 'es', viewport: { width: 320, height: 640 } })

test('nothing is lost at the sides of a window of 320 px', ({ page, w, person }) =>
  walkNarrow(page, w, person))
