import { scriptOf } from './manifest.ts'
import { editAsset, enter, expect, INVENTORY, LANGUAGES, test } from './fixtures.ts'

test('what opens for the first time while no server answers waits for it, and what was typed stays', async ({
  page,
  server,
  w,
  person,
}) => {
  await enter(page, person, '/app/support')
  const wish = page.getByRole('textbox', { name: w.support.desired_features })
  await wish.fill('Labels for a whole row')
  await server.kill()
  // nothing of it is fetched before somebody comes near
  await page.getByRole('button', { name: w.common.language.label }).click()
  await expect(page.getByText(w.common.connection.lost_text)).toBeVisible()
  await expect(wish).toHaveValue('Labels for a whole row')
  await server.start()
  await expect(page.getByRole('menu')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(w.common.errors.stale_build)).toHaveCount(0)
  await expect(wish).toHaveValue('Labels for a whole row')
})

test('a page that is opened for the first time while no server answers comes when it is back', async ({
  page,
  server,
  w,
  person,
}) => {
  await enter(page, person)
  await expect(page.getByText(w.home.start_title)).toBeVisible()
  await server.kill()
  await page.getByRole('link', { name: w.profile.title }).click()
  await expect(page.getByText(w.common.connection.lost_text)).toBeVisible()
  await server.start()
  await expect(page.getByRole('heading', { level: 1, name: w.profile.title })).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByText(w.common.errors.stale_build)).toHaveCount(0)
})

test('a slow answer can be given up: what was there stays, and can be asked for again', async ({
  page,
  server,
  w,
  person,
}) => {
  // what says so has to be there before nothing answers any more
  const prepared = page.waitForResponse(`**/${await scriptOf('src/notices/notice-center.tsx')}`)
  await enter(page, person, INVENTORY, ['Server 1'])
  await expect(page.getByRole('row', { name: 'Server 1' })).toBeVisible()
  await prepared
  server.pause()
  await page.getByRole('combobox', { name: w.assets.filter.category }).selectOption('cooling')
  await expect(page.getByText(w.common.slow.title)).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: w.common.actions.cancel }).click()
  await expect(page.getByText(w.common.slow.stopped)).toBeVisible()
  await expect(page.getByText(w.common.slow.title)).toBeHidden()
  await expect(page.getByRole('row', { name: 'Server 1' })).toBeVisible()
  server.resume()
  await page.getByRole('button', { name: w.common.actions.retry }).click()
  await expect(page.getByText(w.assets.empty.none_title)).toBeVisible()
})

test('a scanned code that is slow to find says so, and can be given up', async ({ page, w, person }) => {
  await enter(page, person)
  await page.route('**/api/assets/by-code/**', () => {})
  await page.goto('/app/c/OTH-000001')
  await expect(page.getByText(w.common.slow.title)).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: w.common.actions.cancel }).click()
  await expect(page.getByText(w.common.errors.cancelled)).toBeVisible()
  await page.unroute('**/api/assets/by-code/**')
  await page.getByRole('button', { name: w.common.actions.retry }).click()
  await expect(page.getByText(w.nomenclature.find_title)).toBeVisible()
})

test('a missing part of the application offers one reload and never a second', async ({
  page,
  w,
  person,
}) => {
  await enter(page, person)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setBlockedURLs', {
    urls: [`*/${await scriptOf('src/routes/app/settings/hierarchy/index.tsx')}`],
  })
  let loads = 0
  page.on('load', () => (loads += 1))
  const open = async () => {
    const settings = page.getByRole('button', { name: w.shell.nav.settings })
    if ((await settings.getAttribute('aria-expanded')) === 'false') await settings.click()
    await page.getByRole('link', { name: w.shell.nav.hierarchy }).click()
  }
  await open()
  await expect(page.getByText(w.common.errors.stale_build)).toBeVisible()
  await expect(page.getByRole('button', { name: w.common.actions.reload })).toHaveCount(1)
  expect(loads).toBe(0)
  await page.getByRole('button', { name: w.common.actions.reload }).click()
  await expect(page.getByText(w.common.errors.build_broken)).toBeVisible()
  await expect(page.getByRole('button', { name: w.common.actions.reload })).toHaveCount(0)
  expect(loads).toBe(1)
  await browser.send('Network.setBlockedURLs', { urls: [] })
  await page.reload()
  await expect(page.getByText(w.hierarchy.empty.data_center)).toBeVisible()
})

test('saving on the way out stays where it fails', async ({ page, context, w, person }) => {
  await enter(page, person, INVENTORY, ['Server 1'])
  const { sheet, name } = await editAsset(page, w, 'Server 1')
  await name.fill('Server 2')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await context.setOffline(true)
  await question.getByRole('button', { name: w.common.actions.save }).click()
  await expect(question).toBeHidden()
  await expect(name).toHaveValue('Server 2')
  await expect(sheet.getByRole('alert')).toContainText(w.common.errors.network)
  await context.setOffline(false)
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: w.common.actions.save }).click()
  await expect(page.getByRole('row', { name: 'Server 2' })).toBeVisible()
})

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a server that is away is waited for, and what it owes is asked for again', async ({
      page,
      server,
      w,
      person,
    }) => {
      await enter(page, person, '/app/settings/hierarchy')
      await expect(page.getByText(w.hierarchy.empty.data_center)).toBeVisible()
      await page.getByRole('button', { name: w.common.actions.add }).first().click()
      await page.keyboard.press('Escape')
      await server.kill()
      // nothing has been asked since: the search is what finds out
      await page.keyboard.press('Control+k')
      await page.keyboard.type('rack')
      const banner = page.getByText(w.common.connection.lost_text)
      await expect(banner).toBeVisible()
      await server.start()
      await expect(banner).toBeHidden()
    })

    test('the browser warns before unsaved changes are lost', async ({ page, w, person }) => {
      await enter(page, person, INVENTORY, ['Server 1'])
      const { sheet, name } = await editAsset(page, w, 'Server 1')
      await name.fill('Server 2')
      const asked = page.waitForEvent('dialog')
      void page.close({ runBeforeUnload: true })
      const warning = await asked
      expect(warning.type()).toBe('beforeunload')
      await warning.dismiss()
      await expect(sheet).toBeVisible()
    })
  })
