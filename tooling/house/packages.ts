import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Minutes: most stolen packages are found within seven days. */
const YOUNGEST = 7 * 24 * 60
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/
/** Scripts that a package may ask npm to run at installation. */
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall']

const section = (text: string, name: string): string =>
  new RegExp(`^${name}:\\n((?:(?: .*)?\\n)*)`, 'm').exec(`${text}\n`)?.[1] ?? ''

const unquoted = (text: string) => text.replace(/^'(.*)'$/, '$1')

/** Every package of a lock, as `name@version`, and where it comes from. */
export const lockedPackages = (lock: string) =>
  [...section(lock, 'packages').matchAll(/^ {2}(\S+):\n {4}resolution: (.*)$/gm)].map(
    ([, key = '', resolution = '']) => ({ key: unquoted(key), resolution }),
  )

/** Packages that do not come from the registry, or that have no SHA-512 hash; and specifiers outside the catalog. */
export const strangeSources = (lock: string): string[] => {
  const packages = lockedPackages(lock)
    .filter(({ key, resolution }) => {
      const version = key.slice(key.indexOf('@', 1) + 1)
      return !EXACT.test(version) || !/^\{integrity: sha512-[\w+/]{86}==\}$/.test(resolution)
    })
    .map(
      ({ key, resolution }) =>
        `pnpm-lock.yaml: ${key} has the source ${resolution}. Take an exact version from the npm registry, with a SHA-512 hash.`,
    )
  const asked = [...section(lock, 'importers').matchAll(/^ +specifier: (.*)$/gm)]
    .map(([, specifier = '']) => unquoted(specifier))
    .filter((specifier) => specifier !== 'catalog:' && specifier !== 'workspace:*')
    .map(
      (specifier) =>
        `pnpm-lock.yaml: A package.json asks for "${specifier}". Write "catalog:", and the version in pnpm-workspace.yaml.`,
    )
  return [...packages, ...asked]
}

/** Versions in the catalog that are not exact. */
export const looseVersions = (workspace: string): string[] =>
  [...section(workspace, 'catalog').matchAll(/^ {2}(\S+): (\S+)$/gm)]
    .filter(([, , version = '']) => !EXACT.test(unquoted(version)))
    .map(([line]) => `pnpm-workspace.yaml: ${line.trim()}. Write an exact version.`)

/** The packages that ask to run a script at installation, and whether they may. */
export const builds = (workspace: string): Map<string, boolean> =>
  new Map(
    [...(/^allowBuilds: \{(.*)\}$/m.exec(workspace)?.[1] ?? '').matchAll(/([^\s,:]+): (true|false)/g)].map(
      ([, name = '', allowed]) => [unquoted(name), allowed === 'true'],
    ),
  )

/** Settings that would let unnamed install scripts run. */
export const openDoors = (workspace: string): string[] =>
  [
    ...workspace.matchAll(
      /^(?:dangerouslyAllowAllBuilds|onlyBuiltDependencies\w*|neverBuiltDependencies|strictDepBuilds: false|blockExoticSubdeps: false).*$/gm,
    ),
  ].map(([line]) => `pnpm-workspace.yaml: ${line}. Remove it: it lets packages run scripts at installation.`)

/** Faults in the minimum age of versions. An exception names one exact version that is in the lock file. */
export const youngVersions = (workspace: string, lock: string): string[] => {
  const age = Number(/^minimumReleaseAge: (\d+)$/m.exec(workspace)?.[1] ?? 0)
  const locked = new Set(lockedPackages(lock).map(({ key }) => key))
  const exceptions = [...section(workspace, 'minimumReleaseAgeExclude').matchAll(/^ {2}- (\S+)$/gm)]
    .map(([, name = '']) => unquoted(name))
    .filter((name) => !locked.has(name))
    .map(
      (name) =>
        `pnpm-workspace.yaml: minimumReleaseAgeExclude has ${name}. Name one exact version that is in pnpm-lock.yaml, or remove it.`,
    )
  const isTooLow = age < YOUNGEST
  return [
    ...(isTooLow ? [`pnpm-workspace.yaml: minimumReleaseAge is ${age}. Set it to ${YOUNGEST} or more.`] : []),
    ...exceptions,
  ]
}

const asksToRun = (folder: string): boolean => {
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  return INSTALL_SCRIPTS.some((name) => name in scripts) || existsSync(join(folder, 'binding.gyp'))
}

/** Installed packages that would run a script at installation if they were allowed to; read from pnpm's store folder. */
export const askingToRun = (store: string): string[] => {
  const asking = readdirSync(store).flatMap((each) => {
    // `@scope+name@version_peers`
    const [, name = ''] = /^(@?[^@]+)@/.exec(each) ?? []
    const path = name.replace('+', '/')
    const folder = join(store, each, 'node_modules', path)
    return existsSync(join(folder, 'package.json')) && asksToRun(folder) ? [path] : []
  })
  return [...new Set(asking)].toSorted()
}
