import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCheckRight } from './check-character.ts'
import { codeFault, codeForm, codeOf, positionLabel, type CodeValues } from './nomenclature-code.ts'
import { looksRight, parseTemplate } from './nomenclature-template.ts'
import type { ScopeToken } from './nomenclature-tokens.ts'

const values: CodeValues = {
  company: 'Analytical Engines',
  site: 'MAD1',
  room: 'Data hall 2',
  rack: 'R-01',
  u: '7.5',
  type: 'SRV',
  brand: 'Hewlett Packard Enterprise',
  model: 'PowerEdge R750xs',
  year: '2026',
  yy: '26',
  month: '11',
}

interface Given {
  scope?: ScopeToken[]
  of?: CodeValues
  stand_in?: string | null
}

const form = (template: string, { scope = [], of = values, stand_in = null }: Given = {}) =>
  codeForm({ entity: 'asset', template: parseTemplate(template), scope, values: of, stand_in })

function code(template: string, number: number, given: Given = {}) {
  const made = form(template, given)
  return made.missing === null ? codeOf(made, number) : { missing: made.missing }
}

/** The code where one can be made. */
const whole = (template: string, number: number, given: Given = {}): string => {
  const made = code(template, number, given)
  return typeof made === 'string' ? made : ''
}

describe('a code is made', () => {
  test.each([
    ['{site}-{room}-{type}-{seq|pad:4}', 'MAD1-Datahall2-SRV-0042'],
    ['{site|lower}.{seq}', 'mad1.42'],
    ['{brand|first:3|upper}_{seq}', 'HEW_42'],
    ['{brand|slug|first:8}_{seq}', 'hewlett_42'],
    ['{model|slug}/{seq}', 'poweredge-r750xs/42'],
    ['{rack|pad:5}-{u}-{seq}', '00R01-7.5-42'],
    ['{year}{yy}{month}{seq|pad:3}', '20262611042'],
    ['{seq|pad:2}', '42'],
  ])('%s → %s', (template, expected) => {
    expect(code(template, 42)).toBe(expected)
  })

  test('a number that has outgrown its width goes on', () => {
    expect(code('{seq|pad:2}', 1234)).toBe('1234')
  })

  test('accents and letters of other alphabets fall away', () => {
    const of = { site: 'Málaga Ñ ß Øst' }
    expect(code('{site}{seq}', 1, { of })).toBe('MalagaNssOst1')
    expect(code('{site|slug}{seq}', 1, { of })).toBe('malaga-n-ss-ost1')
    expect(code('{site}{seq}', 1, { of: { site: '東京' } })).toEqual({ missing: 'site' })
  })

  test('a missing value refuses the code and is named, or something stands in for it', () => {
    expect(code('{site}-{room}-{seq}', 1, { of: { site: 'MAD1' } })).toEqual({ missing: 'room' })
    expect(code('{site}-{room}-{seq}', 1, { of: { site: 'MAD1', room: null } })).toEqual({ missing: 'room' })
    expect(code('{site}-{room|pad:3}-{seq}', 1, { of: { site: 'MAD1' }, stand_in: 'X' })).toBe('MAD1-00X-1')
  })

  test('one that is too long is none', () => {
    expect(code('{site}-{seq}', 1, { of: { site: 'A'.repeat(38) } })).toBe(`${'A'.repeat(38)}-1`)
    expect(code('{site}-{seq}', 10, { of: { site: 'A'.repeat(38) } })).toBeNull()
  })

  test('with its check character it is right', () => {
    const made = whole('{site}-{seq|pad:4}{check}', 42)
    expect(made).toMatch(/^MAD1-0042.$/)
    expect(isCheckRight(made)).toBe(true)
  })
})

describe('its counter', () => {
  const scopeOf = (template: string, given: Given) => {
    const made = form(template, given)
    return made.missing === null ? made.scope : null
  }

  test('is that of the values it is kept for', () => {
    expect(scopeOf('{type}-{seq}', { scope: ['type'] })).toBe('asset:SRV')
    expect(scopeOf('{site}-{type}-{seq}', { scope: ['site', 'type'] })).toBe('asset:MAD1/SRV')
    expect(scopeOf('{site}-{type}-{seq}', {})).toBe('asset:')
  })

  test('is one for places that codes write alike', () => {
    const given = (site: string) => ({ scope: ['site'] as ScopeToken[], of: { site } })
    const scope = scopeOf('{site|first:2}-{seq}', given('MAD1'))
    expect(scopeOf('{site|first:2}-{seq}', given('Ma2'))).toBe(scope)
    expect(scopeOf('{site}-{seq}', given('MAD1'))).not.toBe(scopeOf('{site}-{seq}', given('Ma2')))
  })
})

describe('a code typed by hand', () => {
  const template = parseTemplate('{site}-{type}-{seq|pad:4}{check}')

  test('is wrong where it looks unlike the template, or its check character says so', () => {
    const right = whole('{site}-{type}-{seq|pad:4}{check}', 42)
    expect(codeFault(template, right)).toBeNull()
    expect(codeFault(template, right.toLowerCase())).toBeNull()
    expect(codeFault(template, 'MAD1-SRV-0042')).toBe('code_unlike')
    expect(codeFault(template, right.replace('0042', '0024'))).toBe('code_check')
  })

  const piece = fc.constantFrom(
    '{site}',
    '{room|first:2}',
    '{brand|pad:3|lower}',
    '{model|slug}',
    '{model|slug|first:4}',
    '{u}',
    '{yy}',
    'A',
    '-',
  )
  const made = fc
    .tuple(fc.array(piece, { maxLength: 3 }), fc.boolean())
    .map(([parts, checked]) => `${parts.join('')}{seq|pad:3}${checked ? '{check}' : ''}`)

  test('that the template has made is never wrong', () => {
    fc.assert(
      fc.property(
        made,
        fc.record({ site: fc.string(), room: fc.string(), brand: fc.string(), model: fc.string() }),
        fc.constantFrom(null, 'X', 'none'),
        fc.integer({ min: 1, max: 9_999_999 }),
        (text, named, stand_in, number) => {
          const issued = whole(text, number, { of: { ...values, ...named }, stand_in })
          fc.pre(issued !== '')
          expect(looksRight(parseTemplate(text), issued)).toBe(true)
          expect(codeFault(parseTemplate(text), issued)).toBeNull()
        },
      ),
      { numRuns: 1000 },
    )
  })
})

test.each([
  [{ floor: '1', room: 'A', row: 'AJ', rack: '05', u: '12' }, '1A-AJ-05-U12'],
  [{ room: 'Hall 2', rack: 'R01' }, 'HALL2-R01'],
  [{ u: '3.5', rack: 'R01' }, 'R01-U3.5'],
  [{}, null],
])('where a thing stands is written %j → %s', (where, expected) => {
  expect(positionLabel(where)).toBe(expected)
})
