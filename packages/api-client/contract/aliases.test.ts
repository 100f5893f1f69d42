import { codeAddress } from '@plenum/domain/code-address'
import { describe, expect, test } from 'vitest'
import { asset, failure, found, join } from './world.ts'

const lastBatch = async (ada: Awaited<ReturnType<typeof found>>) =>
  (await ada.history.list({ limit: 1 })).results[0]?.id ?? ''

describe('the code an asset had', () => {
  test('still leads to it: by code, in the list, in the search', async () => {
    const ada = await found()
    const made = await ada.assets.create(asset({ code: 'OLD-7' }))
    const renamed = await ada.assets.update(made, { code: 'NEW-1' })
    expect(renamed).toMatchObject({ code: 'NEW-1', aliases: ['OLD-7'] })
    expect(await ada.nomenclatures.find('old-7')).toEqual(renamed)
    expect(await ada.nomenclatures.find('NEW-1')).toEqual(renamed)
    const codes = async (search: string) =>
      (await ada.assets.list({ search })).results.map(({ code }) => code)
    expect(await codes('LD-7')).toEqual(['NEW-1'])
    expect(await codes('ol')).toEqual(['NEW-1'])
    expect(await codes('zz')).toEqual([])
    expect((await ada.search.find('old-7')).assets).toMatchObject([{ code: 'NEW-1' }])
    // what a scanner types that reads the address on the label
    const address = codeAddress('https://plenum.example.com', 'OLD-7')
    expect(await codes(address)).toEqual(['NEW-1'])
    expect((await ada.search.find(address)).assets).toMatchObject([{ code: 'NEW-1' }])
    expect(await failure(ada.nomenclatures.find('OLD-8'))).toMatchObject({ status: 404 })
  })

  test('is nobody else’s afterwards: neither typed, nor changed to, nor issued', async () => {
    const ada = await found()
    const made = await ada.assets.create(asset())
    expect(made.code).toBe('OTH-000001')
    await ada.assets.update(made, { code: 'NEW' })
    const taken = { status: 409, errors: [{ code: 'already_exists', attr: 'code' }] }
    expect(await failure(ada.assets.create(asset({ code: 'oth-000001' })))).toMatchObject(taken)
    const other = await ada.assets.create(asset())
    expect(other.code).toBe('OTH-000002')
    expect(await failure(ada.assets.update(other, { code: 'OTH-000001' }))).toMatchObject(taken)
    // the counter does not know of a code that was typed
    const typed = await ada.assets.create(asset({ code: 'OTH-000003' }))
    await ada.assets.update(typed, { code: 'NEWER' })
    expect((await ada.assets.create(asset())).code).toBe('OTH-000004')
  })

  test('can be its code again', async () => {
    const ada = await found()
    const made = await ada.assets.create(asset({ code: 'A' }))
    const renamed = await ada.assets.update(made, { code: 'B' })
    expect(await ada.assets.update(renamed, { code: 'a' })).toMatchObject({ code: 'a', aliases: ['B'] })
    const again = await ada.assets.get(made.id)
    expect(await ada.assets.update(again, { code: 'A' })).toMatchObject({ code: 'A', aliases: ['B'] })
  })

  test('can be given up, and comes back by undo', async () => {
    const ada = await found()
    const made = await ada.assets.create(asset({ code: 'A' }))
    const renamed = await ada.assets.update(made, { code: 'B' })
    const freed = await ada.assets.update(renamed, { aliases: [] })
    expect(freed).toMatchObject({ code: 'B', aliases: [], version: renamed.version + 1 })
    expect(await failure(ada.nomenclatures.find('A'))).toMatchObject({ status: 404 })
    expect(await ada.batches.undo(await lastBatch(ada))).toMatchObject({ records: 1 })
    expect(await ada.nomenclatures.find('A')).toMatchObject({ code: 'B', aliases: ['A'] })
  })

  test('does not come back where another asset has it by then', async () => {
    const ada = await found()
    const renamed = await ada.assets.update(await ada.assets.create(asset({ code: 'A' })), { code: 'B' })
    await ada.assets.update(renamed, { aliases: [] })
    const batch = await lastBatch(ada)
    await ada.assets.create(asset({ code: 'A' }))
    expect(await failure(ada.batches.undo(batch))).toMatchObject({ status: 409 })
    expect(await ada.assets.get(renamed.id)).toMatchObject({ aliases: [] })
  })

  test('goes when the change of the code is undone, and history tells both', async () => {
    const ada = await found()
    const renamed = await ada.assets.update(await ada.assets.create(asset({ code: 'A' })), { code: 'B' })
    const { results } = await ada.assets.history(renamed.id, {})
    expect(results.map(({ field, from, to }) => [field, from, to])).toEqual([
      ['aliases', null, ['A']],
      ['code', 'A', 'B'],
      [null, null, null],
    ])
    expect(await ada.batches.undo(results[0]?.batch.id ?? '')).toMatchObject({ records: 1 })
    expect(await ada.assets.get(renamed.id)).toMatchObject({ code: 'A', aliases: [] })
  })

  test('cannot be made up, nor seen or found by another company', async () => {
    const [ada, eve] = [await found(), await found()]
    const renamed = await ada.assets.update(await ada.assets.create(asset({ code: 'A' })), { code: 'B' })
    expect(await failure(ada.assets.update(renamed, { aliases: ['A', 'C'] }))).toMatchObject({
      status: 400,
      errors: [{ code: 'invalid', attr: 'aliases' }],
    })
    expect(await failure(eve.nomenclatures.find('A'))).toMatchObject({ status: 404 })
    expect(await eve.assets.create(asset({ code: 'A' }))).toMatchObject({ code: 'A' })
    const nobody = await join(ada, { settings: 'write' })
    expect(await failure(nobody.nomenclatures.find('A'))).toMatchObject({ status: 403 })
  })

  test('keeps a row of an import out that would take it', async () => {
    const ada = await found()
    await ada.assets.update(await ada.assets.create(asset({ code: 'A' })), { code: 'B' })
    expect(await failure(ada.assets.create(asset({ code: 'A' })))).toMatchObject({ status: 409 })
  })
})
