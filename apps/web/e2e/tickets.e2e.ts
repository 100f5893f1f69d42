import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { signedIn } from './client.ts'
import { box, enter, expect, expectAccessible, test } from './fixtures.ts'
import { pageOf } from './news.ts'
import { colleague } from './people.ts'
import { filled } from './words.ts'

const TICKETS = '/app/support/tickets'
const DEVICES = new URL('files/devices.csv', import.meta.url)

test('what people report is found, answered with a file, moved on, and taken away', async ({
  language,
  browser,
  mailbox,
  page,
  person,
  server,
  w,
}) => {
  const founder = await enter(page, person)
  const eva = await colleague(founder, { mailbox, url: server.url, person, name: 'Eva' })
  const leo = await colleague(founder, { mailbox, url: server.url, person, name: 'Leo' })
  const reporter = await signedIn(server.url, eva)
  const shot = new File([new Uint8Array(await page.screenshot())], 'cut-off.png', { type: 'image/png' })
  const picture = await reporter.files.upload(shot, { purpose: 'feedback' })
  const context = {
    page: '/app/settings/assets-inventory',
    version: '1.0.0',
    browser: 'Firefox',
    language,
  }
  await reporter.tickets.create({
    kind: 'improvement',
    subject: 'Labels for a whole row',
    usefulness: 'Forty racks at once.',
    desired_features: 'One sheet.',
    context: null,
  })
  const bug = await reporter.tickets.create({
    kind: 'bug',
    subject: 'The elevation is cut off',
    steps: [{ text: 'Press Print.', files: [picture.id] }],
    expected_result: 'All of the rack.',
    context,
  })
  const decide = page.getByRole('group', { name: w.tickets.ticket.move })
  const discussion = page.getByRole('list', { name: w.tickets.discussion.title })

  await test.step('the administrator finds it by the header, a filter and the search', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(w.shell.nav.tickets)
    const found = page.getByRole('option', { name: w.shell.nav.tickets, exact: true })
    await expect(found).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(TICKETS)
    await expect(page.getByRole('row')).toHaveCount(3)
    await page.getByRole('combobox', { name: w.tickets.field.kind }).selectOption('bug')
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByRole('searchbox', { name: w.tickets.filter.search }).fill('labels')
    await expect(page.getByText(w.tickets.empty.filtered, { exact: true })).toBeVisible()
    await page.getByRole('searchbox', { name: w.tickets.filter.search }).fill('cut')
    await expect(page).toHaveURL(/kind=bug&search=cut|search=cut&kind=bug/)
    // by its name: the message of an empty list is a row too
    await expect(page.getByRole('row', { name: bug.subject })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(2)
    await expectAccessible(page)
    await page.getByRole('grid').focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: bug.subject })).toBeVisible()
    await expect(page).toHaveURL(`${TICKETS}/${bug.id}`)
  })

  await test.step('looks at its picture', async () => {
    await expect(page.getByRole('link', { name: context.page })).toBeVisible()
    await page.getByRole('button', { name: filled(w.files.open, { name: 'cut-off.webp' }) }).click()
    const viewer = page.getByRole('dialog', { name: 'cut-off.webp' })
    const image = viewer.getByRole('img', { name: 'cut-off.webp' })
    await expect(image).toBeVisible()
    await expect.poll(async () => (await image.boundingBox())?.width).toBeGreaterThan(600)
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expectAccessible(page)
  })

  await test.step('answers with a file, and moves it on', async () => {
    await box(page, w.tickets.answer.text).fill('We are looking at it.')
    await page.locator('input[type=file]').first().setInputFiles(fileURLToPath(DEVICES))
    await expect(
      page.getByRole('button', { name: filled(w.files.remove, { name: 'devices.csv' }) }),
    ).toBeVisible()
    // what is still on its way is waited for, and then sent with it
    await expect(page.getByRole('button', { name: w.tickets.answer.send })).toBeEnabled()
    await box(page, w.tickets.answer.text).press('Control+Enter')
    await expect(discussion.getByText('We are looking at it.')).toBeVisible()
    await expect(discussion.getByText('devices.csv')).toBeVisible()
    await expect(box(page, w.tickets.answer.text)).toHaveValue('')
    await decide.getByRole('button', { name: w.fields.process.in_progress }).click()
    await expect(decide.getByRole('button', { pressed: true })).toHaveText(w.fields.process.in_progress)
    const { in_progress, todo } = w.fields.process
    const line = filled(w.tickets.discussion.status, { name: 'Ana Ruiz', from: todo, to: in_progress })
    await expect(discussion.getByText(line)).toBeVisible()
  })

  await test.step('sees it where somebody else was faster', async () => {
    // between the press and the server, so that the page has not heard of it yet
    const decision = `**/api/tickets/${bug.id}/`
    await page.route(decision, async (route) => {
      if (route.request().method() === 'PATCH')
        await founder.tickets.update(await founder.tickets.get(bug.id), { status: 'blocked' })
      await route.continue()
    })
    await page
      .getByRole('group', { name: w.tickets.ticket.priority })
      .getByRole('button', { name: w.fields.priority.high })
      .click()
    await expect(
      page.getByText(filled(w.tickets.ticket.changed_meanwhile, { number: String(bug.number) })),
    ).toBeVisible()
    await expect(decide.getByRole('button', { pressed: true })).toHaveText(w.fields.process.blocked)
    expect((await founder.tickets.get(bug.id)).priority).toBe('medium')
    await page.unroute(decision)
  })

  await test.step('is asked before an answer is lost, and goes back to the list', async () => {
    await box(page, w.tickets.answer.text).fill('One more thing')
    await page.getByRole('navigation', { name: w.tickets.ticket.trail }).getByRole('link').click()
    await page.getByRole('alertdialog').getByRole('button', { name: w.common.actions.leave }).click()
    await expect(page).toHaveURL(TICKETS)
  })

  await test.step('takes them away', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: w.tickets.export.button }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file).toContain(
      `${bug.number},${w.tickets.kind.bug},The elevation is cut off,${w.fields.process.blocked},`,
    )
    expect(file).toContain('Labels for a whole row')
  })

  await test.step('its reporter sees answer and status, and answers too', async () => {
    const own = await pageOf(browser, eva)
    await own.goto('/app/support')
    await own.getByRole('main').getByRole('link', { name: w.tickets.mine }).click()
    await expect(own).toHaveURL(`${TICKETS}?whose=mine`)
    await expect(own.getByRole('button', { name: w.tickets.export.button })).toBeHidden()
    await own.getByRole('row', { name: bug.subject }).click()
    await expect(own.getByText('We are looking at it.')).toBeVisible()
    await expect(own.getByRole('complementary').getByText(w.fields.process.blocked)).toBeVisible()
    await expect(own.getByRole('group', { name: w.tickets.ticket.move })).toBeHidden()
    const download = own.waitForEvent('download')
    await own.getByRole('button', { name: filled(w.files.download, { name: 'devices.csv' }) }).click()
    expect((await download).suggestedFilename()).toBe('devices.csv')
    await box(own, w.tickets.answer.text).fill('Thank you.')
    await own.getByRole('button', { name: w.tickets.answer.send }).click()
    await expect(
      own.getByRole('list', { name: w.tickets.discussion.title }).getByText('Thank you.'),
    ).toBeVisible()
    await own.context().close()
  })

  await test.step('a colleague finds neither of them', async () => {
    const other = await pageOf(browser, leo)
    await other.goto(`${TICKETS}?status=any`)
    await expect(other.getByText(w.tickets.empty.none, { exact: true })).toBeVisible()
    await other.goto(`${TICKETS}/${bug.id}`)
    await expect(other.getByRole('heading', { name: w.common.not_found.message })).toBeVisible()
    await other.context().close()
  })
})
