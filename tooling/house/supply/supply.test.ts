import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { readHouse, type Source } from '../source.ts'
import { dependenciesPage, FOR_ONE_MACHINE, PAGE } from './dependencies-page.ts'
import { ALLOWED, forbiddenLicences, installedLicences, permits } from './licences.ts'
import { askedFor, installedOn, LINUX, namedIn, readLock, ROOT, shippedWith } from './lock.ts'
import { REASONS } from './reasons.ts'
import { bomOf } from './sbom.ts'
import { dependencyFaults, NEEDED } from './used.ts'

/** Packages that a server may have at most. */
const MOST_ON_THE_SERVER = 40

const lock = readLock()
const licences = installedLicences()
const shipped = new Set([...shippedWith(lock, 'apps/server'), ...shippedWith(lock, 'apps/web')])
const isLinux = process.platform === 'linux' && process.arch === 'x64'

describe('packages of others', () => {
  test(`are ${MOST_ON_THE_SERVER} at most on the server`, () => {
    expect([...shippedWith(lock, 'apps/server', LINUX)].length).toBeLessThanOrEqual(MOST_ON_THE_SERVER)
  })

  test('each have one line of why where we ask for them, and no line is left of one that is gone', () => {
    const { catalog } = v.parse(
      v.object({ catalog: v.record(v.string(), v.string()) }),
      parse(readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8')),
    )
    const asked = [...askedFor(lock)].map((key) => namedIn(key).name).toSorted()
    expect(Object.keys(REASONS).toSorted()).toEqual(asked)
    expect(Object.keys(catalog).toSorted()).toEqual(asked)
    for (const [name, why] of Object.entries(REASONS)) expect(why, name).toMatch(/^\S.{5,160}$/)
  })

  test('are declared where they are used, and used where they are declared', () => {
    expect(dependencyFaults(readHouse(), ROOT)).toEqual([])
  })

  test('have licences that let us hand them on', () => {
    expect(licences.size).toBeGreaterThan(600)
    expect(forbiddenLicences(licences, shipped)).toEqual([])
  })

  test.runIf(isLinux)('are all looked at for their licences', () => {
    expect([...installedOn(lock, LINUX)].filter((key) => !licences.has(key))).toEqual([])
  })

  test('stand on their page as they are', () => {
    const part = (page: string) => (isLinux ? page : page.split(FOR_ONE_MACHINE)[0])
    const page = readFileSync(join(ROOT, PAGE), 'utf8')
    expect(part(page), 'pnpm --filter @plenum/house dependencies').toBe(
      part(dependenciesPage(lock, licences, REASONS)),
    )
  })
})

const Text = v.pipe(v.string(), v.nonEmpty())
/** What CycloneDX 1.6 says of the parts that we write. */
const Bom = v.strictObject({
  $schema: v.literal('http://cyclonedx.org/schema/bom-1.6.schema.json'),
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.literal('1.6'),
  serialNumber: v.pipe(
    v.string(),
    v.regex(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/),
  ),
  version: v.literal(1),
  metadata: v.strictObject({
    component: v.strictObject({
      type: v.literal('application'),
      'bom-ref': Text,
      name: Text,
      version: Text,
    }),
  }),
  components: v.array(
    v.strictObject({
      type: v.literal('library'),
      'bom-ref': Text,
      group: v.optional(v.pipe(v.string(), v.regex(/^@[\w.-]+$/))),
      name: v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
      version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/)),
      scope: v.picklist(['required', 'optional', 'excluded']),
      hashes: v.tuple([
        v.strictObject({
          alg: v.literal('SHA-512'),
          content: v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/)),
        }),
      ]),
      licenses: v.pipe(
        v.array(
          v.union([
            v.strictObject({ license: v.strictObject({ id: Text }) }),
            v.strictObject({ expression: Text }),
          ]),
        ),
        v.maxLength(1),
      ),
      purl: v.pipe(v.string(), v.regex(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/)),
    }),
  ),
  dependencies: v.array(v.strictObject({ ref: Text, dependsOn: v.array(Text) })),
})

describe('the bill of materials', () => {
  const bom = v.parse(Bom, bomOf(lock, licences, '1.2.3'))
  const refs = bom.components.map((component) => component['bom-ref'])

  test('names every package of the lock once, with its hash', () => {
    const named = bom.components.map(
      ({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`,
    )
    expect(named.toSorted()).toEqual(Object.keys(lock.packages).toSorted())
    expect(new Set(refs).size).toBe(refs.length)
    const hono = bom.components.find(({ name, group }) => name === 'hono' && group === undefined)
    const [{ content }] = hono?.hashes ?? [{ content: '' }]
    const integrity = lock.packages[`hono@${hono?.version}`]?.resolution.integrity
    expect(`sha512-${Buffer.from(content, 'hex').toString('base64')}`).toBe(integrity)
  })

  test('says what goes out, under which licence', () => {
    const goingOut = bom.components.filter(({ scope }) => scope !== 'excluded')
    expect(goingOut.map(({ purl }) => purl)).toHaveLength(shipped.size)
    const silent = goingOut.filter(({ scope, licenses }) => scope === 'required' && licenses.length === 0)
    expect(silent.map(({ purl }) => purl)).toEqual([])
    const scopeOf = (name: string) => bom.components.find((component) => component.name === name)?.scope
    expect(scopeOf('hono')).toBe('required')
    expect(scopeOf('sharp-darwin-arm64')).toBe('optional')
    expect(scopeOf('oxlint')).toBe('excluded')
  })

  test('says what needs what, and names nothing that it does not hold', () => {
    const known = new Set([...refs, 'plenum'])
    expect(bom.dependencies.map(({ ref }) => ref).toSorted()).toEqual([...known].toSorted())
    expect(bom.dependencies.flatMap(({ dependsOn }) => dependsOn.filter((ref) => !known.has(ref)))).toEqual(
      [],
    )
    const needs = (start: string) =>
      bom.dependencies.find(({ ref }) => ref.startsWith(start))?.dependsOn ?? []
    expect(needs('pkg:npm/pg@').map((ref) => ref.replace(/@[^@]*$/, ''))).toContain('pkg:npm/pg-pool')
    expect(needs('plenum')).toHaveLength(askedFor(lock).size)
  })

  test('is the same for the same lock, and another for another', () => {
    expect(bomOf(lock, licences, '1.2.3').serialNumber).toBe(bom.serialNumber)
    expect(bomOf(lock, licences, '1.2.4').serialNumber).not.toBe(bom.serialNumber)
  })
})

describe('the checks', () => {
  test('read licences as they are meant', () => {
    const mayBe = (expression: string) => permits(expression, (one) => ALLOWED.has(one))
    expect(
      ['MIT', '(MIT OR GPL-3.0)', '(MIT AND ISC)', '(Unlicense OR Apache-2.0)'].filter(mayBe),
    ).toHaveLength(4)
    expect(['GPL-3.0', 'MIT AND GPL-3.0', 'unknown', 'UNLICENSED', 'MPL-2.0'].filter(mayBe)).toEqual([])
    const found = new Map([
      ['good@1.0.0', 'MIT'],
      ['tool@1.0.0', 'MPL-2.0'],
      ['bad@1.0.0', 'MPL-2.0'],
      ['worse@1.0.0', 'AGPL-3.0'],
      ['@img/sharp-libvips-linux-x64@1.0.0', 'LGPL-3.0-or-later'],
      ['other@1.0.0', 'LGPL-3.0-or-later'],
    ])
    expect(forbiddenLicences(found, new Set(['good@1.0.0', 'bad@1.0.0']))).toEqual([
      expect.stringMatching(/^pnpm-lock\.yaml: bad@1\.0\.0 has the licence MPL-2\.0, /),
      expect.stringContaining(' worse@1.0.0 has the licence AGPL-3.0, '),
      expect.stringContaining(' other@1.0.0 has the licence LGPL-3.0-or-later, '),
    ])
  })

  test('see what is declared and not used, used and not declared, and run without being there', () => {
    const manifest = (fields: object) => JSON.stringify({ name: '@plenum/server', ...fields })
    const house: Source[] = [
      {
        path: 'apps/server/package.json',
        text: manifest({
          dependencies: { hono: 'catalog:', pg: 'catalog:' },
          devDependencies: { sharp: 'catalog:', '@types/pg': 'catalog:', vitest: 'catalog:' },
        }),
      },
      {
        path: 'apps/server/src/a.ts',
        text: "import pg from 'pg'\nimport { join } from 'node:path'\nimport sharp from 'sharp'\nimport './b.ts'\nimport x from '@a/b/c'",
      },
      { path: 'apps/server/src/a.test.ts', text: "import { test } from 'vitest'" },
    ]
    expect(dependencyFaults(house, ROOT, { 'apps/web gone': 'once' })).toEqual([
      'apps/server/package.json: hono is not used. Remove it.',
      'apps/server/src/a.ts: imports @a/b. Declare it in apps/server/package.json.',
      'apps/server/src/a.ts: imports sharp, which is not installed in production. Declare it under "dependencies" in apps/server/package.json.',
      'apps/server/src/a.ts: imports @a/b, which is not installed in production. Declare it under "dependencies" in apps/server/package.json.',
      'apps/web gone: listed in NEEDED of tooling/house/supply/used.ts, but not declared. Remove the entry.',
    ])
    expect(Object.keys(NEEDED).length).toBeLessThan(10)
  })

  test('follow what a server needs through the workspaces, and stop at what another machine has', () => {
    const hash = `sha512-${'a'.repeat(86)}==`
    const small = readLock(`
importers:
  apps/server:
    dependencies:
      a: { specifier: 'catalog:', version: 1.0.0(b@1.0.0) }
      '@plenum/domain': { specifier: 'workspace:*', version: link:../../packages/domain }
    devDependencies:
      d: { specifier: 'catalog:', version: 1.0.0 }
  packages/domain:
    dependencies:
      c: { specifier: 'catalog:', version: 1.0.0 }
packages:
  a@1.0.0: { resolution: { integrity: ${hash} }, peerDependenciesMeta: { b: { optional: true } } }
  b@1.0.0: { resolution: { integrity: ${hash} } }
  c@1.0.0: { resolution: { integrity: ${hash} } }
  c-mac@1.0.0: { resolution: { integrity: ${hash} }, os: [darwin] }
  c-linux@1.0.0: { resolution: { integrity: ${hash} }, os: [linux], cpu: [x64], libc: [glibc] }
  only-mac@1.0.0: { resolution: { integrity: ${hash} } }
  d@1.0.0: { resolution: { integrity: ${hash} } }
snapshots:
  a@1.0.0(b@1.0.0): { optionalDependencies: { b: 1.0.0 } }
  b@1.0.0: {}
  c@1.0.0: { optionalDependencies: { c-mac: 1.0.0, c-linux: 1.0.0 } }
  c-mac@1.0.0: { dependencies: { only-mac: 1.0.0 }, optional: true }
  c-linux@1.0.0: { optional: true }
  only-mac@1.0.0: { optional: true }
  d@1.0.0: {}
`)
    expect([...shippedWith(small, 'apps/server', LINUX)]).toEqual(['a@1.0.0', 'c@1.0.0', 'c-linux@1.0.0'])
    expect(shippedWith(small, 'apps/server').size).toBe(5)
    expect(installedOn(small, LINUX).has('d@1.0.0')).toBe(true)
  })
})
