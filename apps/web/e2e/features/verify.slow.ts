import { createCompany, expect, expectAccessible, INVENTORY, test } from '../fixtures.ts'
import { furnish } from '../hall.ts'
import { filled } from '../words.ts'

test.use({ firstLanguage: 'es' })

test('what was seen in its place is confirmed by its code, in its row and many at once', async ({
  page,
  w,
  person,
}) => {
  const founder = await createCompany(page, person)
  await furnish(founder)
  const { assets } = founder
  const [web] = (await assets.list({ search: 'Web 1' })).results

  await page.goto(`/app/c/${web?.code}`)
  const sheet = page.getByRole('dialog', { name: 'Web 1', exact: true })
  await expect(sheet.getByText(w.life.verify.never)).toBeVisible()
  await expect(sheet.getByText(w.life.verify.scanned)).toBeVisible()
  // a look at what else is known of it is none elsewhere
  await sheet.getByRole('tab', { name: w.assets.sheet.characteristics }).click()
  await sheet.getByRole('tab', { name: w.assets.sheet.global }).click()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: w.life.verify.action }).click()
  await expect(sheet.getByText(new RegExp(filled(w.life.verify.by.scan, { name: '.*' })))).toBeVisible()
  await page.getByRole('button', { name: w.common.actions.undo, exact: true }).click()
  await expect(sheet.getByText(w.life.verify.never)).toBeVisible()

  await page.goto(INVENTORY)
  await page.getByRole('button', { name: filled(w.assets.actions_of, { name: 'Web 1' }) }).click()
  await page.getByRole('menuitem', { name: w.life.verify.action }).click()
  await expect(page.getByText(filled(w.life.verify.done, { name: 'Web 1' }))).toBeVisible()
  await page.goto(`${INVENTORY}?asset=${web?.id}`)
  await expect(sheet.getByText(new RegExp(filled(w.life.verify.by.by_hand, { name: '.*' })))).toBeVisible()
  await expect(sheet.getByText(w.life.verify.scanned)).toBeHidden()
  await sheet.getByRole('button', { name: w.assets.sheet.history }).click()
  await expect(sheet.getByText(w.live.history.verification).last()).toBeVisible()

  await page.goto(`${INVENTORY}?unverified=never`)
  await expect(page.getByRole('row', { name: 'Web 2' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Web 1' })).toBeHidden()
  for (const name of ['Web 2', 'Web 3'])
    await page
      .getByRole('row', { name })
      .getByRole('checkbox', { name: filled(w.assets.bulk.select, { name }) })
      .click()
  const bar = page.getByRole('group', { name: w.common.table.selection })
  await bar.getByRole('button', { name: w.life.verify.many }).click()
  await page.getByRole('dialog').getByRole('button', { name: w.life.verify.submit }).click()
  await expect(page.getByText(filled(w.life.bulk.done_other, { shown: '2' }))).toBeVisible()
  await expect(page.getByRole('row', { name: 'Web 2' })).toBeHidden()
  await expect(page.getByRole('row', { name: 'Database 1' })).toBeVisible()
})
