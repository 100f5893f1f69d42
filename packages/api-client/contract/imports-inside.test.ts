import { describe, expect, test } from 'vitest'
import { ALL_COLUMNS } from '@plenum/domain/asset-export'
import { linesOf } from './export-files.ts'
import { at, hall } from './hall.ts'
import { bringIn, changes, check, commit, problems, send, sendUpdate } from './import-files.ts'
import type { Connection } from './world.ts'

const HEADERS = ['name', 'code', 'site', 'rack', 'position', 'inside', 'slot']
const file = (
  ...rows: Partial<Record<'name' | 'code' | 'site' | 'rack' | 'position' | 'inside' | 'slot', string>>[]
) => ({
  name: 'blades.csv',
  rows: [HEADERS, ...rows.map((row) => HEADERS.map((column) => row[column as keyof typeof row] ?? ''))],
})
const named = async ({ assets }: Connection, name: string) => {
  const { results } = await assets.list({ search: name, limit: 100 })
  const one = results.find((each) => each.name === name)
  return one && (await assets.get(one.id))
}
const standing = async (ada: Connection, name: string) => {
  const found = await named(ada, name)
  const { node_id, position } = found?.location ?? {}
  return [node_id, position, found?.inside?.name, found?.inside?.slot]
}
const frame = { name: 'Frame', code: 'CHS-1', site: 'MAD1', rack: 'R09', position: '10' }

describe('rows that say what they are in', () => {
  test('come in with it from one file, by its code or its name, and go with it by one undo', async () => {
    const { ada } = await hall()
    const before = (await ada.assets.list({ limit: 100 })).results.length
    const made = await bringIn(
      ada,
      file(
        { name: 'Blade 1', inside: 'chs-1', slot: 'Bay 1' },
        frame,
        { name: 'Blade 2', inside: 'Frame', slot: 'Bay 2' },
        { name: 'Card', inside: 'Blade 2' },
      ),
    )
    const rack = (await standing(ada, 'Frame'))[0]
    expect(await standing(ada, 'Frame')).toEqual([rack, 10, undefined, undefined])
    expect(await standing(ada, 'Blade 1')).toEqual([rack, null, 'Frame', 'Bay 1'])
    expect(await standing(ada, 'Blade 2')).toEqual([rack, null, 'Frame', 'Bay 2'])
    expect(await standing(ada, 'Card')).toEqual([rack, null, 'Blade 2', null])
    expect((await ada.nodes.get(String(rack))).asset_count).toBe(4)
    await ada.batches.undo(made.batch_id ?? '')
    expect((await ada.assets.list({ limit: 100 })).results).toHaveLength(before)
  })

  test('are refused where that comes after them, is not one, or has no room for them', async () => {
    const { ada, server, r01 } = await hall()
    const host = await server('Chassis', at(r01, 10))
    await server('Twin', at(r01, 20))
    await server('Twin', at(r01, 22))
    await server('Nowhere')
    const { id } = await send(
      ada,
      file(
        { name: 'Too early', inside: 'Blade 1' },
        { ...frame },
        { name: 'One of two', inside: 'Twin' },
        { name: 'In none', inside: 'Nobody' },
        { name: 'In what stands nowhere', inside: 'Nowhere' },
        { name: 'Blade 1', inside: host.code, slot: '1' },
        { name: 'Blade 2', inside: 'chassis', slot: '1' },
        { name: 'Unit', inside: host.code, position: '3', rack: 'R01', site: 'MAD1' },
        { name: 'Slot alone', slot: '3' },
      ),
    )
    await check(ada, id)
    expect(await problems(ada, id)).toEqual([
      '2 inside: no_host',
      '4 inside: several_hosts',
      '5 inside: no_host',
      '6 inside: place_missing',
      '8 slot: slot_taken',
      '9 position: inside_has_units',
      '10 slot: slot_of_none',
    ])
    // a name that is mended above lets those below in
    await ada.imports.mend(id, { kind: 'devices', line: 3 }, { cells: { name: 'Nobody' } })
    expect((await problems(ada, id)).slice(2, 3)).toEqual(['6 inside: place_missing'])
  })

  test('stand with it, whatever else they say', async () => {
    const { ada, server, r01 } = await hall()
    const host = await server('Chassis', at(r01, 10))
    const { id } = await send(
      ada,
      file(
        { name: 'Blade', inside: host.code, site: 'MAD1', rack: 'R09' },
        { name: 'Other', inside: host.code },
      ),
    )
    await check(ada, id)
    expect(await problems(ada, id)).toEqual(['2 inside: inside_elsewhere'])
    await commit(ada, id)
    expect(await standing(ada, 'Blade')).toEqual([r01.id, null, 'Chassis', null])
  })

  test('are the same in a file that was taken away, and change by it', async () => {
    const { ada, server, r01, r02 } = await hall()
    const host = await server('Chassis', at(r01, 10))
    const other = await server('Other', at(r02, 10))
    const blade = await server('Blade')
    const into = { node_id: r01.id, position: null, face: null, host_id: host.id, slot: '1' }
    await ada.assets.move(blade, into)
    const back = await sendUpdate(ada, {
      name: 'assets.csv',
      rows: await linesOf(ada, { columns: [...ALL_COLUMNS] }),
    })
    expect([await changes(ada, back), await problems(ada, back)]).toEqual([[], []])

    const moving = await sendUpdate(ada, file({ code: blade.code, inside: other.code, slot: '4' }))
    expect(await problems(ada, moving)).toEqual([])
    expect(await changes(ada, moving)).toEqual([
      expect.stringMatching(/^2 location: .*R01 > .*R02$/),
      `2 inside: ${host.code} > ${other.code}`,
      '2 slot: 1 > 4',
    ])
    await commit(ada, moving)
    expect(await standing(ada, 'Blade')).toEqual([r02.id, null, 'Other', '4'])
    expect((await ada.assets.get(host.id)).holds).toEqual([])

    const circle = await sendUpdate(
      ada,
      file({ code: other.code, inside: host.code }, { code: host.code, inside: blade.code }),
    )
    expect(await problems(ada, circle)).toEqual(['3 inside: inside_itself'])

    const out = await sendUpdate(ada, file({ code: blade.code }))
    expect(await changes(ada, out)).toEqual([])
    await ada.imports.decide(out, { empty: 'clear' })
    await check(ada, out)
    expect(await changes(ada, out)).toEqual([`2 inside: ${other.code} > null`, '2 slot: 4 > null'])
    await commit(ada, out)
    expect(await standing(ada, 'Blade')).toEqual([r02.id, null, undefined, undefined])
    for (const id of [out, moving]) await ada.batches.undo((await ada.imports.get(id)).batch_id ?? '')
    expect(await standing(ada, 'Blade')).toEqual([r01.id, null, 'Chassis', '1'])
  })

  test('move with it in one file, and one that it is taken from meanwhile stays behind', async () => {
    const { ada, server, r01, r02 } = await hall()
    const host = await server('Chassis', at(r01, 10))
    const blade = await server('Blade')
    const id = await sendUpdate(
      ada,
      file(
        { code: host.code, site: 'MAD1', rack: 'R02', position: '5' },
        { code: blade.code, inside: 'Chassis', slot: '1' },
        { name: 'New', inside: 'Chassis', slot: '2' },
      ),
    )
    expect(await problems(ada, id)).toEqual([])
    await commit(ada, id)
    expect(await standing(ada, 'Blade')).toEqual([r02.id, null, 'Chassis', '1'])
    expect(await standing(ada, 'New')).toEqual([r02.id, null, 'Chassis', '2'])

    const late = await send(
      ada,
      file({ name: 'Late', inside: host.code }, { name: 'Late too', inside: host.code, slot: '7' }),
    )
    await check(ada, late.id)
    expect(await problems(ada, late.id)).toEqual([])
    const into = { node_id: r02.id, position: null, face: null, host_id: host.id, slot: '7' }
    await ada.assets.move(await server('First'), into)
    await commit(ada, late.id)
    expect(await standing(ada, 'Late')).toEqual([r02.id, null, 'Chassis', null])
    expect(await named(ada, 'Late too')).toBeUndefined()
    expect(await problems(ada, late.id)).toEqual(['3 slot: slot_taken'])
  })

  test('are found across the steps of a large file', async () => {
    const { ada } = await hall()
    const blades = Array.from({ length: 1200 }, (_, i) => ({
      name: `Blade ${i}`,
      inside: `Frame ${i % 12}`,
      slot: `${i}`,
    }))
    const frames = Array.from({ length: 12 }, (_, i) => ({
      ...frame,
      name: `Frame ${i}`,
      code: `CHS-${i}`,
      position: `${i + 1}`,
    }))
    const { id } = await send(ada, file(...blades, ...frames, { name: 'Twice', inside: 'CHS-3', slot: '3' }))
    await check(ada, id)
    expect(await problems(ada, id)).toEqual([])
    await ada.imports.decide(id, { confirmed: true })
    await commit(ada, id)
    const last = await named(ada, 'Blade 1199')
    expect(last?.inside).toMatchObject({ name: 'Frame 11', slot: '1199' })
    expect(await named(ada, 'Twice')).toBeUndefined()
    expect((await ada.assets.get((await named(ada, 'Frame 0'))?.id ?? '')).holds).toHaveLength(100)
  })
})
