import { describe, expect, test } from 'vitest'
import type { Source } from './source.ts'
import { hardCodedTexts, ownFormats } from './spoken.ts'
import { wordFaults } from './words.ts'

type Rule = [string, (house: Source[]) => string[], Source[], Source[]]

const file = (path: string, text: string): Source[] => [{ path, text }]

/** Each with a file it refuses and one it lets pass. */
const RULES: Rule[] = [
  [
    'texts between tags are words',
    hardCodedTexts,
    file('apps/web/src/a.tsx', 'const a = <p>Hello</p>'),
    file('apps/web/src/a.tsx', 'const a = <p>{t(($) => $.hello)} · {"—"}</p>'),
  ],
  [
    'texts in braces are words',
    hardCodedTexts,
    file('apps/web/src/a.tsx', 'const a = <p>{isOld ? `Old ${name}` : name}</p>'),
    file('apps/web/src/a.tsx', "const a = <p>{isOld && <b className='old'>{name}</b>}</p>"),
  ],
  ...['aria-label', 'title', 'placeholder', 'alt', 'label', 'closeLabel', 'disabledReason'].map(
    (name): Rule => [
      `${name} is words`,
      hardCodedTexts,
      file('packages/ui/src/a.tsx', `const a = <A ${name}="Hello" />`),
      file('packages/ui/src/a.tsx', `const a = <A ${name}={t(($) => $.hello)} className="hello" />`),
    ],
  ),
  [
    'what is told is words',
    hardCodedTexts,
    file('apps/web/src/a.ts', "void notify({ type: 'info', title: 'Saved' })"),
    file('apps/web/src/a.ts', "void notify({ type: 'info', title: t(($) => $.saved) })"),
  ],
  [
    'what is written into the page is words',
    hardCodedTexts,
    file('apps/web/src/a.ts', "element.textContent = 'Saved'"),
    file('apps/web/src/a.stories.tsx', 'const a = <p>Hello</p>'),
  ],
  [
    'formats belong to i18n',
    ownFormats,
    file('apps/web/src/a.ts', "const a = new Intl.NumberFormat('en')"),
    file('apps/web/src/a.ts', "import { formatNumber } from '@plenum/i18n/format'"),
  ],
  [
    'a language is never left to the browser',
    ownFormats,
    file('apps/web/src/a.ts', 'const a = date.toLocaleDateString()'),
    file('apps/web/src/a.ts', 'const a = date.toISOString()'),
  ],
]

describe('no text is hard-coded', () => {
  test.for(RULES)('%s', ([, faultsOf, bad, good]) => {
    expect(faultsOf(bad)).toHaveLength(1)
    expect(faultsOf(good)).toEqual([])
  })
})

describe('words', () => {
  const words = {
    a: { hello: 'Hello', many_one: 'One', many_other: 'Many', kind: { x: 'X', y: 'Y' } },
    b: { hello: 'Hi' },
  }
  const faults = (text: string) => wordFaults(file('apps/web/src/a.tsx', text), words, {})
  const all = `const { t } = useTranslation('a')
    const other = useTranslation('b').t
    const texts = [t(($) => (one ? $.hello : $.many)), t(($) => $.kind[name]), other(($) => $.hello)]`

  test('every word that is picked is found, plurals and computed ones too', () => {
    expect(faults(all)).toEqual([])
  })

  test('a word that is not there is a fault', () => {
    expect(faults(`${all}\nt(($) => $.kind.z)`)).toEqual([
      'apps/web/src/a.tsx:4: No words at kind.z. Add them in packages/i18n/src/locales.',
    ])
  })

  test('a word of another namespace is not there', () => {
    expect(faults(`${all}\nother(($) => $.kind.x)`)).toHaveLength(1)
  })

  test('a word nobody picks is a fault', () => {
    expect(faults(all.replace(', other(($) => $.hello)', ''))).toEqual([
      'packages/i18n: No code uses the words b.hello. Remove them.',
    ])
  })

  test('a word may be awaited until it is said', () => {
    const house = file('apps/web/src/a.tsx', all.replace(', other(($) => $.hello)', ''))
    expect(wordFaults(house, words, { b: 'soon' })).toEqual([])
    expect(wordFaults(file('apps/web/src/a.tsx', all), words, { b: 'soon' })).toHaveLength(1)
  })
})
