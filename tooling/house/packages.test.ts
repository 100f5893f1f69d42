import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  askingToRun,
  builds,
  lockedPackages,
  looseVersions,
  openDoors,
  strangeSources,
  youngVersions,
} from './packages.ts'

const root = join(import.meta.dirname, '../..')
const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')

describe('packages of others', () => {
  test('come from the registry, as they were when they were chosen, and in no other version', () => {
    expect(lockedPackages(lock).length).toBeGreaterThan(500)
    expect(strangeSources(lock)).toEqual([])
    expect(looseVersions(workspace)).toEqual([])
  })

  test('run nothing when they are installed but what is named here', () => {
    expect(openDoors(workspace)).toEqual([])
    const named = builds(workspace)
    expect([...named].filter(([, allowed]) => allowed)).toEqual([])
    expect(askingToRun(join(root, 'node_modules/.pnpm'))).toEqual([...named.keys()].toSorted())
  })

  test('are seven days old before they come in', () => {
    expect(youngVersions(workspace, lock)).toEqual([])
  })
})

describe('the checks', () => {
  const hash = `${'a'.repeat(86)}==`
  const one = (key: string, resolution: string) =>
    `importers:\n\n  .:\n    dependencies:\n      a:\n        specifier: 'catalog:'\n\npackages:\n\n  ${key}:\n    resolution: ${resolution}\n\nsnapshots:\n`
  const good = one("'@a/b@1.2.3'", `{integrity: sha512-${hash}}`)

  test('see where a package comes from', () => {
    expect(strangeSources(good)).toEqual([])
    for (const strange of [
      one('a@https://evil.example/a.tgz', `{tarball: https://evil.example/a.tgz}`),
      one('a@1.2.3', `{integrity: sha512-${hash}, tarball: https://evil.example/a.tgz}`),
      one("'a@git+https://evil.example/a.git#0'", '{commit: 0, repo: https://evil.example/a.git, type: git}'),
      one('a@file:vendor/a', '{directory: vendor/a, type: directory}'),
      one('a@1.2.3', '{integrity: sha1-short=}'),
      good.replace('catalog:', 'github:evil/a'),
      good.replace('catalog:', '^1.0.0'),
    ]) {
      expect(strangeSources(strange)).toHaveLength(1)
    }
  })

  test('see a version that may change, and one that is young', () => {
    expect(looseVersions("catalog:\n  a: ^1.2.3\n  'b': 1.2.3\n  c: latest\n")).toEqual([
      'pnpm-workspace.yaml: a: ^1.2.3. Write an exact version.',
      'pnpm-workspace.yaml: c: latest. Write an exact version.',
    ])
    const excluding = (name: string) =>
      `minimumReleaseAge: 10080\nminimumReleaseAgeExclude:\n  - '@a/b@1.2.3'\n  - ${name}\n`
    expect(youngVersions(excluding("'@a/b@1.2.3'"), good)).toEqual([])
    expect(youngVersions(excluding("'@a/b'"), good)).toEqual([expect.stringContaining(' has @a/b. ')])
    expect(youngVersions(excluding("'@a/b@1.2.4'"), good)).toEqual([
      expect.stringContaining(' has @a/b@1.2.4. '),
    ])
    expect(youngVersions('minimumReleaseAge: 60\n', good)).toEqual([
      'pnpm-workspace.yaml: minimumReleaseAge is 60. Set it to 10080 or more.',
    ])
    expect(youngVersions('', good)).toEqual([expect.stringContaining('minimumReleaseAge is 0.')])
  })

  test('see scripts, and doors left open for them', () => {
    const store = mkdtempSync(join(tmpdir(), 'house-'))
    onTestFinished(() => rmSync(store, { recursive: true }))
    const install = (folder: string, name: string, scripts: Record<string, string>) => {
      mkdirSync(join(store, folder, 'node_modules', name), { recursive: true })
      writeFileSync(join(store, folder, 'node_modules', name, 'package.json'), JSON.stringify({ scripts }))
    }
    install('@a+b@1.0.0_react@19', '@a/b', { postinstall: 'node steal.js' })
    install('c@1.0.0', 'c', { test: 'true' })
    expect(askingToRun(store)).toEqual(['@a/b'])
    expect([...builds("allowBuilds: { esbuild: false, '@a/b': true }\n")]).toEqual([
      ['esbuild', false],
      ['@a/b', true],
    ])
    expect(openDoors('dangerouslyAllowAllBuilds: true\nstrictDepBuilds: false\n')).toHaveLength(2)
  })
})
