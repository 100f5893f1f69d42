import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readChangesets } from '@changesets/read'

// `changeset version` would give every private package a version and a changelog of its own; Plenum has one of each.

/** A release that cannot be made, with the reason for the person who asked for it. */
export class Refusal extends Error {}

type Changeset = Awaited<ReturnType<typeof readChangesets>>[number]

/** Headings in a section of the changelog, by the level of the changes below them. */
const HEADINGS = { major: 'Breaking changes', minor: 'New', patch: 'Improvements and fixes' } as const
const LEVELS = ['major', 'minor', 'patch'] as const

/** The highest level that a changeset asks for in any package. */
const levelOf = ({ releases }: Changeset) =>
  LEVELS.find((level) => releases.some(({ type }) => type === level)) ?? 'patch'

const lineOf = ({ summary }: Changeset) => `- ${summary.replaceAll(/\s+/g, ' ')}`

function sectionOf(title: string, changesets: Changeset[]): string {
  const groups = LEVELS.map((level) => ({
    heading: `### ${HEADINGS[level]}`,
    lines: changesets.filter((changeset) => levelOf(changeset) === level).map(lineOf),
  }))
  const filled = groups.filter(({ lines }) => lines.length > 0)
  return [`## ${title}`, ...filled.flatMap(({ heading, lines }) => [heading, lines.join('\n')])].join('\n\n')
}

/** Puts a section above those of former releases. */
function withSection(changelog: string, section: string): string {
  const [intro = '', ...former] = changelog.split(/^(?=## )/m).map((part) => part.trim())
  return `${[intro, section, ...former].join('\n\n')}\n`
}

const IN_MANIFEST = /"version": "(\d+\.\d+\.\d+)"/

function refuseVersion(version: string, current: string) {
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Refusal(`Name the new version: npm run release -- 1.2.3. The current version is ${current}.`)
  if (version.localeCompare(current, 'en', { numeric: true }) <= 0)
    throw new Refusal(`The new version must be higher than ${current}, the current version.`)
}

const MIGRATIONS = 'packages/api-server/src/db/migrations'

/** Writes the hash of each migration, as `sha256sum` does. Databases will have taken them: a test lets nobody change one. */
function keepHashesOfMigrations(root: string) {
  const folder = join(root, MIGRATIONS)
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')
  const files = globSync('*.sql', { cwd: folder }).toSorted()
  writeFileSync(join(folder, 'released.txt'), files.map((file) => `${hashOf(file)}  ${file}\n`).join(''))
}

/**
 * Makes a release in the working tree: the changesets become the newest section of `CHANGELOG.md`, the root
 * `package.json` gets the version, the changesets are deleted, and the migrations are final. A refusal changes nothing.
 * @param day of the release, as YYYY-MM-DD
 * @returns what was done and what is left to do, for the terminal
 */
export async function release(root: string, version: string, day: string): Promise<string> {
  const paths = { manifest: join(root, 'package.json'), changelog: join(root, 'CHANGELOG.md') }
  const manifest = readFileSync(paths.manifest, 'utf8')
  const changelog = readFileSync(paths.changelog, 'utf8')
  const current = IN_MANIFEST.exec(manifest)?.[1]
  if (current === undefined) throw new Refusal('The root package.json has no version.')
  refuseVersion(version, current)
  const changesets = await readChangesets(root)
  const described = changesets
    .filter(({ summary }) => summary !== '')
    .toSorted((one, other) => one.id.localeCompare(other.id))
  if (described.length === 0) throw new Refusal('.changeset holds no change. Add one: pnpm change.')

  writeFileSync(paths.changelog, withSection(changelog, sectionOf(`${version} - ${day}`, described)))
  writeFileSync(paths.manifest, manifest.replace(IN_MANIFEST, `"version": "${version}"`))
  for (const { id } of changesets) rmSync(join(root, '.changeset', `${id}.md`))
  keepHashesOfMigrations(root)

  return `CHANGELOG.md: new section ${version}, changes: ${described.length}. package.json: ${version}. .changeset: emptied.
Next:
1. Edit the new section until a user understands every line. Merge lines that belong together.
2. git commit --all --message 'release: ${version}'
3. git tag v${version}`
}
