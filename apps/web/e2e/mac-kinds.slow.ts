import type { WorkStage } from '@plenum/domain/work-stage'
import {
  choose,
  createCompany,
  enter,
  expect,
  expectAccessible,
  LANGUAGES,
  stillBox,
  test,
  type Page,
} from './fixtures.ts'
import { at, choosePlace, goOn, submit } from './form-steps.ts'
import { askForMove, furnish, unitPoint } from './hall.ts'
import { filled, type ScreenWords } from './words.ts'

test.use({ viewport: { width: 1440, height: 1100 } })

/** Begins a request of a kind about assets, at one of its steps. */
const begin = (page: Page, kind: string, step: string, ids: readonly string[] = []) =>
  page.goto(`/app/forms/mac?kind=${kind}&step=${step}${ids.map((id) => `&assets=${id}`).join('')}`)

/** Goes from the step with the day to the end of the form, and sends it. */
async function submitFromWhen(page: Page, w: ScreenWords) {
  await goOn(page, w)
  await at(page, w, 'when')
  await goOn(page, w)
  await submit(page, w)
  await expect(page.getByRole('dialog').getByText(w.work.stage.approval).first()).toBeVisible()
}

/** Takes a card to the column of a stage. */
async function dragCard(page: Page, title: string, to: WorkStage) {
  const card = page.getByRole('link', { name: title })
  await card.scrollIntoViewIfNeeded()
  const [from, cell] = [await stillBox(card), await stillBox(page.locator(`[data-stage=${to}]`))]
  // beside the title, which is a link
  await page.mouse.move(from.x + from.width / 2, from.y + from.height + 6)
  await page.mouse.down()
  await page.mouse.move(cell.x + cell.width / 2, cell.y + 30, { steps: 8 })
  await page.mouse.up()
}

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('servers are added, changed, swapped and taken away by the form', async ({ page, w, person }) => {
      const words = w.forms
      const founder = await enter(page, person)
      const { receive, r02 } = await furnish(founder)
      const spare = await receive('Spare 1')
      const { assets, work } = founder
      const ofWeb = async (number: number) =>
        (await assets.list({ search: `Web ${number}` })).results.map(({ id }) => id)

      await test.step('two of a model, in units that are pointed at', async () => {
        await begin(page, 'add', 'what')
        await choosePlace(page, words.what.model_label, 'R750')
        await page.getByRole('spinbutton', { name: words.what.quantity }).fill('2')
        await page.getByRole('textbox', { name: words.what.pattern }).fill('new-{01}')
        await page.getByRole('button', { name: filled(words.what.add_new_other, { count: '2' }) }).click()
        await goOn(page, w)
        await at(page, w, 'where')
        await choose(page.getByRole('radio', { name: words.where.draw }))
        await choosePlace(page, words.where.rack, 'R02')
        for (const [name, unit] of [
          ['new-01', 14],
          ['new-02', 6],
        ] as const) {
          await expect(page.getByText(filled(words.where.point, { name }))).toBeVisible()
          const { x, y } = await unitPoint(page, r02, unit)
          await page.mouse.click(x, y)
        }
        await expect(page.getByText(words.where.all_placed)).toBeVisible()
        await expectAccessible(page)
        await submitFromWhen(page, w)
      })
      await test.step('another customer', async () => {
        await begin(page, 'change', 'changes', await ofWeb(1))
        await page.getByRole('combobox', { name: words.changes.add }).selectOption(w.fields.asset.customer)
        await page.getByRole('textbox', { name: w.fields.asset.customer }).fill('Payments')
        await expectAccessible(page)
        await submitFromWhen(page, w)
      })
      await test.step('another in its place', async () => {
        await begin(page, 'swap', 'changes', await ofWeb(2))
        await choosePlace(page, words.changes.replacement, 'Spare 1')
        await expectAccessible(page)
        await submitFromWhen(page, w)
      })
      await test.step('one is taken away', async () => {
        const [id = ''] = await ofWeb(3)
        await assets.transition(await assets.get(id), { to: 'active' })
        await begin(page, 'remove', 'what', [id])
        await expect(page.getByRole('list').getByText('Web 3').first()).toBeVisible()
        await submitFromWhen(page, w)
      })

      const { results } = await work.list({ mine: 'requested', stage: 'approval' })
      const asked = await Promise.all(results.map(({ id }) => work.get(id)))
      const itemsOf = (kind: string) => asked.find((each) => each.kind === kind)?.items
      expect(itemsOf('add')?.map(({ name, to }) => [name, to?.position])).toEqual([
        ['new-01', 14],
        ['new-02', 6],
      ])
      expect(itemsOf('change')).toMatchObject([
        { changes: [{ field: 'customer', from: null, to: 'Payments' }] },
      ])
      expect(itemsOf('swap')).toMatchObject([{ replacement: { id: spare.id } }])
      expect(itemsOf('remove')).toMatchObject([{ asset: { name: 'Web 3' } }])
    })

    test('a card goes over the board by the hand, where there is a way', async ({ page, w, person }) => {
      const words = w.work
      const founder = await createCompany(page, person)
      const { r02 } = await furnish(founder)
      const { id, code, title } = await askForMove(founder, r02)
      const { work } = founder
      await page.goto('/app/dc-manager/mac-projects')
      await dragCard(page, title, 'verification')
      const refused = page.getByRole('status').filter({ hasText: filled(words.board.not_moved, { code }) })
      await expect(refused).toContainText(
        filled(words.board.move_none, { from: words.stage.todo, to: words.stage.verification }),
      )
      await dragCard(page, title, 'approval')
      const asked = page.getByRole('dialog', {
        name: filled(words.act.title, { action: words.action.submit, code }),
      })
      await asked.getByRole('button', { name: words.action.submit, exact: true }).click()
      await expect(page.locator('[data-stage=approval]').getByRole('link', { name: title })).toBeVisible()
      await expect.poll(async () => (await work.get(id)).stage).toBe('approval')

      await page.getByRole('link', { name: title }).click()
      // what arrives above it pushes it from under a pointer
      await page.getByRole('button', { name: words.history.show }).press('Enter')
      const history = page.getByRole('region', { name: words.history.title })
      await expect(history.getByText(words.history.created)).toBeVisible()
      await expect(history.getByText(words.stage.approval)).toBeVisible()
      await expectAccessible(page)
    })
  })
