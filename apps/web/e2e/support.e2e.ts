import type { Locator } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { signedIn } from './client.ts'
import { box, enter, expect, INVENTORY, LANGUAGES, login, logout, test, type Page } from './fixtures.ts'
import { Keys } from './keys.ts'
import { filled, type ScreenWords } from './words.ts'

const PICTURE = fileURLToPath(new URL('files/racks.png', import.meta.url))
const TABLE = fileURLToPath(new URL('files/devices.csv', import.meta.url))

/** The form, over a page or as one. */
async function opened(page: Page, w: ScreenWords, how: 'page' | 'over'): Promise<Locator> {
  if (how === 'page') await page.goto('/app/support')
  else await page.getByRole('link', { name: w.shell.nav.feedback }).click()
  const form = how === 'page' ? page.getByRole('main') : page.getByRole('dialog', { name: w.support.title })
  await expect(box(form, w.support.subject)).toBeVisible()
  return form
}

const field = (form: Locator, name: string) => form.getByRole('textbox', { name })
const group = (form: Locator, w: ScreenWords, place: number) =>
  form.getByRole('group', { name: filled(w.support.files.of_step, { place: `${place}` }) })
const attach = (within: Locator, file: string) =>
  within.locator('input[type=file][multiple]').setInputFiles(file)
const step = (w: ScreenWords, place: number) => filled(w.support.steps.text, { place: `${place}` })
const reportIssue = (form: Locator, w: ScreenWords) =>
  form.getByRole('radio', { name: w.support.kinds.bug }).check()
const send = (form: Locator, w: ScreenWords) =>
  form.getByRole('button', { name: w.support.submit, exact: true }).click()
const thanks = (w: ScreenWords, number: number) => filled(w.support.sent.title, { number: `${number}` })

for (const language of LANGUAGES) {
  for (const how of ['page', 'over'] as const) {
    test.describe(`in ${language}, ${how}`, () => {
      test.use({ language })

      test('an improvement from empty to sent', async ({ page, w, person, baseURL }) => {
        await enter(page, person, INVENTORY, ['Leaf switch 04'])
        const form = await opened(page, w, how)
        await send(form, w)
        await expect(form.getByRole('alert')).toHaveCount(3)
        await field(form, w.support.subject).fill('Free power in the list')
        await field(form, w.support.usefulness).fill('To place a server')
        await field(form, w.support.desired_features).fill('A column')
        await attach(form.getByRole('group', { name: w.support.files.label }), TABLE)
        await form.getByRole('checkbox', { name: w.support.context.agree }).check()
        await send(form, w)
        await expect(form.getByText(thanks(w, 1))).toBeVisible()
        const { tickets } = await signedIn(baseURL ?? '', person)
        const sent = await tickets.get((await tickets.list({})).results[0]?.id ?? '')
        expect(sent).toMatchObject({ kind: 'improvement', subject: 'Free power in the list' })
        expect(sent.files.map(({ name }) => name)).toEqual(['devices.csv'])
        expect(sent.context).toMatchObject({ page: how === 'over' ? INVENTORY : '/app/support', language })
        await form.getByRole('button', { name: w.support.sent.another }).click()
        await expect(field(form, w.support.subject)).toHaveValue('')
        await page.goto('/app/support/tickets')
        await page.getByRole('link', { name: 'Free power in the list' }).click()
        await expect(page.getByRole('heading', { name: 'Free power in the list' })).toBeVisible()
        for (const told of ['To place a server', 'A column', 'devices.csv'])
          await expect(page.getByText(told).first()).toBeVisible()
      })

      test('a report with its steps from empty to sent', async ({ page, w, person, baseURL }) => {
        await enter(page, person, INVENTORY, ['Leaf switch 04'])
        const form = await opened(page, w, how)
        await reportIssue(form, w)
        await field(form, w.support.subject).fill('Back forgets the filter')
        await field(form, step(w, 1)).fill('Filter by rack')
        await attach(group(form, w, 1), PICTURE)
        await form.getByRole('button', { name: w.support.steps.add }).click()
        await field(form, step(w, 2)).fill('Press Back')
        await attach(group(form, w, 2), TABLE)
        await field(form, w.support.expected_result).fill('The filter is there')
        await send(form, w)
        await expect(group(form, w, 2).getByRole('alert')).toHaveText(w.issues.image_needed)
        await expect(form.getByRole('alert')).toHaveCount(1)
        await attach(group(form, w, 2), PICTURE)
        await send(form, w)
        await expect(form.getByText(thanks(w, 1))).toBeVisible()
        const { tickets } = await signedIn(baseURL ?? '', person)
        const [first] = (await tickets.list({})).results
        const sent = await tickets.get(first?.id ?? '')
        expect(sent.steps.map(({ text, files }) => [text, files.length])).toEqual([
          ['Filter by rack', 1],
          ['Press Back', 2],
        ])
        expect(sent.context).toBeNull()
        await form.getByRole('link', { name: filled(w.support.sent.open, { number: '1' }) }).click()
        await expect(page.getByRole('heading', { name: 'Back forgets the filter' })).toBeVisible()
        for (const told of ['Filter by rack', 'Press Back', 'The filter is there'])
          await expect(page.getByText(told).first()).toBeVisible()
      })
    })
  }
}

/** Answers the question that stands before leaving. */
const answer = (page: Page, words: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: words, exact: true }).click()

test('by the keyboard alone: steps written, put in order and given pictures', async ({
  page,
  w,
  person,
  baseURL,
}) => {
  await enter(page, person)
  const keys = new Keys(page)
  // heard from the beginning: a listener that is added beside the key may come too late
  page.on('filechooser', (chooser) => void chooser.setFiles(PICTURE))
  const form = page.getByRole('dialog', { name: w.support.title })
  const choose = async (place: number) => {
    await keys.to(group(form, w, place).locator('input[type=file][multiple]'))
    await page.keyboard.press('Space')
    await expect(group(form, w, place).getByText('racks.webp')).toBeVisible()
  }
  await keys.to(page.getByRole('link', { name: w.shell.nav.feedback }))
  await keys.press('Enter')
  await expect(box(form, w.support.subject)).toBeVisible()
  await keys.to(form.getByRole('radio', { name: w.support.kinds.improvement }))
  await keys.press('ArrowRight')
  await keys.fill(field(form, w.support.subject), 'Back forgets the filter')
  await keys.fill(field(form, step(w, 1)), 'Press Back')
  await choose(1)
  await keys.to(form.getByRole('button', { name: w.support.steps.add }))
  await keys.press('Enter')
  await keys.to(field(form, step(w, 2)), 'Shift+Tab')
  await keys.fill(field(form, step(w, 2)), 'Filter by rack')
  await choose(2)
  const handle = filled(w.support.steps.handle, { place: '2' })
  await keys.to(form.getByRole('button', { name: handle, exact: true }), 'Shift+Tab')
  await keys.press('Space', 'ArrowUp', 'Space')
  await expect(field(form, step(w, 1))).toHaveValue('Filter by rack')
  await keys.fill(field(form, w.support.expected_result), 'The filter is there')
  await keys.to(form.getByRole('button', { name: w.support.submit, exact: true }))
  await keys.press('Enter')
  await expect(form.getByText(thanks(w, 1))).toBeVisible()
  const { tickets } = await signedIn(baseURL ?? '', person)
  const [first] = (await tickets.list({})).results
  const { steps } = await tickets.get(first?.id ?? '')
  expect(steps.map(({ text, files }) => [text, files.length])).toEqual([
    ['Filter by rack', 1],
    ['Press Back', 1],
  ])
})

test('a draft survives a reload and signing in again, with its files; discarded it is gone', async ({
  page,
  w,
  person,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await enter(page, person)
  const form = await opened(page, w, 'page')
  await reportIssue(form, w)
  await field(form, w.support.subject).fill('Back forgets the filter')
  await attach(group(form, w, 1), PICTURE)
  await expect(group(form, w, 1).getByText('racks.webp')).toBeVisible()
  const kept = page.waitForResponse((response) => response.url().includes('/api/drafts/'))
  expect((await kept).status()).toBe(204)
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
  await field(form, w.support.usefulness).fill('The last word')
  await page.waitForTimeout(200)
  // a page that dies says nothing any more
  const other = await context.newPage()
  await page.close({ runBeforeUnload: false })
  await other.goto(`${server.url}/app?over=support`)
  const again = other.getByRole('dialog', { name: w.support.title })
  await expect(field(again, w.support.usefulness)).toHaveValue('The last word')
  const sealed = await other.evaluate(async () => {
    const opening = indexedDB.open('drafts')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const store = opening.result.transaction('texts').objectStore('texts')
    const all = store.getAll()
    await new Promise((resolve) => all.addEventListener('success', resolve))
    opening.result.close()
    return new TextDecoder().decode(all.result[0].data)
  })
  expect(sealed).not.toContain('dark')
})

test('who leaves with something typed is asked: stay, leave, save', async ({ page, w, person }) => {
  await enter(page, person)
  const form = await opened(page, w, 'over')
  const question = page.getByText(w.common.unsaved.text)
  await field(form, w.support.subject).fill('Half a thought')
  await page.keyboard.press('Escape')
  await answer(page, w.common.actions.stay)
  await expect(field(form, w.support.subject)).toHaveValue('Half a thought')
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
