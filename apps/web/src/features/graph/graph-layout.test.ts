import type { NodeBranch } from '@plenum/domain/node-tree'
import { describe, expect, test } from 'vitest'
import { childrenOf, laidOut, openAtFirst, ROOT } from './graph-layout.ts'

const branch = (id: string, type: NodeBranch['type'], parent_id: string | null): NodeBranch => ({
  id,
  type,
  parent_id,
  name: id,
  code: null,
  asset_count: 0,
})

const madrid = branch('Madrid', 'data_center', null)
const hall = branch('Hall', 'room', 'Madrid')
const racks = [10, 2, 1].map((number) => branch(`R${number}`, 'rack', 'Hall'))
const children = childrenOf([branch('Lisboa', 'data_center', null), madrid, hall, ...racks], 'en')

test('places stand in the order people count', () => {
  expect(children.get('Hall')?.map(({ name }) => name)).toEqual(['R1', 'R2', 'R10'])
})

describe('at first', () => {
  test('everything down to the rooms is open', () => {
    expect([...openAtFirst(children)]).toEqual([ROOT, 'Lisboa', 'Madrid'])
  })

  test('no level is opened that would make it too long', () => {
    const sites = Array.from({ length: 70 }, (_, at) => branch(`S${at}`, 'site', null))
    const centres = sites.map(({ id }) => branch(`D${id}`, 'data_center', id))
    expect([...openAtFirst(childrenOf([...sites, ...centres], 'en'))]).toEqual([ROOT])
  })

  test('the company is open however much is in it', () => {
    const sites = Array.from({ length: 600 }, (_, at) => branch(`S${at}`, 'site', null))
    expect([...openAtFirst(childrenOf(sites, 'en'))]).toContain(ROOT)
  })
})

describe('the drawing', () => {
  const where = (open: string[]) =>
    laidOut(children, new Set(open)).map(({ id, level, row, isOpen }) => [id, level, row, isOpen])

  test('puts a place beside its first child and each further one below', () => {
    expect(where([ROOT, 'Madrid', 'Hall'])).toEqual([
      [ROOT, 1, 0, true],
      ['Lisboa', 2, 0, undefined],
      ['Madrid', 2, 1, true],
      ['Hall', 3, 1, true],
      ['R1', 4, 1, undefined],
      ['R2', 4, 2, undefined],
      ['R10', 4, 3, undefined],
    ])
  })

  test('leaves out what is in a closed place, and says how much that is', () => {
    expect(where([ROOT])).toHaveLength(3)
    expect(laidOut(children, new Set([ROOT, 'Madrid'])).at(-1)).toMatchObject({ id: 'Hall', below: 3 })
  })

  test('never puts two places of one level into one row', () => {
    const seen = laidOut(children, new Set([ROOT, 'Madrid', 'Hall'])).map(
      ({ level, row }) => `${level} ${row}`,
    )
    expect(new Set(seen).size).toBe(seen.length)
  })
})
