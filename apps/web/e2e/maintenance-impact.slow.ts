import { blankAsset } from '@plenum/domain/asset'
import { NO_PERMISSIONS } from '@plenum/domain/permission'
import { randomUUID } from 'node:crypto'
import { signedIn } from './client.ts'
import { createCompany, expect, expectAccessible, LANGUAGES, test } from './fixtures.ts'
import { furnish } from './hall.ts'
import { inDays } from './in-days.ts'
import { member } from './people.ts'
import { filled } from './words.ts'

test.use({ viewport: { width: 1440, height: 1100 } })

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('who approves reads what goes down with it, in the area where he found it', async ({
      page,
      w,
      person,
      server,
      mailbox,
    }) => {
      const { work: words, plant, shell } = w
      const founder = await createCompany(page, person)
      const { r01 } = await furnish(founder)
      const place = { node_id: r01, position: null, face: null }
      const rack = await founder.assets.create({ ...blankAsset, name: 'Rack', asset_type: 'RCK', place })
      const pdu = await founder.assets.create({ ...blankAsset, name: 'PDU', asset_type: 'PDU', place })
      const ina = {
        name: 'Ina',
        permissions: { ...NO_PERMISSIONS, projects: 'write' },
        may_approve: false,
      } as const
      const asker = await signedIn(
        server.url,
        await member(founder, { mailbox, url: server.url, person, ...ina }),
      )
      const made = await asker.work.create({
        kind: 'maintenance',
        title: 'Replace the rack',
        wanted_on: inDays(3),
        items: [rack, pdu].map(({ id }) => ({ id: randomUUID(), op: 'maintain', asset_id: id })),
      })
      await asker.work.act(made, { action: 'submit' })
      const names = new Intl.ListFormat(language).format(['Web 1', 'Web 2', 'Web 3'])
      const lost = filled(words.impact.inside_other, { names })

      await page.goto('/app/facility/dashboard')
      await page
        .getByRole('region', { name: filled(plant.ahead.title, { count: '30' }) })
        .getByRole('link', { name: /Replace the rack/ })
        .click()
      await expect(page).toHaveURL(`/app/facility/maintenance-projects/${made.id}`)
      const trail = page.getByRole('navigation', { name: shell.nav.facility_maintenance_projects })
      await expect(trail.getByRole('link')).toHaveAttribute('href', '/app/facility/maintenance-projects')
      await expect(page.getByRole('region', { name: words.impact.title }).getByText(lost)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: words.action.approve, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(lost)).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: words.action.approve, exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(words.stage.in_progress).first()).toBeVisible()
    })
  })
