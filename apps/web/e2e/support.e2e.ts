import product from '../../../package.json' with { type: 'json' }
import { signedIn } from './client.ts'
import { attach, field, group, opened, PICTURE, reportIssue, send, step, TABLE, thanks } from './feedback.ts'
import { box, enter, expect, INVENTORY, test, walkedIn } from './fixtures.ts'
import { Keys } from './keys.ts'
import { filled } from './words.ts'

for (const language of walkedIn('en')) {
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
        expect(sent.context).toMatchObject({
          page: how === 'over' ? INVENTORY : '/app/support',
          version: product.version,
          language,
        })
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
