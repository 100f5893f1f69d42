import { expect, test } from 'vitest'
import { linesOf, lookedUp } from './pasted.ts'

const asset = (id: string, over: Partial<Parameters<typeof lookedUp>[1][number]> = {}) => ({
  id,
  name: `Server ${id}`,
  code: `SRV-${id}`,
  aliases: [],
  serial_number: null,
  hostname: null,
  ...over,
})

test('a pasted list is read cell by cell, without blanks, and nothing twice', () => {
  expect(linesOf(' SRV-1 \r\n\n\tSRV-2;srv-1\nWeb 3, front')).toEqual(['SRV-1', 'SRV-2', 'Web 3, front'])
})

test('a list goes no further than a request takes', () => {
  expect(linesOf(Array.from({ length: 300 }, (_, index) => `SRV-${index}`).join('\n'))).toHaveLength(200)
})

test('a line names an asset by its code, a former code, its serial number, host or name', () => {
  const web = asset('1', {
    aliases: ['OLD-1'],
    serial_number: 'CZ1',
    hostname: 'web-1.example',
    name: 'Web 1',
  })
  for (const line of ['srv-1', 'old-1', 'cz1', 'WEB-1.example', ' web 1 '])
    expect(lookedUp(line, [asset('2'), web])).toEqual({ at: 'found', line, asset: web })
})

test('a code is meant before a name', () => {
  const named = asset('1', { name: 'SRV-2' })
  const coded = asset('2')
  expect(lookedUp('SRV-2', [named, coded])).toMatchObject({ at: 'found', asset: coded })
})

test('a name of two assets is ambiguous, and what only resembles one is not found', () => {
  const twins = [asset('1', { name: 'Web' }), asset('2', { name: 'web' })]
  expect(lookedUp('Web', twins)).toEqual({ at: 'ambiguous', line: 'Web', assets: twins })
  expect(lookedUp('We', twins)).toEqual({ at: 'missing', line: 'We' })
})
