import { strToU8, zipSync } from 'fflate'
import { enter, expect, test } from './fixtures.ts'
import { filled } from './words.ts'

const yaml = (model: string) =>
  strToU8(`manufacturer: Acme\nmodel: ${model}\nslug: acme-${model}\nu_height: 1\nis_full_depth: true\n`)

test('a zip brings models with the pictures of each, and tells of what it cannot take', async ({
  page,
  w,
  person,
}) => {
  const { bring } = w.catalogue
  const client = await enter(page, person, '/app/settings/brand-and-models')
  const png = new Uint8Array(await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 32 } }))
  const good = {
    'device-types/Acme/s24.yaml': yaml('s24'),
    'device-types/Acme/s48.yaml': yaml('s48'),
    'elevation-images/Acme/acme-s24.front.png': png,
    'elevation-images/Acme/acme-s24.rear.png': png,
    'elevation-images/Acme/acme-s48.front.png': png,
    'elevation-images/Acme/acme-s48.rear.png': strToU8('<script>alert(1)</script>'),
  }
  await page.getByRole('button', { name: bring.button }).first().click()
  const dialog = page.getByRole('dialog')
  const choose = (entries: Record<string, Uint8Array>) =>
    dialog.getByLabel(bring.drop).setInputFiles({
      name: 'types.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(zipSync(entries)),
    })
  await choose({ ...good, '../../../etc/s96.yaml': yaml('s96') })
  await expect(dialog.getByText(`types.zip: ${w.catalogue.unread.zip}`)).toBeVisible()
  await choose(good)
  await dialog.getByRole('button', { name: filled(bring.submit_other, { count: '2' }) }).click()
  await expect(page.getByText(filled(bring.pictures_refused_one, { count: '1' }))).toBeVisible()

  const { results } = await client.catalogue.models.list({})
  const files = await Promise.all(
    results.map(async ({ name, front_image, rear_image }) => ({
      name,
      front: front_image && (await client.files.content(front_image)).type,
      rear: rear_image && (await client.files.content(rear_image)).type,
    })),
  )
  expect(files).toEqual([
    { name: 's24', front: 'image/webp', rear: 'image/webp' },
    { name: 's48', front: 'image/webp', rear: null },
  ])
  expect(new Set(results.flatMap(({ front_image, rear_image }) => [front_image, rear_image])).size).toBe(4)
})
