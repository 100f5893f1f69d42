import { expect, test as base } from '@playwright/test'
import { preview } from 'vite'
import { words } from './words.ts'

/** The build that runs the server in the page, served as plain files. */
const test = base.extend<object, { address: string }>({
  address: [
    async ({}, use) => {
      const files = await preview({ build: { outDir: 'dist-mock' }, mode: 'mock', preview: { port: 0 } })
      const [address = ''] = files.resolvedUrls?.local ?? []
      await use(address)
      await files.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => use(address),
})

const w = words.en

test('the demonstration company can be searched and edited without any server', async ({ page }) => {
  await page.goto('/app/settings/assets-inventory')
  await expect(page.getByText('12,000 assets')).toBeVisible({ timeout: 120_000 })
  await page.getByRole('searchbox', { name: w.assets.filter.search }).fill('SWI-000001')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row', { name: 'SWI-000001' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: w.assets.edit }).click()
  await sheet.getByRole('textbox', { name: w.fields.asset.name, exact: true }).fill('Renamed in the page')
  await sheet.getByRole('button', { name: w.common.actions.save }).click()
  await expect(sheet.getByRole('heading', { name: 'Renamed in the page' })).toBeVisible()
})
