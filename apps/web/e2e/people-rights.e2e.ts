import { USUAL_CHANNELS } from '@plenum/domain/notification'
import { NO_PERMISSIONS } from '@plenum/domain/permission'
import { signedIn } from './client.ts'
import { box, createCompany, expect, INVENTORY, login, test } from './fixtures.ts'
import { pageOf } from './news.ts'
import { CONFIGURATION, member, setLevel } from './people.ts'
import { filled } from './words.ts'

test.use({ firstLanguage: 'es' })

test('what a team loses its people lose at once, and who is disabled is out', async ({
  page,
  w,
  person,
  server,
  mailbox,
  browser,
}) => {
  const founder = await createCompany(page, person)
  const permissions = { ...NO_PERMISSIONS, assets: 'write' as const }
  const where = { mailbox, url: server.url, person }
  const eva = await member(founder, { ...where, name: 'Eva', permissions, may_approve: false })
  const { notifications } = await signedIn(server.url, eva)
  // her pages know of it whether or not she wants to be told
  const quiet = { in_app: false, by_mail: false }
  await notifications.setPreferences({ ...USUAL_CHANNELS, rights_changed: quiet })
  const hers = await pageOf(browser, eva, INVENTORY)
  const add = hers.getByRole('button', { name: w.assets.add }).first()
  await expect(add).toBeVisible()
  await add.click()
  const sheet = hers.getByRole('dialog')
  await box(sheet, w.fields.asset.name).fill('Leaf switch')
  await page.goto(CONFIGURATION)
  await setLevel(page, w, 'onlyRead')
  // what she has begun stays with her, and the server refuses it
  await sheet.getByRole('button', { name: w.common.actions.create }).click()
  await expect(sheet.getByRole('alert')).toContainText(w.issues.permission_denied)
  await hers.getByRole('button', { name: w.common.actions.discard }).click()
  await expect(hers.getByText(w.assets.empty.new_title)).toBeVisible()
  await expect(add).toBeHidden()
  const link = hers.getByRole('link', { name: w.shell.nav.assets, exact: true })
  await expect(link).toBeVisible()
  await setLevel(page, w, 'noAccess')
  await expect(link).toBeHidden()
  await setLevel(page, w, 'write')
  await expect(link).toBeVisible()
  await expect(add).toBeVisible()
  await page.goto('/app/users')
  const name = `${eva.name} ${eva.surname}`
  await page.getByRole('button', { name: filled(w.people.actions_of, { name }) }).click()
  await page.getByRole('menuitem', { name: w.people.act.disable }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: w.people.act.disable }).click()
  await expect(page.getByText(filled(w.people.done.disable, { name }))).toBeVisible()
  await hers.reload()
  await expect(hers).toHaveURL(/\/auth\/login/)
  await login(hers, w, eva)
  await expect(hers.getByRole('alert')).toContainText(w.issues.authentication_failed)
  await hers.close()
})
