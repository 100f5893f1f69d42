import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { parse } from 'yaml'

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

const Versions = v.optional(v.record(v.string(), v.string()), {})
const Asked = v.optional(v.record(v.string(), v.object({ specifier: v.string(), version: v.string() })), {})
const Lock = v.object({
  importers: v.record(v.string(), v.object({ dependencies: Asked, devDependencies: Asked })),
  packages: v.record(
    v.string(),
    v.object({
      resolution: v.object({ integrity: v.string() }),
      os: v.optional(v.array(v.string())),
      cpu: v.optional(v.array(v.string())),
      libc: v.optional(v.array(v.string())),
      peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.boolean() })), {}),
    }),
  ),
  snapshots: v.record(
    v.string(),
    v.object({
      dependencies: Versions,
      optionalDependencies: Versions,
      optional: v.optional(v.boolean(), false),
    }),
  ),
})
/** What pnpm has written down of every package. */
export type Lock = v.InferOutput<typeof Lock>

/** Reads the lock of the repository, or of a text. */
export const readLock = (text = readFileSync(`${ROOT}pnpm-lock.yaml`, 'utf8')): Lock =>
  v.parse(Lock, parse(text))

/** `name@version` without what stands behind it in brackets: with which neighbours it is installed. */
export const keyOf = (snapshot: string) => snapshot.replace(/\(.*$/, '')

/** The name and the version in `@scope/name@1.2.3`. */
export const namedIn = (key: string) => {
  const at = key.indexOf('@', 1)
  return { name: key.slice(0, at), version: key.slice(at + 1) }
}

/** A machine that packages are made for. */
export interface Machine {
  os: string
  cpu: string
  libc: string
}

/** The most common server, which the counts and the lists are about. */
export const LINUX: Machine = { os: 'linux', cpu: 'x64', libc: 'glibc' }

const fits = (wanted: readonly string[] | undefined, has: string) =>
  wanted === undefined ||
  (wanted.some((one) => one.startsWith('!')) ? !wanted.includes(`!${has}`) : wanted.includes(has))

/** Whether a package is made for one kind of machine only. */
export const isForOneMachine = (lock: Lock, key: string) => {
  const { os, cpu, libc } = lock.packages[key] ?? {}
  return (os ?? cpu ?? libc) !== undefined
}

/** Whether a package is installed on a machine. */
const isInstalledOn = (lock: Lock, key: string, machine: Machine) => {
  const { os, cpu, libc } = lock.packages[key] ?? {}
  return fits(os, machine.os) && fits(cpu, machine.cpu) && fits(libc, machine.libc)
}

/** What a snapshot needs: not its optional neighbours, which are there for somebody else if they are. */
const needsOf = (lock: Lock, snapshot: string): string[] => {
  const { dependencies = {}, optionalDependencies = {} } = lock.snapshots[snapshot] ?? {}
  const neighbours = lock.packages[keyOf(snapshot)]?.peerDependenciesMeta ?? {}
  return Object.entries({ ...dependencies, ...optionalDependencies })
    .filter(([name]) => neighbours[name]?.optional !== true)
    .map(([name, version]) => `${name}@${version}`)
}

/** Each package of others that one package needs, as keys of the lock. */
export const directNeeds = (lock: Lock, snapshot: string): string[] => [
  ...new Set(needsOf(lock, snapshot).map(keyOf)),
]

/** The workspace and those that its product code stands on. */
const standingUnder = (lock: Lock, folder: string, known = new Set<string>()): Set<string> => {
  if (known.has(folder)) return known
  known.add(folder)
  for (const { version } of Object.values(lock.importers[folder]?.dependencies ?? {})) {
    if (version.startsWith('link:'))
      standingUnder(lock, posix.join(folder, version.slice('link:'.length)), known)
  }
  return known
}

const reached = (lock: Lock, snapshots: readonly string[], machine: Machine | undefined): Set<string> => {
  const found = new Set<string>()
  const follow = (snapshot: string) => {
    if (found.has(snapshot) || (machine && !isInstalledOn(lock, keyOf(snapshot), machine))) return
    found.add(snapshot)
    for (const need of needsOf(lock, snapshot)) follow(need)
  }
  for (const snapshot of snapshots) follow(snapshot)
  return new Set([...found].map(keyOf))
}

const asked = (versions: Lock['importers'][string]['dependencies']) =>
  Object.entries(versions)
    .filter(([, { version }]) => !version.startsWith('link:'))
    .map(([name, { version }]) => `${name}@${version}`)

/** Every package of others that the product code of a workspace needs, on one machine or on any. */
export const shippedWith = (lock: Lock, workspace: string, machine?: Machine): Set<string> => {
  const workspaces = [...standingUnder(lock, workspace)]
  return reached(
    lock,
    workspaces.flatMap((folder) => asked(lock.importers[folder]?.dependencies ?? {})),
    machine,
  )
}

/** Every package of others that is installed on a machine to work on the product. */
export const installedOn = (lock: Lock, machine: Machine): Set<string> =>
  reached(
    lock,
    Object.values(lock.importers).flatMap(({ dependencies, devDependencies }) => [
      ...asked(dependencies),
      ...asked(devDependencies),
    ]),
    machine,
  )

/** The packages that the workspaces ask for themselves. */
export const askedFor = (lock: Lock): Set<string> => {
  const all = Object.values(lock.importers).flatMap(({ dependencies, devDependencies }) => [
    ...asked(dependencies),
    ...asked(devDependencies),
  ])
  return new Set(all.map(keyOf))
}
