import { answer, field, opened } from './feedback.ts'
import { enter, expect, logout, test, type Page } from './fixtures.ts'

/** What the browser keeps of a draft, as it lies there. */
const sealedText = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('drafts')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const store = opening.result.transaction('texts').objectStore('texts')
    const all = store.getAll()
    await new Promise((resolve) => all.addEventListener('success', resolve))
    opening.result.close()
    return new TextDecoder('latin1').decode(all.result[0].data)
  })

test('what is typed without a server, or a moment before a crash, is there again', async ({
  page,
  context,
  w,
  person,
  server,
}) => {
  await enter(page, person)
  const form = await opened(page, w, 'over')
  await context.route('**/api/drafts/**', (route) => route.abort())
  await field(form, w.support.subject).fill('Typed in the dark')
  await expect(form.getByText(w.support.draft.kept_here.split('{{')[0] ?? '')).toBeVisible()
  const before = (await sealedText(page)).length
  await field(form, w.support.usefulness).fill('The last word')
  await expect.poll(async () => (await sealedText(page)).length).toBeGreaterThan(before)
  // a page that dies says nothing any more
  const other = await context.newPage()
  await page.close({ runBeforeUnload: false })
  await other.goto(`${server.url}/app?over=support`)
  const again = other.getByRole('dialog', { name: w.support.title })
  await expect(field(again, w.support.usefulness)).toHaveValue('The last word')
  expect(await sealedText(other)).not.toContain('dark')
})

test('who leaves with something typed is asked: stay, leave, save', async ({ page, w, person }) => {
  await enter(page, person)
  const form = await opened(page, w, 'over')
  const question = page.getByText(w.common.unsaved.text)
  await field(form, w.support.subject).fill('Half a thought')
  // until the browser has gone forward again, another way back would be taken for its own
  const stays = () => expect(page).toHaveURL('/app/support')
  await page.keyboard.press('Escape')
  await answer(page, w.common.actions.stay)
  await expect(field(form, w.support.subject)).toHaveValue('Half a thought')
  await stays()
  for (const leave of [
    () => page.goBack(),
    () => form.getByRole('button', { name: w.common.actions.close }).click(),
    () => page.mouse.click(20, 450),
  ]) {
    await leave()
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(form).toBeVisible()
    await stays()
  }
  await page.keyboard.press('Escape')
  await answer(page, w.common.actions.save)
  await expect(form).toBeHidden()
  await opened(page, w, 'over')
  await expect(field(form, w.support.subject)).toHaveValue('Half a thought')
  // nothing was typed since
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await opened(page, w, 'over')
  await field(form, w.support.usefulness).fill('More of it')
  await page.keyboard.press('Escape')
  await answer(page, w.common.actions.leave)
  await expect(form).toBeHidden()
  await page.goto('/app/support')
  await field(page.getByRole('main'), w.support.subject).fill('On a page')
  // whoever stays after all stays signed in
  await logout(page, w)
  await answer(page, w.common.actions.stay)
  await page.getByRole('link', { name: w.shell.nav.profile }).click()
  await answer(page, w.common.actions.leave)
  await expect(page).toHaveURL('/app/profile')
})
