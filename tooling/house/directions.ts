import { posix } from 'node:path'
import {
  importsOf,
  isCode,
  isConfig,
  isGenerated,
  isTest,
  roomOf,
  type Import,
  type Source,
} from './source.ts'

/** Which workspaces the code of a room may import; what is not listed is forbidden. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'packages/domain': [],
  'packages/ui': [],
  'packages/i18n': ['domain'],
  'packages/api-client': ['domain'],
  'packages/api-server': ['domain', 'i18n'],
  'packages/mocks': ['domain', 'api-server'],
  'apps/server': ['domain', 'api-server'],
  'apps/web': ['domain', 'ui', 'i18n', 'api-client', 'mocks'],
}
/** Rooms whose imports of others leave nothing behind at run time. */
const TYPES_ONLY = new Set(['packages/i18n'])
const isStart = (path: string) => path === 'apps/web/src/main.tsx'
const isDemo = (path: string) => /^apps\/server\/src\/demo[\w-]*\.ts$/.test(path)

const workspaceOf = (module: string) => /^@plenum\/([\w-]+)/.exec(module)?.[1]
const isProduct = ({ path }: Source) =>
  isCode(path) && !isTest(path) && !isConfig(path) && !isGenerated(path) && !path.startsWith('tooling/')

function edgeFault(path: string, { module, isType }: Import) {
  const room = roomOf(path)
  const target = workspaceOf(module)
  const allowed = MAY_IMPORT[room]
  if (target === undefined || allowed === undefined || room.endsWith(`/${target}`)) return undefined
  if (target === 'mocks' && (isStart(path) || isDemo(path))) return undefined
  if (!allowed.includes(target)) return `${path}: ${room} must not import @plenum/${target}`
  if (TYPES_ONLY.has(room) && !isType) return `${path}: ${room} may only import types of @plenum/${target}`
  return undefined
}

/** Imports only go down: apps, mocks, api-server and api-client, i18n and ui, domain. */
export const upwardImports = (house: Source[]) =>
  house
    .filter(isProduct)
    .flatMap(({ path, text }) => importsOf(text).map((one) => edgeFault(path, one)))
    .filter((fault) => fault !== undefined)

function dependenciesOf(manifest: string): string[] {
  const parsed: unknown = JSON.parse(manifest)
  const named = parsed instanceof Object && 'dependencies' in parsed ? parsed.dependencies : undefined
  return Object.keys(named ?? {})
}

/** The same of what the packages declare to need at run time. */
export function upwardDependencies(house: Source[]) {
  return house.flatMap(({ path, text }) => {
    const allowed = MAY_IMPORT[roomOf(path)]
    if (allowed === undefined || !/^\w+\/[\w-]+\/package\.json$/.test(path)) return []
    return dependenciesOf(text)
      .map(workspaceOf)
      .filter((target) => target !== undefined && (!allowed.includes(target) || target === 'mocks'))
      .map((target) => `${path}: ${roomOf(path)} must not depend on @plenum/${target}`)
  })
}

/** Seeds and fakes are named where they are started and where they are tested, nowhere else. */
export const namedMocks = (house: Source[]) =>
  house
    .filter(
      (source) => isProduct(source) && !source.path.startsWith('packages/mocks/') && !isDemo(source.path),
    )
    .flatMap(({ path, text }) =>
      importsOf(text)
        .filter(({ module, isLazy }) => workspaceOf(module) === 'mocks' && !(isLazy && isStart(path)))
        .map(() => `${path}: @plenum/mocks belongs in a lazy import of main.tsx, in tests and in the demo`),
    )

const WEB = 'apps/web/src/'

/** Where inside the web an import leads: `features/assets/queries.ts`. */
function webTarget(path: string, module: string) {
  if (module.startsWith('#app/')) return module.slice('#app/'.length)
  if (!module.startsWith('.')) return undefined
  const target = posix.join(posix.dirname(path), module)
  return target.startsWith(WEB) ? target.slice(WEB.length) : undefined
}

function webFault(path: string, target: string) {
  const [from = '', own] = path.slice(WEB.length).split('/')
  const [to = '', other] = target.split('/')
  const isRootFile = !path.slice(WEB.length).includes('/')
  if (isRootFile || from === to) {
    const crosses = from === 'features' && to === 'features' && own !== other
    return crosses ? `${path}: the feature ${own} must not import the feature ${other}` : undefined
  }
  if (from === 'features' && (to === 'routes' || to === 'shell')) {
    return `${path}: a feature must not import ${to}`
  }
  if (from !== 'routes' && from !== 'features' && (to === 'features' || to === 'routes')) {
    return `${path}: ${from} must not import ${to}`
  }
  return undefined
}

/** Inside the web: routes, then features, then form, table, notices and shell; features are strangers. */
export const webCrossings = (house: Source[]) =>
  house
    .filter((source) => source.path.startsWith(WEB) && isProduct(source))
    .flatMap(({ path, text }) =>
      importsOf(text).map(({ module }) => {
        const target = webTarget(path, module)
        return target === undefined ? undefined : webFault(path, target)
      }),
    )
    .filter((fault) => fault !== undefined)

/** A route is URL, guard, search, loader, page: it neither draws nor calls. */
export const drawingRoutes = (house: Source[]) =>
  house
    .filter(({ path }) => path.startsWith(`${WEB}routes/`) && isCode(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      importsOf(text)
        .filter(({ module }) => module === 'ky' || /^@plenum\/(?:ui|api-client)(?:\/|$)/.test(module))
        .map(({ module }) => `${path}: a route must not import ${module}`),
    )
