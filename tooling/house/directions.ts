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

/** The workspaces that the code of each room may import. Everything else is forbidden. */
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
/** Rooms that may only `import type` from others. */
const TYPES_ONLY = new Set(['packages/i18n'])
const isStart = (path: string) => path === 'apps/web/src/main.tsx'
const isDemo = (path: string) => /^apps\/server\/src\/demo[\w-]*\.ts$/.test(path)

const mayUse = (allowed: readonly string[]) =>
  allowed.length === 0
    ? 'It may import no other workspace.'
    : `It may import: ${allowed.map((name) => `@plenum/${name}`).join(', ')}.`

const workspaceOf = (module: string) => /^@plenum\/([\w-]+)/.exec(module)?.[1]
const isProduct = ({ path }: Source) =>
  isCode(path) && !isTest(path) && !isConfig(path) && !isGenerated(path) && !path.startsWith('tooling/')

function edgeFault(path: string, { module, line, isType }: Import) {
  const room = roomOf(path)
  const target = workspaceOf(module)
  const allowed = MAY_IMPORT[room]
  if (target === undefined || allowed === undefined || room.endsWith(`/${target}`)) return undefined
  if (target === 'mocks' && (isStart(path) || isDemo(path))) return undefined
  const at = `${path}:${line}`
  if (!allowed.includes(target))
    return `${at}: ${room} must not import @plenum/${target}. ${mayUse(allowed)} Move the code, or pass the value in.`
  if (TYPES_ONLY.has(room) && !isType)
    return `${at}: ${room} may import only types from @plenum/${target}. Write "import type".`
  return undefined
}

/** Imports go down only: apps, mocks, api-server and api-client, i18n and ui, domain. */
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

/** The same rule for the `dependencies` in each package.json. */
export function upwardDependencies(house: Source[]) {
  return house.flatMap(({ path, text }) => {
    const allowed = MAY_IMPORT[roomOf(path)]
    if (allowed === undefined || !/^\w+\/[\w-]+\/package\.json$/.test(path)) return []
    return dependenciesOf(text)
      .map(workspaceOf)
      .filter((target) => target !== undefined && (!allowed.includes(target) || target === 'mocks'))
      .map(
        (target) =>
          `${path}: ${roomOf(path)} must not depend on @plenum/${target}. Remove it, or move it to devDependencies if only tests use it.`,
      )
  })
}

/** The product does not import @plenum/mocks. Only main.tsx (lazily), the demo of apps/server and tests do. */
export const namedMocks = (house: Source[]) =>
  house
    .filter(
      (source) => isProduct(source) && !source.path.startsWith('packages/mocks/') && !isDemo(source.path),
    )
    .flatMap(({ path, text }) =>
      importsOf(text)
        .filter(({ module, isLazy }) => workspaceOf(module) === 'mocks' && !(isLazy && isStart(path)))
        .map(
          ({ line }) =>
            `${path}:${line}: The product must not import @plenum/mocks. Use it only in tests, in apps/server/src/demo.ts or in the lazy import() of apps/web/src/main.tsx.`,
        ),
    )

const WEB = 'apps/web/src/'

/** The file inside apps/web/src that an import leads to: `features/assets/queries.ts`. */
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
    return crosses
      ? `The feature "${own}" must not import the feature "${other}". Move what both need out of features/, or combine them in a route.`
      : undefined
  }
  if (from === 'features' && (to === 'routes' || to === 'shell')) {
    return `A feature must not import from ${to}/. Pass the value in from the route.`
  }
  if (from !== 'routes' && from !== 'features' && (to === 'features' || to === 'routes')) {
    return `${from}/ must not import from ${to}/. Move the shared code down, or pass it in.`
  }
  return undefined
}

/** Inside the web, imports go down: routes, features, everything else. One feature does not import another. */
export const webCrossings = (house: Source[]) =>
  house
    .filter((source) => source.path.startsWith(WEB) && isProduct(source))
    .flatMap(({ path, text }) =>
      importsOf(text).map(({ module, line }) => {
        const target = webTarget(path, module)
        const fault = target === undefined ? undefined : webFault(path, target)
        return fault === undefined ? undefined : `${path}:${line}: ${fault}`
      }),
    )
    .filter((fault) => fault !== undefined)

/** A route file holds address, guard, search schema, loader and page. It draws nothing and calls no API itself. */
export const drawingRoutes = (house: Source[]) =>
  house
    .filter(({ path }) => path.startsWith(`${WEB}routes/`) && isCode(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      importsOf(text)
        .filter(({ module }) => module === 'ky' || /^@plenum\/(?:ui|api-client)(?:\/|$)/.test(module))
        .map(
          ({ module, line }) =>
            `${path}:${line}: A route must not import ${module}. Put the drawing and the API calls into the feature's page and queries.`,
        ),
    )
