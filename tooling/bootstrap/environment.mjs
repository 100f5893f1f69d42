import { accessSync, constants, mkdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'

// what says where packages come from stays; everything else npm sets for its own run would bend pnpm's
const KEPT =
  /^npm_config_(registry|userconfig|globalconfig|cache|ca|cafile|strict[-_]ssl|https?[-_]?proxy|proxy|no[-_]?proxy|@.+:registry|\/\/.+)$/i

/**
 * The caller's environment without the traces of the npm that called us, and with telemetry off.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} execPath the Node we run on, which npm names in NODE
 * @returns {NodeJS.ProcessEnv}
 */
export function cleanEnvironment(env, execPath) {
  const kept = Object.entries(env).filter(([key, value]) => {
    if (/^npm_/i.test(key)) return KEPT.test(key)
    if (key === 'NODE') return value !== execPath
    return key !== 'INIT_CWD'
  })
  return {
    ...Object.fromEntries(kept),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
    COREPACK_ENABLE_NETWORK: '0',
  }
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** @param {string} folder */
function canMake(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    return true
  } catch {
    return false
  }
}

/**
 * A home that can be written to: the person's own, so that package stores are shared, else one of the project's. Who may
 * write to neither, and so installs nothing, keeps what is set.
 * npm names its cache in the home it found, which then has to go too.
 * @param {NodeJS.ProcessEnv} env @param {string} toolsFolder
 * @returns {NodeJS.ProcessEnv}
 */
export function withHome(env, toolsFolder) {
  const named = env['HOME'] || passwdHome()
  if (named && isWritable(named)) return { ...env, HOME: named }
  const own = join(toolsFolder, 'home')
  if (!canMake(own)) return env
  const kept = Object.entries(env).filter(
    ([key, value]) => !/^npm_config_cache$/i.test(key) || !named || !value?.startsWith(named),
  )
  return { ...Object.fromEntries(kept), HOME: own }
}

function passwdHome() {
  try {
    return userInfo().homedir
  } catch {
    return undefined
  }
}
