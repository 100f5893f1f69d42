import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'

const lint = fileURLToPath(new URL('../lint', import.meta.url))
const PROGRAMS = join(lint, 'node_modules', '.bin')
const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    module: 'preserve',
    jsx: 'react-jsx',
    allowImportingTsExtensions: true,
  },
}

const component = (body: string) => `declare const useState: <T>(value: T) => [T, (next: T) => void]
declare const useEffect: (effect: () => void, dependencies?: unknown[]) => void
declare const useQuery: (options: object) => { data: string }
export function Probe({ id, isOpen }: { id: string; isOpen: boolean }) {
${body}
}`
const PROBE = 'apps/web/src/shell/probe.tsx'

/** Files that break a rule: the rule, the path in a house, the text. */
const BROKEN = [
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
  ['import(no-cycle)', 'packages/domain/src/a.ts', "import { b } from './b.ts'\nexport const a = () => b"],
] as const

/** Files that may do what others may not. */
const ALLOWED = [
  ['apps/web/src/env.ts', 'export const isReal = import.meta.env.PROD === true'],
  ['apps/server/src/env.ts', 'export const port = process.env.PORT'],
  [
    'packages/domain/src/a.test.ts',
    "import { rmSync } from 'node:fs'\nexport const drop = () => rmSync('x')",
  ],
] as const

/** The rules that each file breaks, by its path; the linter is started once for all of them. */
const faults = new Map<string, string[]>()
const housed = (at: number, path: string) => join(`house-${at}`, path)
const allowedAt = (at: number) => BROKEN.length + at

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'plenum-lint-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [at, [, path, text]] of BROKEN.entries()) write(housed(at, path), text)
  for (const [at, [path, text]] of ALLOWED.entries()) write(housed(allowedAt(at), path), text)
  write(
    housed(BROKEN.length - 1, 'packages/domain/src/b.ts'),
    "import { a } from './a.ts'\nexport const b = () => a",
  )
  for (const name of readdirSync(folder)) write(join(name, 'tsconfig.json'), JSON.stringify(TSCONFIG))
  const { stdout } = spawnSync(
    join(PROGRAMS, 'oxlint'),
    ['-c', join(lint, 'oxlint.json'), '-f', 'unix', '.'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: [PROGRAMS, process.env['PATH']].join(delimiter) },
    },
  )
  for (const [, path = '', rule = ''] of stdout.matchAll(/^(.+?):\d+:\d+: .*\[Error\/([^\]]+)\]$/gm))
    faults.set(path, [...(faults.get(path) ?? []), rule])
  return () => rmSync(folder, { recursive: true })
}, 60_000)

test.for(BROKEN.map(([rule, path], at) => [rule, path, at] as const))(
  '%s fires in %s',
  ([rule, path, at]) => {
    expect(faults.get(housed(at, path))).toContain(rule)
  },
)

test.for(ALLOWED.map(([path], at) => [path, at] as const))('%s may do what it is for', ([path, at]) => {
  const found = faults.get(housed(allowedAt(at), path)) ?? []
  expect(found.filter((rule) => rule.includes('restricted'))).toEqual([])
})
