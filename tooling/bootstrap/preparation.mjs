import { join } from 'node:path'
import { cleanEnvironment, withHome } from './environment.mjs'
import { dropStamp, isStamped, outputsOf, sourcesOf, writeStamp } from './fingerprint.mjs'
import { takeLock } from './lock.mjs'
import { step } from './processes.mjs'
import { nodeFor, pnpmFolder, withTools } from './tools.mjs'

/**
 * What a command needs built: the turbo tasks, and where their results lie.
 * @typedef {{ name: string, tasks: string[], outputs: string[] }} Target
 * @typedef {{ root: string, node: string, env: NodeJS.ProcessEnv }} Prepared
 */

const INSTALLED = ['node_modules/.modules.yaml']

/** @type {Record<'web' | 'demo', Target>} */
export const TARGETS = {
  web: { name: 'web', tasks: ['build'], outputs: ['apps/web/dist/index.html', 'apps/web/dist'] },
  demo: {
    name: 'demo',
    tasks: ['build:mock'],
    outputs: ['apps/web/dist-mock/index.html', 'apps/web/dist-mock'],
  },
}

/** @param {string} root @param {NodeJS.ProcessEnv} callers */
function placeOf(root, callers) {
  const toolsFolder = join(root, '.tools')
  return {
    root,
    toolsFolder,
    env: withHome(cleanEnvironment(callers, process.execPath), toolsFolder),
    npm: callers['npm_execpath']?.endsWith('.js') ? callers['npm_execpath'] : undefined,
  }
}

/** @typedef {ReturnType<typeof placeOf>} Place */

/** @param {Place} place @param {Target} target */
const stampOf = ({ toolsFolder }, { name }) => join(toolsFolder, `built-${name}`)

/** What a build of the target goes by, and what it has left. @param {Place} place @param {Target} target @param {string} node */
const fingerprintOf = ({ root, env }, target, node) => ({
  sources: sourcesOf(root, env, node),
  outputs: outputsOf(root, [...INSTALLED, ...target.outputs]),
})

/** What is set up already, where nothing has changed since. @param {Place} place @param {Target} target @returns {Prepared | undefined} */
function preparedBefore(place, target) {
  const { present } = nodeFor(place)
  if (!present || !isStamped(stampOf(place, target), fingerprintOf(place, target, present))) return undefined
  return { root: place.root, node: present, env: withTools(place.env, place.root, present, undefined) }
}

/** @param {Place} place @param {Target} [target] @returns {Promise<Prepared>} */
async function setUp(place, target) {
  const { root, toolsFolder } = place
  const release = await takeLock(join(toolsFolder, 'lock'))
  try {
    const ownNode = nodeFor(place)
    const node = ownNode.present ?? (await ownNode.fetch())
    const env = withTools(place.env, root, node, await pnpmFolder(place))
    const inRoot = { cwd: root, env }
    await step('Installing dependencies', 'pnpm', ['install', '--frozen-lockfile', '--prod=false'], inRoot)
    if (target) {
      const stamp = stampOf(place, target)
      const { sources } = fingerprintOf(place, target, node)
      dropStamp(stamp)
      await step('Building', 'turbo', ['run', ...target.tasks, '--output-logs=errors-only'], inRoot)
      writeStamp(stamp, { sources, outputs: fingerprintOf(place, target, node).outputs })
    }
    return { root, node, env }
  } finally {
    release()
  }
}

/**
 * Tools and dependencies, and with a target its build. When nothing changed since the last build this starts no
 * other program at all.
 * @param {string} root @param {NodeJS.ProcessEnv} callers @param {Target} [target]
 * @returns {Promise<Prepared>}
 */
export async function prepare(root, callers, target) {
  const place = placeOf(root, callers)
  return (target && preparedBefore(place, target)) ?? setUp(place, target)
}

/**
 * What a command needs that works on the data and builds nothing: any set-up that still holds serves, so that whoever
 * owns the data need not be able to write to the project.
 * @param {string} root @param {NodeJS.ProcessEnv} callers
 * @returns {Promise<Prepared>}
 */
export async function prepareForData(root, callers) {
  const place = placeOf(root, callers)
  return preparedBefore(place, TARGETS.web) ?? preparedBefore(place, TARGETS.demo) ?? setUp(place)
}
