import { formatDate } from '@plenum/i18n/format'
import { enter, expect, test } from './fixtures.ts'
import { furnish } from './hall.ts'
import { filled } from './words.ts'

/** Where it is another day now than in UTC. */
const ZONE = new Date().getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'

test.use({ timezoneId: ZONE })

test('the day it is where the reader is stands over dashboards, tells what is overdue and is proposed for proof', async ({
  page,
  language,
  w,
  person,
}) => {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(new Date())
  const date = formatDate(language, day)
  const founder = await enter(page, person, '/app/facility/dashboard')
  await expect(page.getByText(filled(w.plant.facility.lead, { date }))).toBeVisible()
  await page.goto('/app/operations/dashboard')
  await expect(page.getByText(filled(w.plant.operations.lead, { date }))).toBeVisible()
  await page.goto('/app/dc-manager/maintenance-projects?view=table')
  await page.getByRole('combobox', { name: w.maintenance.table.stage, exact: true }).selectOption('overdue')
  await expect(page).toHaveURL(new RegExp(`due_before=${day}`))
  const { receive } = await furnish(founder)
  const { id } = await receive('Web 9')
  await page.goto(`/app/settings/assets-inventory?asset=${id}&view=decommission`)
  const proof = page.getByRole('group', { name: w.life.end.erasure })
  await expect(proof.getByRole('textbox', { name: w.life.end.erased_on })).toHaveValue(date)
})
