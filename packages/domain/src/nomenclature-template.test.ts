import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  codePattern,
  hiddenScope,
  looksRight,
  needsPlace,
  parseTemplate,
  TEMPLATE_FAULTS,
  volatileParts,
  withoutVolatile,
} from './nomenclature-template.ts'

const problems = (text: string) =>
  parseTemplate(text).problems.map(({ fault, from, to }) => [fault, text.slice(from, to)])

describe('a template is read', () => {
  test('into tokens, modifiers and what stands between them, with their places', () => {
    expect(parseTemplate('{site}-A/{seq|pad:4}')).toEqual({
      parts: [
        { kind: 'token', token: 'site', modifiers: [], from: 0, to: 6 },
        { kind: 'literal', text: '-A/', from: 6, to: 9 },
        { kind: 'token', token: 'seq', modifiers: ['pad:4'], from: 9, to: 20 },
      ],
      problems: [],
    })
  })

  test('blanks inside a token do not matter', () => {
    const [part] = parseTemplate('{ brand | first:3 | upper }{seq}').parts
    expect(part).toMatchObject({ token: 'brand', modifiers: ['first:3', 'upper'] })
  })

  test.each([
    ['', [['template_empty', '']]],
    ['{site}', [['seq_missing', '{site}']]],
    ['{sight}-{seq}', [['token_unknown', '{sight}']]],
    ['{}{seq}', [['token_unknown', '{}']]],
    ['{site-{seq}', [['token_unclosed', '{site-']]],
    ['site}-{seq}', [['token_unopened', '}']]],
    ['{seq', [['token_unclosed', '{seq']]],
    ['{seq}{seq}', [['token_repeated', '{seq}']]],
    ['{seq}{check}{check}', [['token_repeated', '{check}']]],
    ['{check}{seq}', [['check_not_last', '{check}']]],
    ['{site|loud}{seq}', [['modifier_unknown', '|loud']]],
    ['{site|}{seq}', [['modifier_unknown', '|']]],
    ['{seq|pad}', [['modifier_number', '|pad']]],
    ['{seq|pad:0}', [['modifier_number', '|pad:0']]],
    ['{seq|pad:13}', [['modifier_number', '|pad:13']]],
    ['{seq|pad:x}', [['modifier_number', '|pad:x']]],
    ['{seq|upper}', [['modifier_misplaced', '|upper']]],
    ['{seq|first:2}', [['modifier_misplaced', '|first:2']]],
    ['{year|pad:6}{seq}', [['modifier_misplaced', '|pad:6']]],
    ['A B{seq}', [['character_refused', ' ']]],
    [
      'Ñ#{seq}',
      [
        ['character_refused', 'Ñ'],
        ['character_refused', '#'],
      ],
    ],
    ['😀-{seq}', [['character_refused', '😀']]],
    [`${'A'.repeat(40)}{seq}`, [['code_too_long', `${'A'.repeat(40)}{seq}`]]],
  ])('%j is refused where it is wrong', (text, expected) => {
    expect(problems(text)).toEqual(expected)
  })

  test.each([
    ['mac', 'MAC-{year}-{seq|pad:5}', []],
    ['mac', 'MAC-{rack}-{seq}', [['token_foreign', '{rack}']]],
    ['maintenance', '{type}{seq}', [['token_foreign', '{type}']]],
    ['maintenance', '{site}-{seq}', [['code_unbounded', '{site}-{seq}']]],
    ['maintenance', '{site|first:12}-{company|first:12}-{seq}', []],
    ['rack', '{site}-{room}-{row}{seq|pad:2}', []],
    ['rack', '{rack}{seq}', [['token_foreign', '{rack}']]],
    ['rack', '{brand}{seq}', [['token_foreign', '{brand}']]],
    ['room', '{site}-{floor}-{seq}{check}', []],
    ['room', '{room}{seq}', [['token_foreign', '{room}']]],
  ] as const)('of %s, %j holds what there is of it', (entity, text, expected) => {
    const { problems: found } = parseTemplate(text, entity)
    expect(found.map(({ fault, from, to }) => [fault, text.slice(from, to)])).toEqual(expected)
  })

  test('every fault can be met', () => {
    const met = new Set(
      ['', '{site}', '{x}{seq}', '{seq', '}{seq}', '{seq}{seq}', '{site|x}{seq}', '{seq|pad}', '{seq|upper}']
        .concat([' {seq}', '{check}{seq}', `${'A'.repeat(40)}{seq}`])
        .flatMap((text) => parseTemplate(text).problems.map(({ fault }) => fault))
        .concat(
          ['{u}{seq}', '{site}{seq}'].flatMap((text) =>
            parseTemplate(text, 'mac').problems.map(({ fault }) => fault),
          ),
        ),
    )
    expect([...met].toSorted()).toEqual([...TEMPLATE_FAULTS].toSorted())
  })

  test('whatever is typed, every problem names characters of it', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('{', '}', '|', 'seq', 'site', 'check', 'pad:4', ' ', '-', 'é', '😀'),
        }),
        (text) => {
          for (const { from, to } of parseTemplate(text).problems) {
            expect(from).toBeGreaterThanOrEqual(0)
            expect(to).toBeLessThanOrEqual(text.length)
            expect(from).toBeLessThanOrEqual(to)
          }
        },
      ),
    )
  })
})

test.each([
  ['{type}-{seq}', false],
  ['{u}{brand}{seq}', false],
  ['{site}-{seq}', true],
  ['{country}{seq}', true],
])('%s needs a place: %s', (template, expected) => {
  expect(needsPlace(parseTemplate(template))).toBe(expected)
})

describe('the look of its codes', () => {
  const matches = (template: string, code: string) => looksRight(parseTemplate(template), code)

  test.each([
    ['{site}-{type}-{seq|pad:4}', 'MAD1-SRV-0042', true],
    ['{site}-{type}-{seq|pad:4}', 'mad1-srv-0042', true],
    ['{site}-{type}-{seq|pad:4}', 'MAD1-SRV-42', false],
    ['{site}-{type}-{seq|pad:4}', 'MAD1-SRV-10042', true],
    ['{site}-{type}-{seq|pad:4}', 'MAD1.SRV-0042', false],
    ['{site}-{type}-{seq|pad:4}', '-SRV-0042', false],
    ['{brand|first:3}{seq}', 'DEL1', true],
    ['{brand|first:3}{seq}', 'DELL1', false],
    ['{model|slug}_{seq}', 'poweredge-r750_7', true],
    ['{model}_{seq}', 'poweredge-r750_7', false],
    ['{yy}{month}.{seq}', '2611.9', true],
    ['{yy}{month}.{seq}', '261.9', false],
    ['{type}{seq}{check}', 'SRV1*', true],
    ['{type}{seq}{check}', 'SRV*', false],
    ['{rack}/{u}/{seq}', 'R01/7.5/1', true],
  ])('%s: %s → %s', (template, code, expected) => {
    expect(matches(template, code)).toBe(expected)
    expect(new RegExp(codePattern(parseTemplate(template)), 'i').test(code)).toBe(expected)
  })

  const piece = fc.constantFrom(
    '{site}',
    '{room|first:2}',
    '{brand|pad:3}',
    '{model|slug}',
    '{yy}',
    'A',
    '-',
    '.',
    'B1/',
  )
  const template = fc
    .tuple(fc.array(piece, { maxLength: 4 }), fc.array(piece, { maxLength: 3 }), fc.boolean())
    .map(
      ([before, after, checked]) =>
        `${before.join('')}{seq|pad:2}${after.join('')}${checked ? '{check}' : ''}`,
    )
  const code = fc.string({ unit: fc.constantFrom(...Array.from('AB1209-./*')), maxLength: 14 })

  test('walking and the regular expression agree', () => {
    fc.assert(
      fc.property(template, code, (text, typed) => {
        const read = parseTemplate(text)
        expect(looksRight(read, typed)).toBe(new RegExp(codePattern(read), 'i').test(typed))
      }),
      { numRuns: 2000 },
    )
  })

  test('a code that a template of many names cannot make does not look right', () => {
    const many = parseTemplate(`${'{model}A'.repeat(14)}{seq}`)
    expect(looksRight(many, `${'A'.repeat(39)}!`)).toBe(false)
  })
})

describe('places that a move changes', () => {
  test('are pointed out', () => {
    const text = '{site}-{room}-{rack}-{u}-{seq}'
    const found = volatileParts(parseTemplate(text)).map(({ from, to }) => text.slice(from, to))
    expect(found).toEqual(['{room}', '{rack}', '{u}'])
    expect(volatileParts(parseTemplate('{site}-{dc}-{seq}'))).toEqual([])
  })

  test.each([
    ['{site}-{room}-{type}-{seq|pad:4}', '{site}-{type}-{seq|pad:4}'],
    ['{room}/{rack}.{seq}', '{seq}'],
    ['{seq}-{u}', '{seq}'],
    ['{site}{rack}{seq}', '{site}{seq}'],
    ['{site}-{seq}', '{site}-{seq}'],
  ])('can be taken out of %s', (text, expected) => {
    expect(withoutVolatile(text)).toBe(expected)
  })
})

test('a counter cannot be kept for what no code shows', () => {
  const read = parseTemplate('{site}-{type}-{seq}')
  expect(hiddenScope(read, ['site', 'type'])).toBeNull()
  expect(hiddenScope(read, [])).toBeNull()
  expect(hiddenScope(read, ['type', 'room'])).toBe('room')
})
