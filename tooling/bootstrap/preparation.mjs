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

/**
 * Tools and dependencies, and with a target its build. When nothing changed since the last build this starts no
 * other program at all.
 * @param {string} root @param {NodeJS.ProcessEnv} callers @param {Target} [target]
 * @returns {Promise<Prepared>}
 */
export async function prepare(root, callers, target) {
  const place = placeOf(root, callers)
  const ownNode = nodeFor(place)
  const stamp = join(place.toolsFolder, `built-${target?.name}`)
  const fingerprint = (/** @type {string} */ node) => ({
    sources: sourcesOf(root, place.env, node),
    outputs: target && outputsOf(root, [...INSTALLED, ...target.outputs]),
  })
  if (target && ownNode.present && isStamped(stamp, fingerprint(ownNode.present))) {
    return { root, node: ownNode.present, env: withTools(place.env, root, ownNode.present, undefined) }
  }
  const release = await takeLock(join(place.toolsFolder, 'lock'))
  try {
    const node = ownNode.present ?? (await ownNode.fetch())
    const env = withTools(place.env, root, node, await pnpmFolder(place))
    const inRoot = { cwd: root, env }
    await step('Installing dependencies', 'pnpm', ['install', '--frozen-lockfile', '--prod=false'], inRoot)
    if (target) {
      const { sources } = fingerprint(node)
      dropStamp(stamp)
      await step('Building', 'turbo', ['run', ...target.tasks, '--output-logs=errors-only'], inRoot)
      writeStamp(stamp, { sources, outputs: fingerprint(node).outputs })
    }
    return { root, node, env }
  } finally {
    release()
  }
}
