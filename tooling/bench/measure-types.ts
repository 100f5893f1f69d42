import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inTurn } from './pairs.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const COMMAND = 'pnpm exec turbo run typecheck --output-logs=errors-only'
const INSTALL = 'pnpm install --frozen-lockfile --prefer-offline && pnpm exec turbo run codegen'
// each side has a repository of its own, so that neither takes the other's results from turbo's cache
const COMMIT =
  'git init -q && git add -A && git -c user.name=bench -c user.email=bench@localhost commit -qm bench'

/** One line of `domain` that is changed, with another number each time. */
export interface Edit {
  what: string
  path: string
  line: RegExp
  changed: (number: number) => string
}

/** The file that most others import: a line inside a function, and one field more in a schema. */
export const EDITS: readonly Edit[] = [
  {
    what: 'a line inside a function',
    path: 'packages/domain/src/asset.ts',
    line: /addYears\(purchase_date, .*\)$/m,
    changed: (number) => `addYears(purchase_date, WARRANTY_YEARS + 0 * ${number})`,
  },
  {
    // a new field of an asset needs words in each language, too
    what: 'a field in a schema',
    path: 'packages/domain/src/session.ts',
    line: /(?<=export const CurrentUser = v\.object\(\n {2}\{\n)(?: +bench_.*\n)?/,
    changed: (number) => `    bench_${number}: v.optional(v.string()),\n`,
  },
]

/** Seconds of each round. */
interface Figure {
  what: string
  unit: 's' | 'CPU s'
  before: number[]
  after: number[]
}

/** Runs a command of the shell and gives its seconds: those that passed, and those of all processors. */
function secondsOf(command: string, cwd: string): { wall: number; cpu: number } {
  const timed = `TIMEFORMAT='%R %U %S'; { time { ${command}; } >&4 2>&4; } 4>&2 2>&1`
  const { status, stdout, stderr } = spawnSync('bash', ['-c', timed], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(`${command} in ${cwd} ended with ${status}:\n${stderr}`)
  const [wall = Number.NaN, user = Number.NaN, system = Number.NaN] = stdout.trim().split(' ').map(Number)
  return { wall, cpu: user + system }
}

/** Copies every file git knows or would add. */
function copyWorkingTree(folder: string) {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const paths = execFileSync('git', options, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0')
  for (const path of paths) {
    if (path === '' || !existsSync(join(root, path))) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path))
  }
}

function edit(folder: string, { path, line, changed }: Edit, number: number) {
  const file = join(folder, path)
  const text = readFileSync(file, 'utf8')
  if (!line.test(text)) throw new Error(`${file} has no ${String(line)}`)
  writeFileSync(file, text.replace(line, changed(number)))
}

/**
 * Checks all types after each edit, in turn in a copy of a commit and in one of the working tree. Both have been checked
 * before, and keep what that left.
 */
export async function measureTypes(commit: string, rounds: number): Promise<Figure[]> {
  const home = mkdtempSync(join(tmpdir(), 'plenum-types-'))
  try {
    const folders = { before: join(home, 'before'), after: join(home, 'after') }
    for (const folder of Object.values(folders)) mkdirSync(folder)
    secondsOf(`git archive ${commit} | tar -x -C ${folders.before}`, root)
    copyWorkingTree(folders.after)
    const whole: Figure[] = [
      { what: 'everything, nothing kept', unit: 's', before: [], after: [] },
      { what: 'everything, nothing kept', unit: 'CPU s', before: [], after: [] },
    ]
    const check = (side: keyof typeof folders, [wall, cpu]: Figure[]) => {
      const seconds = secondsOf(COMMAND, folders[side])
      wall?.[side].push(seconds.wall)
      cpu?.[side].push(seconds.cpu)
    }
    for (const side of ['before', 'after'] as const) {
      secondsOf(`${COMMIT} && ${INSTALL}`, folders[side])
      check(side, whole)
    }
    const figures = [...whole]
    for (const each of EDITS) {
      const own: Figure[] = [
        { what: each.what, unit: 's', before: [], after: [] },
        { what: each.what, unit: 'CPU s', before: [], after: [] },
      ]
      const work = (side: keyof typeof folders) => (round: number) => {
        edit(folders[side], each, round + 1)
        check(side, own)
        return Promise.resolve()
      }
      await inTurn({ before: work('before'), after: work('after') }, { rounds })
      figures.push(...own)
    }
    return figures
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
