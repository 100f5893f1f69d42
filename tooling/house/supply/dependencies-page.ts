import { EXCEPTIONS } from './licences.ts'
import { askedFor, installedOn, isForOneMachine, LINUX, namedIn, shippedWith, type Lock } from './lock.ts'

/** Where the page lies. */
export const PAGE = 'docs/dependencies.md'

const byName = (one: string, other: string) => (one < other ? -1 : 1)
const cell = (text: string) => text.replaceAll('|', '\\|')

/** A Markdown table as the formatter writes it: each column is as wide as its widest cell. */
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

/** The heading of the part that depends on the machine. */
export const FOR_ONE_MACHINE = '## For one platform only'

/** The page about third-party packages: why each is here, and its licence. */
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
    ['in the server', String(server.size)],
    ['in the web', String(web.size)],
    ['with development tools', String(all.length)],
  ]
  return `# Third-party packages

Written by \`pnpm --filter @plenum/house dependencies\`. A test fails when this page is out of date.

- Every version is exact, and at least seven days old when it is added.
- No package runs a script at installation.
- \`npm run sbom\` writes all of them with their hashes, as CycloneDX.
- \`pnpm audit --audit-level high\` lists known vulnerabilities, if the registry answers it. It has not been run against
  such a registry yet.

${table(counts)}

## Direct dependencies

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

## Development tools

${listed(tools, licences)}

${FOR_ONE_MACHINE}

These are for Linux x64. Other platforms install their own variants.
${EXCEPTIONS.map(({ name, licence, why }) => `\`${name.source.replace(/[\\^]/g, '')}*\` has the licence ${licence}: ${why}.`).join('\n')}

${listed(
  all.filter((key) => isForOneMachine(lock, key)),
  licences,
)}
`
}
