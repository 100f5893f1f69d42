import { describe, expect, test } from 'vitest'
import { drawingRoutes, namedMocks, upwardDependencies, upwardImports, webCrossings } from './directions.ts'
import { effects, environmentReads, listeners, silentCasts, storageReads, unfinished } from './habits.ts'
import {
  bareImports,
  barrels,
  defaultExports,
  longFiles,
  longRoutes,
  namelessFolders,
  otherCases,
  withoutStory,
} from './shape.ts'
import { withoutTexts } from './texts.ts'
import { importsOf, type Source } from './source.ts'

const file = (path: string, text = ''): Source[] => [{ path, text }]
const lines = (count: number) => 'x\n'.repeat(count)
const useEffect = 'useEffect(() => listen())'

test('imports are found however they are written', () => {
  const text = `import { a,\n  b } from './a.ts'\nimport type { C } from 'c'\nimport './d.css'
    export * from "./e.ts"\n// import x from 'not'\nconst f = await import('./f.ts')`
  expect(importsOf(text)).toEqual([
    { module: './a.ts', line: 1, isLazy: false, isType: false },
    { module: 'c', line: 3, isLazy: false, isType: true },
    { module: './d.css', line: 4, isLazy: false, isType: false },
    { module: './e.ts', line: 5, isLazy: false, isType: false },
    { module: './f.ts', line: 7, isLazy: true, isType: false },
  ])
})

test.for([
  ["a = 'b as c' + d", 'a =          + d'],
  ['a = `b as ${c({ d: `e as ${f}` })} as g` + h', 'a =         c({ d:       f  })       + h'],
  ['a = "it\\"s" + b', 'a =         + b'],
  ["a = `b\n'c` + d", 'a =   \n    + d'],
] as const)('texts are emptied: %s', ([code, expected]) => {
  expect(withoutTexts(code).replace(/\s+/g, ' ')).toBe(expected.replace(/\s+/g, ' '))
})

/** Each rule with a file it refuses and one it lets pass. */
const RULES: [string, (house: Source[]) => string[], Source[], Source[]][] = [
  [
    'domain imports nobody',
    upwardImports,
    file('packages/domain/src/a.ts', "import { t } from '@plenum/i18n/words'"),
    file('packages/domain/src/a.ts', "import { b } from '@plenum/domain/b'"),
  ],
  [
    'i18n takes types only',
    upwardImports,
    file('packages/i18n/src/a.ts', "import { Asset } from '@plenum/domain/asset'"),
    file('packages/i18n/src/a.ts', "import type { Asset } from '@plenum/domain/asset'"),
  ],
  [
    'the client does not know the server, its tests do',
    upwardImports,
    file('packages/api-client/src/a.ts', "import { createApp } from '@plenum/api-server/app'"),
    file('packages/api-client/src/a.test.ts', "import { createApp } from '@plenum/api-server/app'"),
  ],
  [
    'dependencies go down',
    upwardDependencies,
    file('packages/ui/package.json', '{"dependencies":{"@plenum/i18n":"workspace:*"}}'),
    file('packages/ui/package.json', '{"devDependencies":{"@plenum/typescript":"workspace:*"}}'),
  ],
  [
    'the web needs mocks for development only',
    upwardDependencies,
    file('apps/web/package.json', '{"dependencies":{"@plenum/mocks":"workspace:*"}}'),
    file('apps/web/package.json', '{"devDependencies":{"@plenum/mocks":"workspace:*"}}'),
  ],
  [
    'mocks are loaded lazily',
    namedMocks,
    file('apps/web/src/main.tsx', "import { start } from '@plenum/mocks/worker'"),
    file('apps/web/src/main.tsx', "const { start } = await import('@plenum/mocks/worker')"),
  ],
  [
    'mocks are named in main.tsx only',
    namedMocks,
    file('apps/web/src/api.ts', "const { start } = await import('@plenum/mocks/worker')"),
    file('apps/server/src/demo.ts', "import { seed } from '@plenum/mocks/seed'"),
  ],
  [
    'features are strangers',
    webCrossings,
    file('apps/web/src/features/assets/page.tsx', "import { users } from '#app/features/users/queries.ts'"),
    file('apps/web/src/features/assets/page.tsx', "import { assets } from '#app/features/assets/queries.ts'"),
  ],
  [
    'a relative way into another feature is one too',
    webCrossings,
    file('apps/web/src/features/assets/page.tsx', "import { users } from '../users/queries.ts'"),
    file('apps/web/src/features/assets/page.tsx', "import { field } from '../../form/field.tsx'"),
  ],
  [
    'a feature does not know the shell',
    webCrossings,
    file('apps/web/src/features/assets/page.tsx', "import { nav } from '#app/shell/nav.ts'"),
    file('apps/web/src/routes/app.tsx', "import { Shell } from '#app/shell/shell.tsx'"),
  ],
  [
    'glue knows no nouns',
    webCrossings,
    file('apps/web/src/table/table.tsx', "import { assets } from '#app/features/assets/queries.ts'"),
    file('apps/web/src/routes/assets.tsx', "import { assets } from '#app/features/assets/queries.ts'"),
  ],
  [
    'routes do not draw',
    drawingRoutes,
    file('apps/web/src/routes/index.tsx', "import { Card } from '@plenum/ui/card'"),
    file('apps/web/src/routes/index.tsx', "import { AssetQuery } from '@plenum/domain/asset-query'"),
  ],
  ['files end', longFiles, file('apps/a/b.ts', lines(251)), file('apps/a/b.ts', lines(250))],
  [
    'generated files may be long',
    longFiles,
    file('apps/a/b.css', lines(251)),
    file('apps/web/src/route-tree.gen.ts', lines(999)),
  ],
  [
    'routes are short',
    longRoutes,
    file('apps/web/src/routes/index.tsx', lines(41)),
    file('apps/web/src/routes/index.tsx', lines(40)),
  ],
  [
    'no barrels',
    barrels,
    file(
      'packages/ui/src/all.ts',
      "// all\nexport * from './a.tsx'\nexport { type B,\n b } from './b.tsx'\n",
    ),
    file('packages/ui/src/all.ts', "export { b } from './b.tsx'\nexport const c = 1\n"),
  ],
  [
    'parts have stories',
    withoutStory,
    file('packages/ui/src/card.tsx'),
    [...file('packages/ui/src/card.tsx'), ...file('packages/ui/src/card.stories.tsx')],
  ],
  ['folders have names', namelessFolders, file('apps/web/src/utils/a.ts'), file('apps/web/src/types.ts')],
  ['kebab-case', otherCases, file('apps/web/src/AssetSheet.tsx'), file('apps/web/src/asset-sheet.test.tsx')],
  [
    'named exports',
    defaultExports,
    file('apps/web/src/a.tsx', 'export default function A() {}'),
    file('apps/web/vite.config.ts', 'export default {}'),
  ],
  [
    'imports have endings',
    bareImports,
    file('apps/web/src/a.ts', "import { b } from './b'"),
    file('apps/web/src/a.ts', "import worker from './b.ts?worker'\nimport { c } from 'react'"),
  ],
  [
    'effects have reasons',
    effects,
    file('apps/web/src/a.tsx', useEffect),
    file('apps/web/src/a.tsx', 'useId()'),
  ],
  [
    'the environment is read once',
    environmentReads,
    file('apps/server/src/main.ts', 'const port = process.env.PORT'),
    file('apps/server/src/env.ts', 'const port = process.env.PORT'),
  ],
  [
    'storage is asked once',
    storageReads,
    file('apps/web/src/a.ts', "const theme = localStorage.getItem('theme')"),
    file('packages/i18n/src/browser-storage.ts', "const theme = localStorage.getItem('theme')"),
  ],
  [
    'casts have reasons',
    silentCasts,
    file('packages/domain/src/a.ts', 'const a = b as string'),
    file('packages/domain/src/a.ts', "// the type ends here\nconst a = b as string\nconst c = 'x as y'"),
  ],
  [
    'constants and renamed imports are no casts',
    silentCasts,
    file('packages/domain/src/a.ts', 'return read(b) as unknown'),
    file(
      'packages/domain/src/a.ts',
      "import * as v from 'valibot'\nimport { a as b } from './a.ts'\nconst c = [1] as const\nsql`select 1 as one`",
    ),
  ],
  [
    'shortcuts are listed',
    listeners,
    file('apps/web/src/a.ts', "addEventListener('keydown', open)"),
    file('apps/web/src/page/use-shortcut.ts', "addEventListener('keydown', listener)"),
  ],
  ['nothing unfinished', unfinished, file('apps/a/b.ts', '// TODO later'), file('apps/a/b.ts', '// done')],
]

describe('every rule can fire, and knows when not to', () => {
  test.for(RULES)('%s', ([, faultsOf, bad, good]) => {
    const ofBad = faultsOf(bad).filter((fault) => !fault.includes('it has no effect'))
    const ofGood = faultsOf(good).filter((fault) => !fault.includes('it has no effect'))
    expect(ofBad).toHaveLength(1)
    expect(ofBad[0]).toContain(bad[0]?.path)
    expect(ofGood).toEqual([])
  })
})

test('a reason is given for an effect that is there', () => {
  const house = file('apps/web/src/a.tsx', useEffect)
  expect(effects(house, { 'apps/web/src/a.tsx': 'listens' })).toEqual([])
  expect(effects(house, { 'apps/web/src/a.tsx': 'listens', 'apps/web/src/gone.tsx': 'listened' })).toEqual([
    'apps/web/src/gone.tsx: listed in tooling/house/effects.ts, but it has no effect. Remove the entry.',
  ])
})
