import { readFile } from 'node:fs/promises'
import type { Client } from '@plenum/api-client/client'
import type { Asset } from '@plenum/domain/asset'
import { addDays } from '@plenum/domain/date'
import { HOME_VISIT } from '@plenum/domain/home'
import { NO_PERMISSIONS } from '@plenum/domain/permission'
import { readPdf } from '@plenum/domain/testing/read-pdf'
import { readDirectory, unpack } from '@plenum/domain/zip'
import { report_files as en } from '@plenum/i18n/locales/en/report-files'
import { report_files as es } from '@plenum/i18n/locales/es/report-files'
import { signedIn } from './client.ts'
import { expectEachCounted } from './counted.ts'
import { enter, expect, expectAccessible, test, type Page } from './fixtures.ts'
import { furnish } from './hall.ts'
import { member } from './people.ts'
import { filled } from './words.ts'

test.use({ viewport: { width: 1440, height: 1100 } })

/** The bytes that pressing a button downloads, and under which name. */
async function downloaded(page: Page, button: string) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await coming
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) }
}

/** A warranty and a reservation that end soon, and a ticket that is open. */
async function endingSoon(client: Client, asset: Asset, rack: string) {
  const today = new Date().toISOString().slice(0, 10)
  await client.assets.update(asset, { warranty_date: today })
  await client.reservations.create({
    owner_id: (await client.auth.me()).id,
    reason: 'Payments',
    expires_on: addDays(today, 10),
    places: [{ node_id: rack, position: 3, face: 'front', u_height: 2 }],
  })
  await client.tickets.create({
    kind: 'improvement',
    subject: 'Labels for a whole row',
    usefulness: 'Forty racks at once.',
    desired_features: 'One sheet.',
    context: null,
  })
}

/** One request for each way in which requests wait for somebody: to be done, approved and verified. */
async function waiting(founder: Client, { id: asset_id }: Asset, other: Client) {
  const change = (title: string, assignee_id: string) => ({
    kind: 'change' as const,
    title,
    assignee_id,
    items: [{ id: crypto.randomUUID(), op: 'change' as const, asset_id, changes: { notes: title } }],
  })
  await founder.work.create(change('Cambiar el año', (await founder.auth.me()).id))
  const { id } = await other.auth.me()
  const ask = async (title: string) =>
    other.work.act(await other.work.create(change(title, id)), { action: 'submit' })
  const begun = await founder.work.act(await ask('Verify this'), { action: 'approve' })
  const done = await other.work.execute(begun, begun.items[0]?.id ?? '', { result: 'as_planned' })
  await other.work.act(done, { action: 'finish' })
  // what is executed no longer keeps others from asking for the same thing
  await ask('Approve this')
}

test('the home tells what waits and what ends soon, and each number leads to its list', async ({
  page,
  w,
  person,
  server,
  mailbox,
}) => {
  const client = await enter(page, person, '/app', ['UPS A'])
  await client.home.visit()
  const [ups] = (await client.assets.list({})).results
  if (ups === undefined) throw new Error('There is no asset')
  const { r02 } = await furnish(client)
  await endingSoon(client, ups, r02)
  const eva = {
    name: 'Eva',
    permissions: { ...NO_PERMISSIONS, projects: 'write' },
    may_approve: false,
  } as const
  const other = await member(client, { mailbox, url: server.url, person, ...eva })
  await waiting(client, ups, await signedIn(server.url, other))
  await client.assets.update(await client.assets.get(ups.id), { owner_id: (await client.auth.me()).id })
  // one's own changes since one was here are told at the next visit
  await server.setClock(HOME_VISIT + 60_000)
  await page.goto('/app')
  for (const { more_one } of [w.home.tasks, w.home.approvals, w.home.verifications])
    await expect(page.getByRole('link', { name: filled(more_one, { shown: '1' }) }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Cambiar el año/ })).toBeVisible()
  await expectAccessible(page)
  // three that wait, two that changed, three that end or are open, all assets and those of two statuses
  await expectEachCounted(page, w, 11)
  await server.setClock(0)
})

test('a report is found in the gallery, narrowed, looked at, and taken away in every format', async ({
  language,
  page,
  w,
  person,
}) => {
  const words = w.reports
  const files = { en, es }[language]
  await enter(page, person, '/app/dc-manager/reports', ['UPS A', 'Año de la señal'])
  await expectAccessible(page)
  await page.getByRole('link', { name: words.name.asset_register }).click()
  const table = page.getByRole('grid', { name: words.name.asset_register })
  await expect(table.getByRole('row')).toHaveCount(3)
  await expectAccessible(page)
  await page.getByLabel(words.parameter.status).selectOption({ label: w.fields.status.active })
  await expect(page.getByText(words.empty)).toBeVisible()
  await page.getByLabel(words.parameter.status).selectOption({ label: w.fields.status.received })
  await expect(page).toHaveURL(/status=received/)
  await expect(table.getByRole('row')).toHaveCount(3)

  const take = (format: 'csv' | 'xlsx' | 'pdf') =>
    downloaded(page, filled(words.take_as, { format: words.format[format] }))
  const csv = await take('csv')
  expect(csv.name).toContain(files.file.asset_register)
  const lines = new TextDecoder().decode(csv.bytes).trim().split('\r\n')
  expect(lines.map((line) => line.split(',')[1])).toEqual([files.column.name, 'UPS A', 'Año de la señal'])
  const workbook = new Blob([(await take('xlsx')).bytes])
  const sheet = (await readDirectory(workbook, 1_000_000)).find(({ name }) => name.endsWith('sheet1.xml'))
  if (sheet === undefined) throw new Error('There is no sheet')
  expect(new TextDecoder().decode(await unpack(workbook, sheet))).toContain('Año de la señal')
  const [first] = await readPdf(new Blob([(await take('pdf')).bytes]))
  const texts = first?.texts.map(({ text }) => text) ?? []
  expect(texts).toEqual(
    expect.arrayContaining([
      words.name.asset_register,
      'UPS A',
      'Año de la señal',
      `${words.parameter.status}: ${w.fields.status.received}`,
    ]),
  )
})
