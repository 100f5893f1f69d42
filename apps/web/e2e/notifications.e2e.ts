import { signedIn } from './client.ts'
import { choose, enter, expect, expectAccessible, test } from './fixtures.ts'
import { bell, corner, eva, hears, pageOf, send, sentence } from './news.ts'

const PAGE = '/app/notifications'

test('a ticket is told at once, read from the bell, and its answer is told to who sent it', async ({
  browser,
  mailbox,
  page,
  person,
  server,
  w,
}) => {
  const hearing = hears(page)
  const founder = await enter(page, person)
  const who = await eva(founder, { mailbox, url: server.url, person })
  const reporter = await signedIn(server.url, who)
  const theirs = await pageOf(browser, who)
  await hearing
  await expect(bell(page, w, 0)).toBeVisible()
  const ticket = await send(reporter, 'Labels')
  await expect(bell(page, w, 1)).toBeVisible()
  const told = sentence(w, 'ticket_created', 'Labels')
  await expect(corner(page, told)).toBeVisible()
  const panel = page.getByRole('dialog', { name: w.notifications.title })
  // by keys, there and back
  await bell(page, w, 1).press('Enter')
  await expect(panel.getByRole('link', { name: told })).toBeVisible()
  await expect(panel).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: w.notifications.mark_all })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bell(page, w, 1)).toBeFocused()
  await bell(page, w, 1).click()
  await panel.getByRole('link', { name: told }).click()
  await expect(page).toHaveURL(`/app/support/tickets/${ticket.id}`)
  await expect(panel).toHaveCount(0)
  await expect(bell(page, w, 0)).toBeVisible()
  // what was read is not told any longer
  await expect(corner(page, told)).toHaveCount(0)

  const text = 'Which printer is it?'
  await founder.tickets.answer(ticket.id, { text })
  // the open ticket shows what was said in another window, and who sent it is told
  await expect(bell(theirs, w, 1)).toBeVisible()
  const answered = sentence(w, 'ticket_answered', 'Labels', `${person.name} ${person.surname}`)
  const notice = corner(theirs, answered)
  await expect(notice).toContainText(text)
  await notice.getByRole('button', { name: w.notifications.show, exact: true }).click()
  await expect(theirs).toHaveURL(`/app/support/tickets/${ticket.id}`)
  // the notice with the same words is still on its way out
  await expect(theirs.getByRole('main').getByText(text)).toBeVisible()
  await expect(bell(theirs, w, 0)).toBeVisible()
  await reporter.tickets.answer(ticket.id, { text: 'The one on the second floor.' })
  await expect(page.getByText('The one on the second floor.').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('The one on the second floor.')).toBeVisible()
})

test('the page tells what is unread, marks it, and keeps what one wants to be told of', async ({
  mailbox,
  page,
  person,
  server,
  w,
}) => {
  const founder = await enter(page, person, PAGE)
  await expect(page.getByText(w.notifications.empty.none, { exact: true })).toBeVisible()
  const reporter = await signedIn(server.url, await eva(founder, { mailbox, url: server.url, person }))
  await send(reporter, 'Labels')
  const item = page.getByRole('listitem').filter({ hasText: sentence(w, 'ticket_created', 'Labels') })
  await expect(item.getByRole('link', { name: w.notifications.unread })).toBeVisible()
  await expectAccessible(page)
  await choose(page.getByRole('radio', { name: w.notifications.filter.unread }))
  await expect(page).toHaveURL(`${PAGE}?show=unread`)
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(1)
  await item.getByRole('button', { name: w.notifications.mark_read }).click()
  await expect(page.getByText(w.notifications.empty.read, { exact: true })).toBeVisible()
  await expect(bell(page, w, 0)).toBeVisible()
  await page.getByRole('button', { name: w.notifications.empty.show_all }).click()
  await expect(page).toHaveURL(PAGE)
  await item.getByRole('button', { name: w.notifications.mark_unread }).click()
  await expect(bell(page, w, 1)).toBeVisible()
  await page.getByRole('button', { name: w.notifications.mark_all }).click()
  await expect(bell(page, w, 0)).toBeVisible()

  const { preferences } = w.notifications
  const created = page.getByRole('group', { name: preferences.kind.ticket_created })
  for (const way of [preferences.in_app, preferences.by_mail]) {
    const wanted = created.getByRole('switch', { name: way })
    await wanted.click({ force: true })
    await expect(wanted).not.toBeChecked()
  }
  await expect(created).toContainText(preferences.none)
  await expect
    .poll(async () => (await founder.notifications.preferences()).ticket_created)
    .toEqual({ in_app: false, by_mail: false })
  await page.reload()
  await expect(created).toContainText(preferences.none)
  const heard = hears(page)
  await send(reporter, 'Not told')
  await founder.notifications.mark({ read: false })
  await heard
  // the two of before, and nothing else
  await expect(bell(page, w, 2)).toBeVisible()
  await expect(page.getByText('Not told')).toHaveCount(0)
  expect(mailbox.to(person.email).filter((text) => text.includes('Not told'))).toEqual([])
})
