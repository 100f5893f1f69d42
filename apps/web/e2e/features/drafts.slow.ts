import {
  answer,
  attach,
  field,
  group,
  opened,
  PICTURE,
  reportIssue,
  send,
  step,
  thanks,
} from '../feedback.ts'
import { createCompany, expect, login, logout, test } from '../fixtures.ts'

test('a draft survives a reload and signing in again, with its files; discarded it is gone', async ({
  page,
  w,
  person,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const { drafts } = await createCompany(page, person)
  const form = await opened(page, w, 'page')
  await reportIssue(form, w)
  await field(form, w.support.subject).fill('Back forgets the filter')
  await attach(group(form, w, 1), PICTURE)
  await expect(group(form, w, 1).getByText('racks.webp')).toBeVisible()
  const kept = async () => JSON.stringify(await drafts.get({ form: 'ticket', key: 'bug' }))
  await expect.poll(kept).toContain('Back forgets the filter')
  await expect.poll(kept).toContain('racks.webp')
  await expect(form.getByText(w.support.draft.kept.split('{{')[0] ?? '')).toBeVisible()
  await page.reload()
  await expect(field(form, w.support.subject)).toHaveValue('Back forgets the filter')
  await expect(group(form, w, 1).getByText('racks.webp')).toBeVisible()
  // the last word is still said, a moment before
  await field(form, w.support.subject).fill('Back forgets the filters')
  await logout(page, w)
  await answer(page, w.common.actions.leave)
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([])
  await login(page, w, person)
  await expect(field(form, w.support.subject)).toHaveValue('Back forgets the filters')
  // the picture is still the writer's to send
  await field(form, step(w, 1)).fill('Press Back')
  await field(form, w.support.expected_result).fill('The filter is there')
  await form.getByRole('button', { name: w.common.actions.discard }).click()
  await expect(field(form, w.support.subject)).toHaveValue('')
  await form.getByRole('button', { name: w.common.actions.undo }).click()
  await send(form, w)
  await expect(form.getByText(thanks(w, 1))).toBeVisible()
  await page.reload()
  await expect(field(form, w.support.subject)).toHaveValue('')
})
