import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { rows } from '@plenum/api-server/db/rows'
import { asset as assets } from '@plenum/api-server/db/schema/assets'
import { database, untilOthersWait } from './engine.ts'
import { at, hall } from './hall.ts'
import { bringIn, devices, leaf } from './import-files.ts'
import { named } from './naming.ts'
import { asset, failure, found, join, now } from './world.ts'

const codesOf = async (company_id: string) =>
  (
    await rows(
      database,
      v.object({ code: v.string() }),
      sql`select code from asset where company_id = ${company_id} order by code`,
    )
  ).map(({ code }) => code)

describe('counting', () => {
  test('a number typed by hand is passed over, however many there are, and none is lost', async () => {
    const ada = await found()
    for (const number of [1, 2, 3, 5]) await ada.assets.create(asset({ code: `oth-00000${number}` }))
    const next = async () => (await ada.assets.create(asset())).code
    expect([await next(), await next(), await next()]).toEqual(['OTH-000004', 'OTH-000006', 'OTH-000007'])
  })

  test('a number is not handed out again once its asset is gone', async () => {
    const ada = await found()
    await ada.assets.create(asset())
    const [line] = (await ada.history.list()).results
    await ada.batches.undo(line?.id ?? '')
    expect(await ada.assets.create(asset())).toMatchObject({ code: 'OTH-000002' })
  })

  test('each place and type counts for itself where the template says so', async () => {
    const { ada, r01, r02 } = await hall()
    await named(ada, { template: '{rack}-{type}-{seq}', scope: ['rack', 'type'] })
    const made = async (rack: { id: string }, asset_type: string) =>
      (await ada.assets.create(asset({ asset_type, place: at(rack, null, null) }))).code
    expect([
      await made(r01, 'SRV'),
      await made(r01, 'SWI'),
      await made(r02, 'SRV'),
      await made(r01, 'SRV'),
    ]).toEqual(['R01-SRV-1', 'R01-SWI-1', 'R02-SRV-1', 'R01-SRV-2'])
  })

  test('the same code typed by somebody at the same moment is passed over', async () => {
    const ada = await found()
    let made: Promise<{ code: string }> | undefined
    await database.transaction(async (tx) => {
      const [column] = await rows(tx, v.object({ id: v.string() }), sql`select gen_random_uuid()::text as id`)
      await tx.insert(assets).values({
        company_id: ada.user.company.id,
        id: column?.id ?? '',
        name: 'Typed',
        code: 'OTH-000001',
        asset_type: 'OTH',
        status: 'received',
        registration_date: '2026-01-01',
        last_update: now().toISOString(),
      })
      made = ada.assets.create(asset())
      await untilOthersWait()
    })
    expect(await made).toMatchObject({ code: 'OTH-000002' })
  })
})

describe('an import', () => {
  test('gives the rows without a code the next ones of the template', async () => {
    const ada = await found()
    await named(ada, { template: '{site}-{seq|pad:3}', scope: ['site'] })
    await bringIn(
      ada,
      devices(
        { ...leaf, name: 'A', site: 'MAD' },
        { ...leaf, name: 'B', site: 'BCN' },
        { ...leaf, name: 'C', site: 'MAD', position: '20' },
      ),
    )
    expect(await codesOf(ada.user.company.id)).toEqual(['BCN-001', 'MAD-001', 'MAD-002'])
  })
})

describe('codes issued again', () => {
  test('are those of today’s template; the former ones stay, and a second time nothing happens', async () => {
    const { ada, server, r01 } = await hall()
    const [one, two] = [await server('A', at(r01, 1)), await server('B', at(r01, 5))]
    await named(ada, { template: '{rack}-{seq|pad:2}', scope: ['rack'] })
    const ids = [one.id, two.id]
    const done = await ada.nomenclatures.reissue({ ids })
    expect(done).toMatchObject({ records: 2 })
    expect(await ada.assets.get(one.id)).toMatchObject({ code: 'R01-01', aliases: [one.code] })
    expect(await ada.assets.get(two.id)).toMatchObject({ code: 'R01-02', aliases: [two.code] })
    expect(await ada.nomenclatures.reissue({ ids })).toEqual({ batch_id: null, records: 0 })
    await ada.batches.undo(done.batch_id ?? '')
    expect(await ada.assets.get(one.id)).toMatchObject({ code: one.code, aliases: [] })
    expect(await ada.assets.get(two.id)).toMatchObject({ code: two.code, aliases: [] })
  })

  test('are refused where a value is missing, for nobody else’s assets, and to whoever only reads', async () => {
    const { ada, server } = await hall()
    const loose = await server('A')
    await named(ada, { template: '{rack}-{seq|pad:2}', scope: ['rack'] })
    const error = await failure(ada.nomenclatures.reissue({ ids: [loose.id] }))
    expect(error).toMatchObject({ status: 400, errors: [{ code: 'code_value_missing' }] })
    const eve = await found()
    expect(await failure(eve.nomenclatures.reissue({ ids: [loose.id] }))).toMatchObject({ status: 404 })
    const reader = await join(ada, { assets: 'onlyRead' })
    expect(await failure(reader.nomenclatures.reissue({ ids: [loose.id] }))).toMatchObject({ status: 403 })
  })
})
