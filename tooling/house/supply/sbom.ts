import { createHash } from 'node:crypto'
import { askedFor, directNeeds, keyOf, namedIn, shippedWith, type Lock } from './lock.ts'

/** What is written of one package. */
interface Component {
  type: 'library'
  'bom-ref': string
  group?: string
  name: string
  version: string
  scope: 'required' | 'optional' | 'excluded'
  hashes: { alg: 'SHA-512'; content: string }[]
  licenses: ({ license: { id: string } } | { expression: string })[]
  purl: string
}

/** A software bill of materials in the form of CycloneDX 1.6. */
export interface Bom {
  $schema: string
  bomFormat: 'CycloneDX'
  specVersion: '1.6'
  serialNumber: string
  version: 1
  metadata: { component: { type: 'application'; 'bom-ref': string; name: string; version: string } }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const purlOf = (key: string) => {
  const { name, version } = namedIn(key)
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

const sha512 = (integrity: string) => Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex')

const licencesOf = (licence: string | undefined): Component['licenses'] => {
  if (licence === undefined) return []
  return / (?:OR|AND) /.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }]
}

/** The same content has the same number, so that the file can be made again and compared. */
const serialOf = (content: string) => {
  const hex = createHash('sha256').update(content).digest('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ]
  return `urn:uuid:${parts.join('-')}`
}

/** Every package of a lock: `required` in what goes out, `optional` there for some machines, `excluded` for tools. */
export const bomOf = (lock: Lock, licences: ReadonlyMap<string, string>, version: string): Bom => {
  const shipped = new Set([...shippedWith(lock, 'apps/server'), ...shippedWith(lock, 'apps/web')])
  const snapshots = Object.entries(lock.snapshots)
  const alwaysThere = new Set(snapshots.filter(([, { optional }]) => !optional).map(([name]) => keyOf(name)))
  const keys = Object.keys(lock.packages).toSorted()
  const components = keys.map((key): Component => {
    const { name, version: own } = namedIn(key)
    const [scope, bare] = name.startsWith('@') ? name.split('/') : [undefined, name]
    return {
      type: 'library',
      'bom-ref': purlOf(key),
      ...(scope !== undefined && { group: scope }),
      name: bare ?? name,
      version: own,
      scope: !shipped.has(key) ? 'excluded' : alwaysThere.has(key) ? 'required' : 'optional',
      hashes: [{ alg: 'SHA-512', content: sha512(lock.packages[key]?.resolution.integrity ?? '') }],
      licenses: licencesOf(licences.get(key)),
      purl: purlOf(key),
    }
  })
  const needs = new Map<string, Set<string>>(keys.map((key) => [key, new Set()]))
  for (const [snapshot] of snapshots) {
    for (const need of directNeeds(lock, snapshot)) needs.get(keyOf(snapshot))?.add(need)
  }
  const application = { type: 'application', 'bom-ref': 'plenum', name: 'plenum', version } as const
  const dependencies = [
    { ref: application['bom-ref'], dependsOn: [...askedFor(lock)].toSorted().map(purlOf) },
    ...[...needs].map(([key, needed]) => ({
      ref: purlOf(key),
      dependsOn: [...needed].toSorted().map(purlOf),
    })),
  ]
  const content = { metadata: { component: application }, components, dependencies }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(JSON.stringify(content)),
    version: 1,
    ...content,
  }
}
