import { addDays } from '@plenum/domain/date'
import { formatDate } from '@plenum/i18n/format'
import { signedIn } from './client.ts'
import { enter, expect, expectAccessible, test, walkedIn } from './fixtures.ts'
import { furnish } from './hall.ts'
import { nothing } from './plan-hall.ts'
import { filled } from './words.ts'

test.use({ viewport: { width: 1440, height: 1100 } })

for (const language of walkedIn('es'))
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('what is planned is seen on its day with who is in its way, and today is as it is', async ({
      page,
      w,
      person,
      server,
    }) => {
      const { racks: r, time: t, fields } = w
      await enter(page, person)
      const { r01, r02 } = await furnish(server.url, person)
      const { assets, nodes } = await signedIn(server.url, person)
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
      for (let days = 0; days < 4; days += 1) await page.keyboard.press('ArrowRight')
      await expect(page).toHaveURL(new RegExp(`at=${soon}`))
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

    test('a data centre on a day tells where something comes and goes, and can be left but not changed @long', async ({
      page,
      w,
      person,
      server,
    }) => {
      const { time: t, hierarchy: h, plans } = w
      await enter(page, person)
      const { hall, r01, r02 } = await furnish(server.url, person)
      const { assets, nodes } = await signedIn(server.url, person)
      const { today } = await nodes.timeline(r02)
      const day = addDays(today, 4)
      const [found] = (await assets.list({ search: 'Web 1' })).results
      if (found === undefined) throw new Error('No Web 1')
      await assets.move(found, { node_id: r02, position: 15, face: 'front', planned_for: day })
      const racks = [{ id: r01, x_mm: 600, y_mm: 600, rotation: 0 as const }]
      await nodes.savePlan(await nodes.plan(hall), { ...nothing, racks })
      const [dataCenter] = (await nodes.dataCenters()).results
      await page.goto(`/app/settings/hierarchy/${dataCenter?.id}`)
      await expect(page.getByRole('button', { name: h.edit, exact: true })).toBeVisible()
      await page.getByRole('button', { name: `${t.after}: ${formatDate(language, day)}` }).click()
      const table = page.getByRole('grid', { name: filled(t.standing, { name: 'MAD1' }) })
      await expect(table.getByRole('row', { name: /R01/ })).toContainText('−1')
      await expect(table.getByRole('row', { name: /R02/ })).toContainText('+1')
      await expect(page.getByRole('button', { name: h.edit, exact: true })).toBeHidden()
      await expectAccessible(page)
      await table.getByRole('button', { name: 'R02' }).click()
      await expect(page.getByRole('img', { name: / Web 1,/ })).toBeVisible()
      await page.getByRole('link', { name: h.elevation }).click()
      await expect(page).toHaveURL(new RegExp(`rack/${r02}.*at=${day}`))
      await page.goBack()
      await page.getByRole('button', { name: t.back }).click()
      await expect(page.getByRole('button', { name: h.edit, exact: true })).toBeVisible()

      // a room keeps its plan on that day: two of three servers, and nothing to be drawn
      await page.goto(`/app/settings/hierarchy/room/${hall}`)
      const plan = page.getByRole('listbox', { name: filled(plans.label, { name: 'Hall 1' }) })
      const rack = plan.getByRole('option', { name: /R01/ })
      await expect(rack).toHaveAccessibleName(/\b6\b.*\b20\b/)
      const edit = page.getByRole('button', { name: plans.edit })
      await expect(edit).toBeVisible()
      await page.getByRole('button', { name: `${t.after}: ${formatDate(language, day)}` }).click()
      await expect(page).toHaveURL(new RegExp(`room/${hall}\\?at=${day}`))
      await expect(rack).toHaveAccessibleName(/\b4\b.*\b20\b/)
      await expect(page.getByText(plans.on_day)).toBeVisible()
      await expect(edit).toBeHidden()
      const inRoom = page.getByRole('grid', { name: filled(t.standing, { name: 'Hall 1' }) })
      await expect(inRoom.getByRole('row', { name: /R02/ })).toContainText('+1')
      await expectAccessible(page)
      await inRoom.getByRole('button', { name: 'R02' }).click()
      await expect(page).toHaveURL(new RegExp(`rack/${r02}\\?at=${day}`))
    })
  })
