import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Refusal, release } from './release.ts'

const DAY = '2027-02-03'
const FILES = {
  'package.json': '{\n  "name": "plenum",\n  "version": "0.9.0",\n  "engines": { "node": ">=24" }\n}\n',
  'apps/web/package.json': '{ "name": "@plenum/web", "version": "0.0.1" }\n',
  'CHANGELOG.md': '# Changelog\n\nEvery release.\n\n## 0.9.0 - 2027-01-01\n\n### New\n\n- Racks.\n',
  '.changeset/config.json': '{}\n',
  'packages/api-server/src/db/migrations/0000_racks.sql': 'create table rack ();\n',
  'packages/api-server/src/db/migrations/released.txt': '',
}
const CHANGESETS = {
  '.changeset/brave-cats.md': "---\n'@plenum/web': patch\n---\n\nLists open faster.\n",
  '.changeset/calm-dogs.md':
    "---\n'@plenum/server': patch\n'@plenum/web': minor\n---\n\nLabels print on rolls.\n\nEvery printer works.\n",
  '.changeset/deep-seas.md': "---\n'@plenum/web': minor\n---\n\nMaps have a legend.\n",
}

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plenum-release-'))
  write(FILES)
})
afterEach(() => rmSync(root, { recursive: true }))

function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

/** Path and text of every file. */
const tree = () =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(root.length + 1), readFileSync(path, 'utf8')]),
  )

test('a release moves the changesets into the changelog, raises the version of the root and keeps what migrations hold', async () => {
  write(CHANGESETS)
  const told = await release(root, '0.10.0', DAY)
  expect(tree()).toEqual({
    ...FILES,
    'package.json': FILES['package.json'].replace('0.9.0', '0.10.0'),
    'packages/api-server/src/db/migrations/released.txt':
      '03744e7ab73f3fe7b5725f235af2311a33b17637345e610ff60b8bfc9810d53d  0000_racks.sql\n',
    'CHANGELOG.md': `# Changelog

Every release.

## 0.10.0 - 2027-02-03

### New

- Labels print on rolls. Every printer works.
- Maps have a legend.

### Improvements and fixes

- Lists open faster.

## 0.9.0 - 2027-01-01

### New

- Racks.
`,
  })
  expect(told).toContain('changes: 3')
  expect(told).toContain('git tag v0.10.0')
})

test('a changelog without a release gets its first section', async () => {
  write({ ...CHANGESETS, 'CHANGELOG.md': '# Changelog\n' })
  await release(root, '1.0.0', DAY)
  expect(tree()['CHANGELOG.md']).toMatch(/^# Changelog\n\n## 1.0.0 - 2027-02-03\n\n### New\n/)
})

describe('a refusal gives the reason and changes nothing', () => {
  test.each([
    ['no version', '', 'The current version is 0.9.0.'],
    ['a word', 'minor', 'npm run release -- '],
    ['a version of two numbers', '1.0', 'npm run release -- '],
    ['a tag', 'v1.0.0', 'npm run release -- '],
    ['the current version', '0.9.0', 'higher than 0.9.0'],
    ['a lower version', '0.8.10', 'higher than 0.9.0'],
  ])('%s', async (_, version, reason) => {
    write(CHANGESETS)
    const before = tree()
    const refused = release(root, version, DAY)
    await expect(refused).rejects.toThrow(Refusal)
    await expect(refused).rejects.toThrow(reason)
    expect(tree()).toEqual(before)
  })

  test.each([
    ['no changeset', {}],
    ['only a changeset without a text', { '.changeset/empty.md': '---\n---\n' }],
  ])('%s', async (_, changesets) => {
    write(changesets)
    const before = tree()
    await expect(release(root, '1.0.0', DAY)).rejects.toThrow('.changeset holds no change')
    expect(tree()).toEqual(before)
  })

  test('a second run', async () => {
    write(CHANGESETS)
    await release(root, '0.10.0', DAY)
    const released = tree()
    await expect(release(root, '0.10.0', DAY)).rejects.toThrow(Refusal)
    await expect(release(root, '0.11.0', DAY)).rejects.toThrow(Refusal)
    expect(tree()).toEqual(released)
  })
})
