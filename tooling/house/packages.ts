import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Minutes in which a stolen package is found out: seven days. */
const YOUNGEST = 7 * 24 * 60
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/
/** What a package may ask npm to run when it is installed. */
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall']

const section = (text: string, name: string): string =>
  new RegExp(`^${name}:\\n((?:(?: .*)?\\n)*)`, 'm').exec(`${text}\n`)?.[1] ?? ''

const unquoted = (text: string) => text.replace(/^'(.*)'$/, '$1')

/** Every package of a lock, as `name@version`, and where it comes from. */
export const lockedPackages = (lock: string) =>
  [...section(lock, 'packages').matchAll(/^ {2}(\S+):\n {4}resolution: (.*)$/gm)].map(
    ([, key = '', resolution = '']) => ({ key: unquoted(key), resolution }),
  )

/** Packages that come from anywhere but the registry, or whose content nothing vouches for. */
export const strangeSources = (lock: string): string[] => {
  const packages = lockedPackages(lock)
    .filter(({ key, resolution }) => {
      const version = key.slice(key.indexOf('@', 1) + 1)
      return !EXACT.test(version) || !/^\{integrity: sha512-[\w+/]{86}==\}$/.test(resolution)
    })
    .map(({ key, resolution }) => `${key} ${resolution}`)
  const asked = [...section(lock, 'importers').matchAll(/^ +specifier: (.*)$/gm)]
    .map(([, specifier = '']) => unquoted(specifier))
    .filter((specifier) => specifier !== 'catalog:' && specifier !== 'workspace:*')
  return [...packages, ...asked]
}

/** Versions in the catalog that would let another one in. */
export const looseVersions = (workspace: string): string[] =>
  [...section(workspace, 'catalog').matchAll(/^ {2}(\S+): (\S+)$/gm)]
    .filter(([, , version = '']) => !EXACT.test(unquoted(version)))
    .map(([line]) => line.trim())

/** The packages that ask to run something when they are installed, and whether they may. */
export const builds = (workspace: string): Map<string, boolean> =>
  new Map(
    [...(/^allowBuilds: \{(.*)\}$/m.exec(workspace)?.[1] ?? '').matchAll(/([^\s,:]+): (true|false)/g)].map(
      ([, name = '', allowed]) => [unquoted(name), allowed === 'true'],
    ),
  )

/** Whatever lets scripts run that nobody has named. */
export const openDoors = (workspace: string): string[] =>
  [
    ...workspace.matchAll(
      /^(?:dangerouslyAllowAllBuilds|onlyBuiltDependencies\w*|neverBuiltDependencies|strictDepBuilds: false|blockExoticSubdeps: false).*$/gm,
    ),
  ].map(([line]) => line)

/** What is wrong with how old a version must be; exceptions name one version, and only one that is in the lock. */
export const youngVersions = (workspace: string, lock: string): string[] => {
  const age = Number(/^minimumReleaseAge: (\d+)$/m.exec(workspace)?.[1] ?? 0)
  const locked = new Set(lockedPackages(lock).map(({ key }) => key))
  const exceptions = [...section(workspace, 'minimumReleaseAgeExclude').matchAll(/^ {2}- (\S+)$/gm)]
    .map(([, name = '']) => unquoted(name))
    .filter((name) => !locked.has(name))
  return [...(age < YOUNGEST ? [`minimumReleaseAge: ${age}`] : []), ...exceptions]
}

const asksToRun = (folder: string): boolean => {
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  return INSTALL_SCRIPTS.some((name) => name in scripts) || existsSync(join(folder, 'binding.gyp'))
}

/** The installed packages that would run something if they were let, from the folder where pnpm keeps them. */
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
