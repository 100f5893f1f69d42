import { blankNode } from '@plenum/domain/node'
import { WORK_ACTIONS, type WorkStage } from '@plenum/domain/work-stage'
import type { Client } from '@plenum/api-client/client'
import { CREW, hireCrew, type CrewRole } from './crew.ts'
import { choose, createCompany, expect, expectAccessible, pick, test, type Page } from './fixtures.ts'
import { at, choosePlace, goOn } from './form-steps.ts'
import { furnish } from './hall.ts'
import { filled, type ScreenWords } from './words.ts'

test.use({ firstLanguage: 'es', viewport: { width: 1440, height: 1000 } })

const BOARD = '/app/dc-manager/mac-projects'
const TITLE = 'Three servers to the second hall'

type Offer = keyof ScreenWords['work']['action'] | 'execute'

/** What the page of the request offers each of them at each stage, and to nobody else. */
const OFFERED: Partial<Record<WorkStage, Partial<Record<CrewRole, readonly Offer[]>>>> = {
  approval: { boss: ['approve', 'return', 'reject'] },
  in_progress: { hand: ['finish', 'block', 'execute'] },
  // nobody who has asked for it or looks on is kept from it, only who has done it
  verification: { asker: ['return', 'verify'], eyes: ['return', 'verify'] },
  done: {},
}

const stageOf = (page: Page, w: ScreenWords, stage: WorkStage) =>
  page.getByRole('paragraph').filter({ hasText: w.work.stage[stage] })

/** Each sees the request at a stage, and is offered what is his to do there and nothing else. */
async function expectOffered(pages: Record<CrewRole, Page>, w: ScreenWords, stage: WorkStage) {
  const offers = [...WORK_ACTIONS, 'execute'] as const
  const nameOf = (offer: Offer) => (offer === 'execute' ? w.work.items.execute : w.work.action[offer])
  for (const role of CREW) {
    await expect(stageOf(pages[role], w, stage).first()).toBeVisible()
    const offered = async () => {
      const names = await pages[role].getByRole('main').getByRole('button').allTextContents()
      return offers.filter((offer) => names.includes(nameOf(offer)))
    }
    const his = OFFERED[stage]?.[role] ?? []
    await expect.poll(offered, `${role} at ${stage}`).toEqual(offers.filter((offer) => his.includes(offer)))
  }
}

/** A second hall with one rack, where nothing stands. */
async function secondHall(founder: Client) {
  const [dataCenter] = (await founder.nodes.list({ type: 'data_center' })).results
  const hall = { ...blankNode, type: 'room', name: 'Hall 2', parent_id: dataCenter?.id ?? null } as const
  const { id } = await founder.nodes.create(hall)
  return founder.nodes.create({ ...blankNode, type: 'rack', name: 'R03', parent_id: id, u_height: 20 })
}

/** Asks by the form for servers to move to a rack, and ends at the request. */
async function askByForm(page: Page, w: ScreenWords, codes: readonly string[]) {
  const { what, where, when, history, submit, check } = w.forms
  await page.getByRole('radio', { name: w.work.kind.move, exact: true }).press('Space')
  await goOn(page, w)
  await at(page, w, 'what')
  await choose(page.getByRole('radio', { name: what.paste }))
  await page.getByRole('textbox', { name: what.paste_label }).fill(codes.join('\n'))
  await page.getByRole('button', { name: filled(what.look_up_other, { count: '3' }) }).click()
  await expect(
    page.getByText(filled(what.outcome, { found: '3', ambiguous: '0', missing: '0' })),
  ).toBeVisible()
  await goOn(page, w)
  await at(page, w, 'where')
  await choosePlace(page, w.reservations.find.place, 'R03')
  await page.getByRole('button', { name: where.take_all }).click()
  await expect(page.getByText(where.all_placed)).toBeVisible()
  await goOn(page, w)
  await at(page, w, 'when')
  await page.getByRole('textbox', { name: when.title }).fill(TITLE)
  await choosePlace(page, when.assignee, 'Hal Gil')
  await goOn(page, w)
  await at(page, w, 'check')
  await expect(page.getByText(filled(check.all_fine_other, { count: '3' }))).toBeVisible()
  await page.getByRole('button', { name: submit, exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: history.open }).click()
}

test('three servers move to another room by four people, and the inventory only when it is done', async ({
  page,
  browser,
  w,
  person,
  mailbox,
  server,
}) => {
  const words = w.work
  const founder = await createCompany(page, person)
  const { r02 } = await furnish(founder)
  const r03 = await secondHall(founder)
  const pages = await hireCrew({ founder, mailbox, person, browser, url: server.url })
  const { asker, boss, hand, eyes } = pages
  const servers = (await founder.assets.list({ search: 'Web', ordering: 'name' })).results
  const before = servers.map(({ location }) => location?.node_id)
  const placesNow = async () => {
    const seen = await Promise.all(servers.map(({ id }) => founder.assets.get(id)))
    return seen.map(({ location }) => location?.node_id)
  }
  const dialog = hand.getByRole('dialog')

  const request = await test.step('who may ask fills the form and submits it', async () => {
    await boss.goto(BOARD)
    await expect(boss.getByText(words.mac.empty)).toBeVisible()
    await expect(boss.getByRole('link', { name: words.mac.new })).toHaveCount(0)
    await asker.goto(BOARD)
    await asker.getByRole('link', { name: words.mac.new }).first().click()
    await askByForm(
      asker,
      w,
      servers.map(({ code }) => code),
    )
    await expect(stageOf(asker, w, 'approval').first()).toBeVisible()
    await expect(asker.getByRole('img', { name: /Web 1/ }).first()).toBeVisible()
    await expectAccessible(asker)
    const [made] = (await founder.work.list({})).results
    expect(made).toMatchObject({ title: TITLE, stage: 'approval', assignee: { name: 'Hal Gil' } })
    expect(await placesNow()).toEqual(before)
    return founder.work.get(made?.id ?? '')
  })
  const { id, code } = request
  const units = request.items.map(({ to }) => to?.position ?? 0)

  await test.step('somebody else approves it, from the board by keys alone', async () => {
    await Promise.all([boss, hand, eyes].map((each) => each.goto(`${BOARD}/${id}`)))
    await expectOffered(pages, w, 'approval')
    await expect(eyes.getByRole('button', { name: words.drawing.toggle })).toHaveCount(0)
    await boss.goto(`${BOARD}?mine=approval`)
    await boss.getByRole('button', { name: filled(words.board.move, { code }) }).focus()
    await boss.keyboard.press('Enter')
    const onward = boss.getByRole('menuitem', { name: words.stage.in_progress })
    await expect(onward).not.toHaveAttribute('aria-disabled', 'true')
    await expect(boss.getByRole('menu')).toBeFocused()
    await expect(async () => {
      await boss.keyboard.press('ArrowDown')
      await expect(onward).toHaveAttribute('data-highlighted', { timeout: 200 })
    }).toPass()
    await boss.keyboard.press('Enter')
    const approval = boss.getByRole('dialog')
    await expect(approval.getByText(words.check.nothing)).toBeVisible()
    await expectAccessible(boss)
    await approval.getByRole('button', { name: words.action.approve, exact: true }).click()
    await expect(approval).toBeHidden()
    expect(await placesNow()).toEqual(before)
    await boss.goBack()
  })

  const execute = async (name: string) => {
    const item = hand
      .getByRole('listitem')
      .filter({ has: hand.getByRole('link', { name, exact: true }) })
      .filter({ has: hand.getByRole('button', { name: words.items.execute }) })
    await item.getByRole('button', { name: words.items.execute }).click()
    await expect(dialog).toContainText(filled(words.execute.title.move, { name }))
  }
  await test.step('who does the work executes one as planned: only that one moves', async () => {
    await expectOffered(pages, w, 'in_progress')
    await execute('Web 1')
    await dialog.getByRole('button', { name: words.execute.submit.as_planned }).click()
    await expect(dialog).toBeHidden()
    await expect(hand.getByText(words.result.as_planned).first()).toBeVisible()
    expect(await placesNow()).toEqual([r03.id, before[1], before[2]])
  })

  await test.step('what somebody put in the way meanwhile is told when it is executed', async () => {
    const kept = (await founder.reservations.list({ state: 'active' })).results
    const second = kept.find(({ position }) => position === units[1])
    await founder.reservations.release({ ids: [second?.id ?? ''] })
    const [rival] = (await founder.assets.list({ search: 'Database 1' })).results
    if (rival === undefined) throw new Error('There is no database')
    await founder.assets.move(rival, { node_id: r03.id, position: units[1] ?? null, face: 'front' })
    await execute('Web 2')
    await dialog.getByRole('button', { name: words.execute.submit.as_planned }).click()
    await expect(dialog).toContainText('Database 1')
    await expectAccessible(hand)
    expect(await placesNow()).toEqual([r03.id, before[1], before[2]])
  })

  await test.step('it goes to another place, with a note, and the last one as planned', async () => {
    await choose(dialog.getByRole('radio', { name: words.result.deviation }))
    await pick(dialog.getByRole('combobox', { name: words.field.place }), 'R03')
    await dialog.getByRole('spinbutton', { name: words.execute.unit }).fill('12')
    await dialog.getByRole('textbox', { name: words.execute.note }).fill('The database stands there')
    await dialog.getByRole('button', { name: words.execute.submit.deviation }).click()
    await expect(dialog).toBeHidden()
    await execute('Web 3')
    await dialog.getByRole('button', { name: words.execute.submit.as_planned }).click()
    await expect(dialog).toBeHidden()
    expect(await placesNow()).toEqual([r03.id, r03.id, r03.id])
    await hand.getByRole('button', { name: words.action.finish, exact: true }).click()
    await expectOffered(pages, w, 'verification')
  })

  await test.step('somebody who has done none of it verifies it, and all have seen it happen', async () => {
    await eyes.getByRole('button', { name: words.action.verify, exact: true }).click()
    await expectOffered(pages, w, 'done')
    await expectAccessible(eyes)
  })

  await test.step('the number of the board leads to its list', async () => {
    await asker.goto(BOARD)
    const one = filled(words.board.count_one, { count: '1' })
    await asker.getByRole('link', { name: one, exact: true }).click()
    await expect(asker.getByRole('row', { name: TITLE })).toBeVisible()
    await expectAccessible(asker)
    await asker.goBack()
    await expect(asker.getByRole('region', { name: words.board.label })).toBeVisible()
  })
  expect(await founder.work.get(id)).toMatchObject({ stage: 'done', items_done: 3 })
  expect((await founder.nodes.contents(r02)).assets.map(({ name }) => name)).toEqual([])
  await Promise.all(CREW.map((role) => pages[role].context().close()))
})
