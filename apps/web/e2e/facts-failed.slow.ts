import { blankNode } from '@plenum/domain/node'
import { enter, expect, test, type Page } from './fixtures.ts'

const refused = { type: 'client_error', detail: 'Not now', errors: [] }

/** Has a path of the API refused until what it gives is called. */
async function refuse(page: Page, path: RegExp) {
  await page.route(path, (route) => route.fulfill({ status: 400, json: refused }))
  return () => page.unroute(path)
}

test('what cannot be counted says so, and is counted when it is asked for again', async ({
  page,
  w,
  person,
}) => {
  const assets = await refuse(page, /\/api\/assets\/facets\//)
  const founder = await enter(page, person, '/app', ['Server 1'])
  await expect(page.getByText(w.home.counts_failed)).toBeVisible()
  await assets()
  await page.getByRole('button', { name: w.common.actions.retry }).click()
  await expect(page.getByRole('heading', { name: w.home.by_status })).toBeVisible()

  const { nodes } = founder
  const { id } = await nodes.create({ ...blankNode, name: 'MAD1' })
  const totals = await refuse(page, /\/api\/nodes\/[\w-]+\/totals\//)
  await page.goto(`/app/settings/hierarchy/${id}`)
  await expect(page.getByText(w.hierarchy.totals_failed)).toBeVisible()
  await totals()
  await page.getByRole('button', { name: w.common.actions.retry }).click()
  await expect(page.getByText(w.hierarchy.totals_failed)).toHaveCount(0)
})

test('nobody is given to no team because the teams could not be had', async ({ page, w, person }) => {
  const teams = await refuse(page, /\/api\/teams\//)
  await enter(page, person, '/app/users')
  await expect(page.getByText(w.teams.failed)).toBeVisible()
  await page.getByRole('button', { name: w.people.invite.action, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await teams()
  await page.getByRole('button', { name: w.common.actions.retry }).click()
  await expect(page.getByText(w.teams.failed)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: w.people.invite.action, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
