import { signedIn } from './client.ts'
import { enter, expect, test } from './fixtures.ts'
import { bell, corner, eva, hears, send } from './news.ts'

const LIVE = { timeout: 2000 }

test('the pages of a browser share one stream, and all of them show the news', async ({
  context,
  mailbox,
  page,
  person,
  server,
  w,
}) => {
  let streams = 0
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events/') streams += 1
  })
  const hearing = hears(page)
  const founder = await enter(page, person)
  await hearing
  const other = await context.newPage()
  const otherHearing = hears(other)
  await other.goto('/app/profile')
  await otherHearing
  const reporter = await signedIn(server.url, await eva(founder, { mailbox, url: server.url, person }))
  await send(reporter, 'Labels')
  for (const tab of [page, other]) await expect(bell(tab, w, 1)).toBeVisible(LIVE)
  expect(streams).toBe(1)
  // whoever led is gone: another page goes on
  await page.close()
  await expect.poll(() => streams).toBe(2)
  await send(reporter, 'More labels')
  await expect(bell(other, w, 2)).toBeVisible({ timeout: 5000 })
})

test('what came while the network was away is told once', async ({
  context,
  mailbox,
  page,
  person,
  server,
  w,
}) => {
  const hearing = hears(page)
  const founder = await enter(page, person)
  await hearing
  const reporter = await signedIn(server.url, await eva(founder, { mailbox, url: server.url, person }))
  await send(reporter, 'Before')
  await expect(bell(page, w, 1)).toBeVisible(LIVE)
  await expect(corner(page, 'Before')).toBeVisible()
  await context.setOffline(true)
  // a line that is open already is not cut by that
  await server.kill()
  await server.start()
  await send(reporter, 'Meanwhile')
  await context.setOffline(false)
  await expect(bell(page, w, 2)).toBeVisible({ timeout: 45_000 })
  await expect(corner(page, 'Meanwhile')).toHaveCount(1)
  await expect(corner(page, 'Before')).toHaveCount(1)
})

test('nobody hears anything after signing out', async ({ mailbox, page, person, server, w }) => {
  const hearing = hears(page)
  const founder = await enter(page, person)
  await hearing
  const reporter = await signedIn(server.url, await eva(founder, { mailbox, url: server.url, person }))
  await send(reporter, 'Labels')
  await expect(corner(page, 'Labels')).toBeVisible()
  const requests: string[] = []
  await page.getByRole('button', { name: w.shell.nav.logout }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(corner(page, 'Labels')).toHaveCount(0)
  page.on('request', (request) => requests.push(request.url()))
  await send(reporter, 'More labels')
  await expect(page.getByRole('heading', { name: w.auth.login.title })).toBeVisible()
  expect(requests.filter((url) => /notifications|events/.test(url))).toEqual([])
})
