import { EXCEPTIONS } from './licences.ts'
import { askedFor, installedOn, isForOneMachine, LINUX, namedIn, shippedWith, type Lock } from './lock.ts'

/** Where the page lies. */
export const PAGE = 'docs/dependencies.md'

const byName = (one: string, other: string) => (one < other ? -1 : 1)
const cell = (text: string) => text.replaceAll('|', '\\|')

/** A table as the formatter writes it: each column as wide as its widest cell. */
const table = (rows: readonly (readonly string[])[]) => {
  const cells = rows.map((row) => row.map(cell))
  const widths = (cells[0] ?? []).map((_, at) => Math.max(3, ...cells.map((row) => row[at]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [head = [], ...rest] = cells
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n')
}

const listed = (keys: readonly string[], licences: ReadonlyMap<string, string>) =>
  table([
    ['package', 'version', 'licence'],
    ...keys
      .toSorted(byName)
      .map((key) => [namedIn(key).name, namedIn(key).version, licences.get(key) ?? 'unknown']),
  ])

/** What is named in front of the part that depends on the machine. */
export const FOR_ONE_MACHINE = '## Made for one kind of machine'

/** The page about the packages of others: why they are here, and under which licences. */
export const dependenciesPage = (
  lock: Lock,
  licences: ReadonlyMap<string, string>,
  reasons: Readonly<Record<string, string>>,
): string => {
  const server = shippedWith(lock, 'apps/server', LINUX)
  const web = shippedWith(lock, 'apps/web', LINUX)
  const all = [...installedOn(lock, LINUX)]
  const anywhere = all.filter((key) => !isForOneMachine(lock, key))
  const tools = anywhere.filter((key) => !server.has(key) && !web.has(key))
  const counts = [
    ['on Linux x64', 'packages'],
    ['of the server', String(server.size)],
    ['of the web', String(web.size)],
    ['with those worked with', String(all.length)],
  ]
  return `# Packages of others

Written by \`pnpm --filter @plenum/house dependencies\`; a test says when it is out of date. Every version is exact and at
least seven days old when it comes in, none runs anything when it is installed, and \`npm run sbom\` writes all of them
with their hashes as CycloneDX. Whether a fault of one has become known says \`pnpm audit --audit-level high\` where the
registry tells; nobody has seen its answer here yet.

${table(counts)}

## Asked for by ourselves

${table([
  ['package', 'licence', 'why'],
  ...[...askedFor(lock)]
    .toSorted(byName)
    .map((key) => [namedIn(key).name, licences.get(key) ?? 'unknown', reasons[namedIn(key).name] ?? '']),
])}

## In the server

${listed(
  anywhere.filter((key) => server.has(key)),
  licences,
)}

## In the web

${listed(
  anywhere.filter((key) => web.has(key)),
  licences,
)}

## Worked with

${listed(tools, licences)}

${FOR_ONE_MACHINE}

On Linux x64; other machines have others of the same packages.
${EXCEPTIONS.map(({ name, licence, why }) => `${licence} of \`${name.source.replace(/[\\^]/g, '')}*\`: ${why}.`).join('\n')}

${listed(
  all.filter((key) => isForOneMachine(lock, key)),
  licences,
)}
`
}
