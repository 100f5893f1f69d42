import { addAsset, expect, expectAccessible, LANGUAGES, register, test, type Page } from './fixtures.ts'

const THEMES = ['light', 'dark'] as const
const WIDTHS = [1440, 768, 390] as const

/** Each two of theme, language and width meet in one of these; `PLENUM_LOOKS=all` goes through all twelve. */
const PAIRWISE = new Set([
  'light en 1440',
  'dark es 1440',
  'dark en 768',
  'light es 768',
  'light es 390',
  'dark en 390',
])
const LOOKS = THEMES.flatMap((theme) =>
  LANGUAGES.flatMap((language) => WIDTHS.map((width) => ({ theme, language, width }))),
).filter(
  ({ theme, language, width }) =>
    process.env.PLENUM_LOOKS === 'all' || PAIRWISE.has(`${theme} ${language} ${width}`),
)

/** Waits for what tells that a screen is whole, and examines it. */
async function examine(page: Page, whole: ReturnType<Page['getByText']>) {
  await expect(whole.first()).toBeVisible()
  await expectAccessible(page)
}

for (const { theme, language, width } of LOOKS)
  test.describe(`${theme}, ${language}, ${width} px`, () => {
    test.use({ language, viewport: { width, height: 900 } })

    test('no screen shuts anybody out', async ({ page, w, person }) => {
      test.slow()
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
      const heading = page.getByRole('heading', { level: 1 })
      const sheet = page.getByRole('dialog')
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await examine(page, heading)
      await page.goto('/auth/login')
      await examine(page, heading)
      await page.goto('/auth/register')
      await examine(page, heading)
      await register(page, w, person)
      await examine(page, page.getByText(w.home.start_title))
      await page.goto('/app/settings/assets-inventory')
      await examine(page, page.getByText(w.assets.empty.new_title))
      await addAsset(page, w, 'Server 1')
      await expectAccessible(page)
      await page.goto('/app/settings/assets-inventory')
      await examine(page, page.getByRole('row', { name: 'Server 1' }))
      await page.getByRole('row', { name: 'Server 1' }).click()
      await examine(page, sheet)
      await sheet.getByRole('button', { name: w.assets.edit }).click()
      await examine(page, sheet.getByRole('textbox', { name: w.fields.asset.hostname }))
      await page.goto('/app/settings/assets-inventory/import')
      await examine(page, page.getByText(w.imports.choose.drop))
      await page.goto('/app/settings/hierarchy')
      await examine(page, page.getByText(w.hierarchy.empty))
      await page.goto('/app/spikes/graphs')
      await examine(page, heading)
      await page.goto('/app/spikes/drag-n-drop')
      await examine(page, heading)
      await page.goto('/app/support')
      await examine(page, page.getByText(w.support.not_yet))
      await page.goto('/app?over=support')
      await examine(page, sheet)
      await page.goto('/app/nowhere')
      await examine(page, page.getByText(w.common.not_found.message))
      await page.goto('/app')
      await expect(heading).toBeVisible()
      await page.keyboard.press('?')
      await examine(page, page.getByRole('dialog', { name: w.shell.shortcuts.title }))
    })
  })

test('on a phone the navigation comes over the page and goes with a choice', async ({ page, w, person }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await register(page, w, person)
  await page.goto('/app/settings/hierarchy')
  await page.getByRole('button', { name: w.shell.open_navigation }).click()
  await page.getByRole('link', { name: w.shell.nav.home }).click()
  await expect(page).toHaveURL('/app')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('language and theme change at once and are remembered', async ({ page, w, person }) => {
  await register(page, w, person)
  await page.getByRole('button', { name: w.common.language.label }).click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await expect(page.getByRole('link', { name: 'Inicio', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('button', { name: 'Tema' }).click()
  await page.getByRole('menuitemradio', { name: 'Oscuro' }).click()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Inicio', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
