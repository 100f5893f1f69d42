import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const lint = fileURLToPath(new URL('../lint', import.meta.url))
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plenum-lint-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The rules a file breaks when it stands at this path of a house. */
function faultsAt(path: string, text: string, neighbours: Record<string, string> = {}): string[] {
  const house = mkdtempSync(join(folder, 'house-'))
  for (const [name, content] of Object.entries({ ...neighbours, [path]: text })) {
    mkdirSync(dirname(join(house, name)), { recursive: true })
    writeFileSync(join(house, name), content)
  }
  writeFileSync(
    join(house, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        module: 'preserve',
        jsx: 'react-jsx',
        allowImportingTsExtensions: true,
      },
    }),
  )
  const programs = join(lint, 'node_modules', '.bin')
  const { stdout } = spawnSync(
    join(programs, 'oxlint'),
    ['-c', join(lint, 'oxlint.json'), '-f', 'unix', path],
    {
      cwd: house,
      encoding: 'utf8',
      env: { ...process.env, PATH: [programs, process.env['PATH']].join(delimiter) },
    },
  )
  return [...stdout.matchAll(/\[Error\/([^\]]+)\]/g)].map((match) => match[1] ?? '')
}

const component = (body: string) => `declare const useState: <T>(value: T) => [T, (next: T) => void]
declare const useEffect: (effect: () => void, dependencies?: unknown[]) => void
declare const useQuery: (options: object) => { data: string }
export function Probe({ id, isOpen }: { id: string; isOpen: boolean }) {
${body}
}`
const PROBE = 'apps/web/src/shell/probe.tsx'

test.for([
  [
    'eslint(no-restricted-imports)',
    'packages/domain/src/a.ts',
    "import { rmSync } from 'node:fs'\nrmSync('x')",
  ],
  ['eslint(no-restricted-imports)', 'apps/web/src/a.ts', "import { rmSync } from 'node:fs'\nrmSync('x')"],
  ['eslint(no-restricted-properties)', 'apps/web/src/a.ts', 'export const a = import.meta.env.VITE_A'],
  ['eslint(no-restricted-properties)', 'apps/server/src/a.ts', 'export const a = process.env.PORT'],
  ['eslint(no-restricted-properties)', 'apps/web/src/a.ts', "document.body.innerHTML = 'x'"],
  ['eslint(no-restricted-properties)', 'packages/api-server/src/a.ts', 'sql.raw(text)'],
  ['typescript(TS2322)', 'packages/domain/src/a.ts', "export const one: number = 'one'"],
  ['eslint(eqeqeq)', 'packages/domain/src/a.ts', 'export const isOne = (a: number) => a == 1'],
  ['typescript(no-explicit-any)', 'packages/domain/src/a.ts', 'export const a = (b: any) => b'],
  [
    'typescript(no-non-null-assertion)',
    'packages/domain/src/a.ts',
    'export const a = (b?: string) => b!.length',
  ],
  ['typescript(no-floating-promises)', 'apps/server/src/a.ts', 'const a = async () => 1\na()'],
  ['typescript(no-misused-promises)', 'apps/server/src/a.ts', 'const a = async () => true\nif (a()) close()'],
  ['typescript(no-unsafe-assignment)', 'apps/server/src/a.ts', "export const a = JSON.parse('1')"],
  [
    'typescript(switch-exhaustiveness-check)',
    'packages/domain/src/a.ts',
    "export function a(b: 'x' | 'y') {\n  switch (b) {\n    case 'x':\n      return 1\n  }\n  return 2\n}",
  ],
  ['react(no-danger)', PROBE, component('  return <p dangerouslySetInnerHTML={{ __html: id }} />')],
  ['react(button-has-type)', PROBE, component('  return <button>{id}</button>')],
  ['jsx-a11y(alt-text)', PROBE, component('  return <img src={id} />')],
  ['react-hooks(rules-of-hooks)', PROBE, component('  if (isOpen) useState(id)\n  return <p />')],
  [
    'react-hooks(exhaustive-deps)',
    PROBE,
    component('  useEffect(() => console.log(id), [])\n  return <p />'),
  ],
  [
    'react(set-state-in-effect)',
    PROBE,
    component('  const [a, set] = useState(id)\n  useEffect(() => set(id), [id])\n  return <p>{a}</p>'),
  ],
  [
    '@tanstack/query(exhaustive-deps)',
    PROBE,
    component(
      "  const { data } = useQuery({ queryKey: ['a'], queryFn: () => fetch(id) })\n  return <p>{data}</p>",
    ),
  ],
] as const)('%s fires in %s', ([rule, path, text]) => {
  expect(faultsAt(path, text)).toContain(rule)
})

test('a cycle is found', () => {
  const faults = faultsAt(
    'packages/domain/src/a.ts',
    "import { b } from './b.ts'\nexport const a = () => b",
    {
      'packages/domain/src/b.ts': "import { a } from './a.ts'\nexport const b = () => a",
    },
  )
  expect(faults).toContain('import(no-cycle)')
})

test.for([
  ['apps/web/src/env.ts', 'export const isReal = import.meta.env.PROD === true'],
  ['apps/server/src/env.ts', 'export const port = process.env.PORT'],
  [
    'packages/domain/src/a.test.ts',
    "import { rmSync } from 'node:fs'\nexport const drop = () => rmSync('x')",
  ],
] as const)('%s may do what it is for', ([path, text]) => {
  expect(faultsAt(path, text).filter((rule) => rule.includes('restricted'))).toEqual([])
})
