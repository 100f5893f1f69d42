import { field, group, PICTURE, step, thanks } from './feedback.ts'
import { box, enter, expect, LANGUAGES, test } from './fixtures.ts'
import { Keys } from './keys.ts'
import { sendImprovement, sendReport } from './support-walk.ts'
import { filled } from './words.ts'

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('an improvement is sent from its page', ({ page, person }) =>
      sendImprovement({ page, person, language, how: 'page' }))

    test('a report with its steps is sent from over the page', ({ page, person }) =>
      sendReport({ page, person, language, how: 'over' }))
  })

test('by the keyboard alone: steps written, put in order and given pictures', async ({ page, w, person }) => {
  const founder = await enter(page, person)
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
  const { tickets } = founder
  const [first] = (await tickets.list({})).results
  const { steps } = await tickets.get(first?.id ?? '')
  expect(steps.map(({ text, files }) => [text, files.length])).toEqual([
    ['Filter by rack', 1],
    ['Press Back', 1],
  ])
})
