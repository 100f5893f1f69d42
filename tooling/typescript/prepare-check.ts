import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** Where each program keeps its declarations and what it knows of its last check: see tsconfig.base.json. */
const CACHE = 'node_modules/.cache/types'
/**
 * What `tsc -b` reads and may not see change: what packages export, and what is as old as it was when it was packed,
 * such as installed packages and declarations out of turbo's cache.
 */
const NOT_WATCHED = [
  'pnpm-lock.yaml',
  '{apps,packages,tooling}/*/package.json',
  'packages/ui/styled-system/**/*.d.ts',
]

/** The last check: when it began, and the hash of what `tsc -b` does not watch. */
interface Check {
  began: number
  notWatched: string
}

function hashOf(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of globSync(patterns, { cwd: root }).toSorted())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  return hash.digest('hex')
}

/** The folders of all programs, as the root's tsconfig.json names them. */
function programsOf(root: string): string[] {
  const { references }: { references: { path: string }[] } = JSON.parse(
    readFileSync(join(root, 'tsconfig.json'), 'utf8'),
  )
  return references.map(({ path }) => join(root, path))
}

/**
 * A source that was edited while a check ran can be older than what that check wrote, although the check read its
 * former text. So what it wrote gets the time when it began; declarations are older than the checks that read them.
 */
function backdate(folder: string, began: number) {
  for (const name of globSync('**/*.{d.ts,tsbuildinfo}', { cwd: folder })) {
    const path = join(folder, name)
    if (statSync(path).mtimeMs <= began) continue
    const time = new Date(name.endsWith('.d.ts') ? began - 1 : began)
    utimesSync(path, time, time)
  }
}

/**
 * Makes `tsc -b` see every change, although it compares times of files. If something has changed that times do not
 * show, everything is checked again.
 */
export function prepareCheck(root: string): void {
  const stamp = join(root, 'node_modules/.cache/types-check.json')
  const last: Check | undefined = existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : undefined
  const check: Check = { began: Date.now(), notWatched: hashOf(root, NOT_WATCHED) }
  for (const program of programsOf(root)) {
    const folder = join(program, CACHE)
    if (last?.notWatched === check.notWatched) backdate(folder, last.began)
    else rmSync(folder, { recursive: true, force: true })
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, JSON.stringify(check))
}
