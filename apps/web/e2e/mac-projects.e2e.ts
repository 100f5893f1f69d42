import type { Browser } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { NO_PERMISSIONS, type Permissions } from '@plenum/domain/permission'
import { blankNode } from '@plenum/domain/node'
import type { Client } from '@plenum/api-client/client'
import { signedIn } from './client.ts'
import {
  enter,
  expect,
  expectAccessible,
  LANGUAGES,
  login,
  test,
  type Page,
  type Person,
} from './fixtures.ts'
import { furnish } from './hall.ts'
import type { Mailbox } from './mailbox.ts'
import { colleague } from './people.ts'
import { filled, type ScreenWords } from './words.ts'

test.use({ viewport: { width: 1440, height: 1000 } })

const BOARD = '/app/dc-manager/mac-projects'

const READS: Permissions = {
  ...NO_PERMISSIONS,
  assets: 'onlyRead',
  hierarchy: 'onlyRead',
  projects: 'onlyRead',
}
const WRITES: Permissions = { ...READS, projects: 'write' }

interface Crew {
  founder: Client
  mailbox: Mailbox
  url: string
  person: Person
}

/** Somebody of a team of his own. */
async function member(
  { founder, ...at }: Crew,
  name: string,
  permissions: Permissions,
  may_approve: boolean,
) {
  const team = await founder.teams.create({ name, description: null })
  await founder.teams.setPermissions(team, { permissions, may_approve })
  return colleague(founder, { ...at, name, team_id: team.id })
}

/** A page of somebody's own. */
async function pageOf(
  browser: Browser,
  w: ScreenWords,
  options: { baseURL: string; locale: string },
  who: Person | Awaited<ReturnType<typeof colleague>>,
) {
  const context = await browser.newContext({ ...options, viewport: { width: 1440, height: 1000 } })
  const page = await context.newPage()
  await page.goto('/auth/login')
  await login(page, w, who)
  await expect(page).toHaveURL('/app')
  return page
}

const stageOf = (page: Page, w: ScreenWords, stage: keyof ScreenWords['work']['stage']) =>
  page.getByRole('paragraph').filter({ hasText: w.work.stage[stage] })

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('three servers move to another room by four people, and the inventory only when it is done', async ({
      page,
      browser,
      w,
      person,
      server,
      mailbox,
      baseURL,
      locale,
    }) => {
      test.slow()
      const words = w.work
      await enter(page, person)
      const { r02 } = await furnish(server.url, person)
      const founder = await signedIn(server.url, person)
      const crew = { founder, mailbox, url: server.url, person }
      const asker = await member(crew, 'Ina', WRITES, false)
      const boss = await member(crew, 'Bea', READS, true)
      const hand = await member(crew, 'Hal', WRITES, false)
      const eyes = await member(crew, 'Olga', WRITES, false)

      const [dataCenter] = (await founder.nodes.list({ type: 'data_center' })).results
      const room = await founder.nodes.create({
        ...blankNode,
        type: 'room',
        name: 'Hall 2',
        parent_id: dataCenter?.id ?? null,
      })
      const r03 = await founder.nodes.create({
        ...blankNode,
        type: 'rack',
        name: 'R03',
        parent_id: room.id,
        u_height: 20,
      })
      const servers = (await founder.assets.list({ search: 'Web', ordering: 'name' })).results
      const [workers] = (await founder.owners.list({ search: 'Hal Gil' })).results
      const asks = await signedIn(server.url, asker)
      const { id, code } = await asks.work.create({
        kind: 'move',
        title: 'Three servers to the second hall',
        assignee_id: workers?.id ?? null,
        node_id: room.id,
        items: servers.map((asset, at) => ({
          id: randomUUID(),
          op: 'move',
          asset_id: asset.id,
          to: { node_id: r03.id, position: 1 + at * 3, face: 'front' },
        })),
      })
      const placesNow = async () => {
        const seen = await Promise.all(servers.map((asset) => founder.assets.get(asset.id)))
        return seen.map(({ location }) => location?.node_id)
      }
      const before = servers.map(({ location }) => location?.node_id)
      const options = { baseURL: baseURL ?? '', locale: locale ?? '' }
      const dialogOf = (at: Page) => at.getByRole('dialog')

      const hers = await pageOf(browser, w, options, asker)
      await test.step('who asks finds it on the board and submits it', async () => {
        await hers.goto(BOARD)
        const todo = hers.getByRole('group', { name: words.stage.todo, exact: true })
        await expect(todo.getByRole('article')).toHaveCount(1)
        await expectAccessible(hers)
        await todo.getByRole('link', { name: 'Three servers to the second hall' }).click()
        await expect(hers).toHaveURL(new RegExp(id))
        await expect(hers.getByRole('img', { name: /Web 1/ }).first()).toBeVisible()
        await expectAccessible(hers)
        await hers.getByRole('button', { name: words.action.submit, exact: true }).click()
        await expect(dialogOf(hers).getByText(words.check.nothing)).toBeVisible()
        await expectAccessible(hers)
        await dialogOf(hers).getByRole('button', { name: words.action.submit, exact: true }).click()
        await expect(stageOf(hers, w, 'approval').first()).toBeVisible()
        await expect(hers.getByRole('button', { name: words.action.approve, exact: true })).toHaveCount(0)
        expect(await placesNow()).toEqual(before)
      })

      await test.step('somebody else approves it, from the board by keys alone', async () => {
        const his = await pageOf(browser, w, options, boss)
        await his.goto(`${BOARD}?mine=approval`)
        await his.getByRole('button', { name: filled(words.board.move, { code }) }).focus()
        await his.keyboard.press('Enter')
        const onward = his.getByRole('menuitem', { name: words.stage.in_progress })
        await expect(onward).not.toHaveAttribute('aria-disabled', 'true')
        await expect(his.getByRole('menu')).toBeFocused()
        await expect(async () => {
          await his.keyboard.press('ArrowDown')
          await expect(onward).toHaveAttribute('data-highlighted', { timeout: 200 })
        }).toPass()
        await his.keyboard.press('Enter')
        await dialogOf(his).getByRole('button', { name: words.action.approve, exact: true }).click()
        await expect(dialogOf(his)).toBeHidden()
        expect((await founder.work.get(id)).stage).toBe('in_progress')
        expect(await placesNow()).toEqual(before)
        await his.context().close()
      })

      const does = await pageOf(browser, w, options, hand)
      const items = does.getByRole('listitem')
      const itemOf = (name: string) =>
        items.filter({ has: does.getByRole('link', { name, exact: true }) }).filter({
          has: does.getByRole('button', { name: words.items.execute }),
        })
      const execute = async (name: string) => {
        await itemOf(name).getByRole('button', { name: words.items.execute }).click()
        await expect(dialogOf(does)).toContainText(filled(words.execute.title.move, { name }))
      }
      await test.step('who does the work executes one as planned: only that one moves', async () => {
        await does.goto(`${BOARD}/${id}`)
        await execute('Web 1')
        await dialogOf(does).getByRole('button', { name: words.execute.submit.as_planned }).click()
        await expect(dialogOf(does)).toBeHidden()
        await expect(does.getByText(words.result.as_planned).first()).toBeVisible()
        expect(await placesNow()).toEqual([r03.id, before[1], before[2]])
      })

      await test.step('what somebody put in the way meanwhile is told when it is executed', async () => {
        const kept = (await founder.reservations.list({ state: 'active' })).results
        const second = kept.find(({ position }) => position === 4)
        await founder.reservations.release({ ids: [second?.id ?? ''] })
        const [rival] = (await founder.assets.list({ search: 'Database 1' })).results
        if (rival === undefined) throw new Error('There is no database')
        await founder.assets.move(rival, { node_id: r03.id, position: 4, face: 'front' })
        await execute('Web 2')
        await dialogOf(does).getByRole('button', { name: words.execute.submit.as_planned }).click()
        await expect(dialogOf(does)).toContainText('Database 1')
        await expectAccessible(does)
        expect(await placesNow()).toEqual([r03.id, before[1], before[2]])
      })

      await test.step('it goes to another place, with a note, and the last one as planned', async () => {
        const dialog = dialogOf(does)
        await dialog.getByRole('radio', { name: words.result.deviation }).check()
        await dialog.getByRole('combobox', { name: words.field.place }).fill('R03')
        await does.getByRole('option', { name: 'R03' }).click()
        await dialog.getByRole('spinbutton', { name: words.execute.unit }).fill('12')
        await dialog.getByRole('textbox', { name: words.execute.note }).fill('The database stands there')
        await dialog.getByRole('button', { name: words.execute.submit.deviation }).click()
        await expect(dialog).toBeHidden()
        await execute('Web 3')
        await dialog.getByRole('button', { name: words.execute.submit.as_planned }).click()
        await expect(dialog).toBeHidden()
        expect(await placesNow()).toEqual([r03.id, r03.id, r03.id])
        await does.getByRole('button', { name: words.action.finish, exact: true }).click()
        await expect(stageOf(does, w, 'verification').first()).toBeVisible()
        await expect(does.getByRole('button', { name: words.action.verify, exact: true })).toHaveCount(0)
      })

      await test.step('somebody who has done none of it verifies it', async () => {
        const sees = await pageOf(browser, w, options, eyes)
        await sees.goto(`${BOARD}/${id}`)
        await sees.getByRole('button', { name: words.action.verify, exact: true }).click()
        await expect(stageOf(sees, w, 'done').first()).toBeVisible()
        await expectAccessible(sees)
        await sees.context().close()
      })

      await test.step('who asked has seen all of it happen, and every number leads to its list', async () => {
        await expect(stageOf(hers, w, 'done').first()).toBeVisible()
        await hers.goto(BOARD)
        const count = hers.getByRole('link', {
          name: filled(words.board.count_one, { count: '1' }),
          exact: true,
        })
        await count.click()
        await expect(hers.getByRole('row', { name: /Three servers/ })).toBeVisible()
        await expectAccessible(hers)
        await hers.goBack()
        await expect(hers.getByRole('region', { name: words.board.label })).toBeVisible()
      })
      expect(await founder.work.get(id)).toMatchObject({ stage: 'done', items_done: 3 })
      expect((await founder.nodes.contents(r02)).assets.map(({ name }) => name)).toEqual([])
    })
  })
