// Counts what the repository asks of a reader and of git: npm run bench -- repository
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean)
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const linesOf = (paths: string[]) => paths.reduce((sum, path) => sum + read(path).split('\n').length, 0)

const snapshots = files.filter((path) => /\/migrations\/meta\/\d+_snapshot\.json$/.test(path))
const results = files.filter((path) => /^docs\/.*\.json$/.test(path))
const changesets = files.filter((path) => /^\.changeset\/(?!README).*\.md$/.test(path))
const figures: [what: string, is: string | number, aim: string][] = [
  ['words of the README', read('README.md').split(/\s+/).filter(Boolean).length, 'at most 900'],
  ['migration snapshots in git', snapshots.length, '1'],
  ['lines of them', linesOf(snapshots), 'of the newest only'],
  ['JSON files of results in git', results.length, '0'],
  ['changesets never released', changesets.length, '0 after a release'],
  [
    'version of the repository',
    (JSON.parse(read('package.json')) as { version?: string }).version ?? 'none',
    '0.1.0 or later',
  ],
  [
    'licence',
    existsSync(join(root, 'LICENSE')) ? (read('LICENSE').trim().split('\n')[0] ?? '').trim() : 'none',
    'Apache License',
  ],
]
const width = Math.max(...figures.map(([what]) => what.length))
for (const [what, is, aim] of figures) console.log(`${what.padEnd(width)}  ${is}  (aim: ${aim})`)
