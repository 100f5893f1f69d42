import { fileURLToPath } from 'node:url'
import { addAsset, enter, expect, LANGUAGES, test, type Page } from './fixtures.ts'

const DEVICES = fileURLToPath(new URL('files/devices.csv', import.meta.url))

/** What reaches beyond the sides of the window; what scrolls within itself, as tables and tabs do, may. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const scrollsItself = (element: Element) =>
      getComputedStyle(element).overflowX === 'auto' &&
      element.querySelector(':scope > [role=grid], :scope > [role=tab], :scope > table') !== null
    const isCut = (element: Element) => {
      const { textOverflow, clipPath, position } = getComputedStyle(element)
      const isHidden = position === 'absolute' && element.clientWidth <= 1
      return (
        textOverflow === 'ellipsis' ||
        clipPath !== 'none' ||
        isHidden ||
        (scrollsItself(element) && element.id !== 'content')
      )
    }
    const isWithin = (element: Element): boolean =>
      element.parentElement !== null && (isCut(element.parentElement) || isWithin(element.parentElement))
    const faults = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true })) return false
      return (right > innerWidth + 1 || left < -1) && !isWithin(element) && !isCut(element)
    })
    const scrolls = document.documentElement.scrollWidth > innerWidth
    const main = document.querySelector('main')
    return [
      ...(scrolls ? ['the page scrolls sideways'] : []),
      ...(main && main.scrollWidth > main.clientWidth ? ['the content scrolls sideways'] : []),
      ...faults.map(
        (element) => `${element.tagName} ${element.getAttribute('class')} ${element.textContent}`,
      ),
    ]
  })

// 320 px is also what 1280 px are at a zoom of 400 %, and 256 px what is left of the height
for (const height of [640, 256])
  for (const language of LANGUAGES)
    test.describe(`320 × ${height} in ${language}`, () => {
      test.use({ language, viewport: { width: 320, height } })

      test('nothing is lost at the sides', async ({ page, w, person }) => {
        const look = async (path: string, title: string) => {
          await page.goto(path)
          await expect(page.getByRole('heading', { name: title, exact: true }).first()).toBeVisible()
          await expect.poll(() => outside(page), path).toEqual([])
        }
        await look('/', w.auth.landing.title)
        await look('/auth/login', w.auth.login.title)
        await look('/auth/register', w.auth.register.title)
        await enter(page, person)
        await look('/app', w.home.greeting.replace('{{name}}', person.name))
        await look('/app/settings/assets-inventory', w.assets.title)
        await page.goto('/app/settings/assets-inventory?asset=new')
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
        await expect.poll(() => outside(page), 'a new record').toEqual([])
        await addAsset(page, w, 'Server 1 of the first row of the first room')
        await page.goto('/app/settings/assets-inventory')
        await page.getByRole('row', { name: 'Server 1' }).click()
        const sheet = page.getByRole('dialog')
        await expect(sheet.getByRole('button', { name: w.assets.edit })).toBeVisible()
        await expect.poll(() => outside(page), 'a record').toEqual([])
        await sheet.getByRole('button', { name: w.assets.edit }).click()
        await expect(sheet.getByRole('textbox', { name: w.fields.asset.hostname })).toBeVisible()
        await expect.poll(() => outside(page), 'a record being edited').toEqual([])
        await look('/app/settings/hierarchy', w.hierarchy.title)
        await look('/app/settings/assets-inventory/import', w.imports.title)
        await page.locator('input[type=file]').setInputFiles(DEVICES)
        await page.getByRole('button', { name: w.imports.choose.start }).click()
        await expect(page.getByRole('button', { name: w.imports.map.check })).toBeVisible()
        await expect.poll(() => outside(page), 'columns of an import').toEqual([])
        await page.getByRole('button', { name: w.imports.map.check }).click()
        await expect(page.getByRole('checkbox', { name: w.imports.plan.confirm })).toBeAttached()
        await expect.poll(() => outside(page), 'rows of an import').toEqual([])
        await look('/app/nowhere', w.common.not_found.message)
      })
    })
