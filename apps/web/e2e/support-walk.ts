import product from '../../../package.json' with { type: 'json' }
import { attach, field, group, opened, PICTURE, reportIssue, send, step, TABLE, thanks } from './feedback.ts'
import { choose, enter, expect, INVENTORY, type Language, type Page, type Person } from './fixtures.ts'
import { filled, words } from './words.ts'

interface Walk {
  page: Page
  person: Person
  language: Language
  /** As a page, or over the page that is shown. */
  how: 'page' | 'over'
}

/** Sends an improvement, from an empty form to the ticket. */
export async function sendImprovement({ page, person, language, how }: Walk) {
  const w = words[language]
  const { tickets } = await enter(page, person, INVENTORY, ['Leaf switch 04'])
  const form = await opened(page, w, how)
  await send(form, w)
  await expect(form.getByRole('alert')).toHaveCount(3)
  await field(form, w.support.subject).fill('Free power in the list')
  await field(form, w.support.usefulness).fill('To place a server')
  await field(form, w.support.desired_features).fill('A column')
  await attach(form.getByRole('group', { name: w.support.files.label }), TABLE)
  await choose(form.getByRole('checkbox', { name: w.support.context.agree }))
  await send(form, w)
  await expect(form.getByText(thanks(w, 1))).toBeVisible()
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
}

/** Reports what is wrong with the steps to it, from an empty form to the ticket. */
export async function sendReport({ page, person, language, how }: Walk) {
  const w = words[language]
  const { tickets } = await enter(page, person, INVENTORY, ['Leaf switch 04'])
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
}
