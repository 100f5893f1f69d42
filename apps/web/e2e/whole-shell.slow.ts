import { LANGUAGES, test } from './fixtures.ts'
import { Keys } from './keys.ts'
import { arriveByKeys, logoutByKeys, walkTheLandmarks, type Visit } from './keys-account.ts'
import { workTheHeader, workTheSearch, workTheSheetOfShortcuts } from './keys-header.ts'
import { answerANotice, addAssets, openRecords, selectRows, shapeTheList } from './keys-list.ts'
import { openOverThePage, workTheSidebar } from './keys-sidebar.ts'

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('the whole shell is worked without a mouse', async ({ page, w, person }) => {
      const visit: Visit = { page, w, person, language, keys: new Keys(page) }
      await page.goto('/auth/register')
      await test.step('register', () => arriveByKeys(visit))
      await test.step('skip link and landmarks', () => walkTheLandmarks(visit))
      await test.step('the search of the header', () => workTheSearch(visit))
      await test.step('language, theme and account', () => workTheHeader(visit))
      await test.step('the sheet of shortcuts', () => workTheSheetOfShortcuts(visit))
      await test.step('the sidebar', () => workTheSidebar(visit))
      await test.step('feedback over the page', () => openOverThePage(visit))
      await test.step('a form, and leaving it', () => addAssets(visit))
      await test.step('a notification', () => answerANotice(visit))
      await test.step('rows are selected', () => selectRows(visit))
      await test.step('columns', () => shapeTheList(visit))
      await test.step('records open and close', () => openRecords(visit))
      await test.step('log out', () => logoutByKeys(visit))
    })
  })
