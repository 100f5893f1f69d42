import { addDays } from '@plenum/domain/date'
import { formatDate } from '@plenum/i18n/format'
import { createCompany, expect, expectAccessible, test } from './fixtures.ts'
import { furnish } from './hall.ts'
import { filled } from './words.ts'

test.use({ firstLanguage: 'es', viewport: { width: 1440, height: 1100 } })

test('what is planned is seen on its day with who is in its way, and today is as it is', async ({
  language,
  page,
  w,
  person,
}) => {
  const { racks: r, time: t, fields } = w
  const founder = await createCompany(page, person)
  const { r01, r02 } = await furnish(founder)
  const { assets, nodes } = founder
  const { today } = await nodes.timeline(r02)
  const [soon, later] = [addDays(today, 4), addDays(today, 9)]
  const date = (day: string) => formatDate(language, day)
  const plan = async (name: string, planned_for: string) => {
    const [found] = (await assets.list({ search: name })).results
    if (found === undefined) throw new Error(`No ${name}`)
    await assets.move(found, { node_id: r02, position: 15, face: 'front', planned_for })
  }
  await plan('Web 1', soon)
  await plan('Web 2', later)

  await page.goto(`/app/settings/hierarchy/rack/${r02}`)
  const front = page.getByRole('group', {
    name: filled(r.rack_label, { name: 'R02', face: fields.face.front }),
  })
  const slider = page.getByRole('slider', { name: t.slider })
  const said = page.getByRole('region', { name: t.label }).getByRole('status')
  const device = (name: string) => front.getByRole('button', { name: new RegExp(` ${name},`) })
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    `${filled(t.today_is, { date: date(today) })}: ${filled(t.came_one, { shown: '1' })}`,
  )
  await expect(front.getByRole('img', { name: / Web 1,/ })).toBeVisible()
  await expect(device('Web 1')).toBeHidden()
  await expectAccessible(page)

  // by keys to the day on which the first one comes
  await slider.focus()
  for (const days of [1, 2, 3, 4]) {
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(new RegExp(`at=${addDays(today, days)}`))
  }
  await expect(said).toContainText(filled(t.as_planned, { date: date(soon) }))
  await expect(said).toContainText(filled(t.came_one, { shown: '1' }))
  await expect(device('Web 1')).toHaveAccessibleName(new RegExp(`${r.mark.came}$`))
  // nothing is moved on another day
  await device('Web 1').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: w.common.actions.cancel })).toBeHidden()

  // the conflict leads to its day, and both are marked there
  const conflicts = page.getByRole('region', { name: filled(t.conflicts_one, { count: '1' }) })
  await expect(conflicts).toContainText('Web 2')
  await expect(conflicts).toContainText('Web 1')
  await conflicts.getByRole('link', { name: filled(t.show, { rack: 'R02', date: date(later) }) }).click()
  await expect(page).toHaveURL(new RegExp(`at=${later}`))
  for (const name of ['Web 1', 'Web 2'])
    await expect(device(name)).toHaveAccessibleName(new RegExp(r.mark.rival))
  await expectAccessible(page)

  // where it came from it is gone by then
  await page.goto(`/app/settings/hierarchy/rack/${r01}?at=${soon}`)
  const left = page.getByRole('img', { name: new RegExp(` Web 1,.*${r.mark.left}$`) })
  await expect(left).toBeVisible()

  // a day typed in the past: nothing stood there yet
  const typed = page.getByRole('textbox', { name: t.date })
  await typed.fill(addDays(today, -1))
  await typed.press('Enter')
  await expect(said).toContainText(filled(t.as_was, { date: date(addDays(today, -1)) }))
  await expect(page.getByText(r.no_assets)).toBeVisible()
  await page.getByRole('button', { name: t.back }).click()
  await expect(page).not.toHaveURL(/at=/)
  await expect(page.getByRole('button', { name: / Web 1,/ })).toBeVisible()
  await expect(said).toBeEmpty()
})
