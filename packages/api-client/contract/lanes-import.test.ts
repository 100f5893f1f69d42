import { describe, expect, test } from 'vitest'
import type { Width } from '@plenum/domain/lane'
import { linesOf } from './export-files.ts'
import { bringIn, check, problems, send } from './import-files.ts'
import { narrow } from './narrow.ts'

describe('a file', () => {
  const headers = ['name', 'site', 'rack', 'position', 'face', 'lane', 'manufacturer', 'device_type']
  const fileOf = (...rows: string[][]) => ({ name: 'nodes.csv', rows: [headers, ...rows] })
  const row = (name: string, lane: string, width: Width = 'half') => [
    name,
    'MAD1',
    'R02',
    '7',
    'front',
    lane,
    'Supermicro',
    `Node ${width}`,
  ]

  test('says in which lanes things stand, as an export of them does', async () => {
    const { ada } = await narrow()
    await bringIn(ada, fileOf(row('One', 'left_half'), row('Other', 'Mitad derecha')))
    const lines = await linesOf(ada, { columns: ['name', 'lane'], ordering: 'name' })
    expect(lines).toEqual([
      ['Name', 'Part of the width'],
      ['One', 'Left half'],
      ['Other', 'Right half'],
    ])
    const { results } = await ada.assets.list({ search: 'One' })
    expect(results).toMatchObject([{ location: { position: 7, lane: 'left_half' } }])
  })

  test('is told of a lane that is taken, and of one that is none of the model', async () => {
    const { ada } = await narrow()
    const id = await send(
      ada,
      fileOf(
        row('One', 'left_half'),
        row('Again', 'left_half'),
        row('Third', 'left_third'),
        row('Full', 'right_half', 'full'),
        row('Words', 'upper half'),
      ),
    )
    await check(ada, id.id)
    expect(await problems(ada, id.id)).toEqual([
      '3 position: place_taken',
      '4 position: place_taken',
      '4 lane: lane_of_other_width',
      '5 lane: lane_of_other_width',
      '6 lane: unknown_option',
      '6 position: place_taken',
    ])
  })
})
