import { expect, LANGUAGES, test } from './fixtures.ts'
import { Keys } from './keys.ts'
import { arriveByKeys, type Visit } from './keys-account.ts'
import { workTheNarrowNavigation } from './keys-sidebar.ts'

for (const language of LANGUAGES)
  test.describe(`in ${language} at 390 px`, () => {
    test.use({ language, viewport: { width: 390, height: 844 } })

    test('the navigation off its canvas is worked without a mouse', async ({ page, w, person }) => {
      const visit: Visit = { page, w, person, language, keys: new Keys(page) }
      await page.goto('/auth/register')
      await arriveByKeys(visit)
      await workTheNarrowNavigation(visit)
      await expect(page).toHaveURL('/app/settings/hierarchy')
    })
  })
