import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { StepFailed, step } from './processes.mjs'

const ASK_MS = 10_000

/** @param {string} version @returns {number[]} */
const numbersOf = (version) =>
  version
    .replace(/^[^\d]*/, '')
    .split(/[.+-]/)
    .slice(0, 3)
    .map(Number)

/** @param {string} version @param {string} minimum as in '24.11' or '>=24.11' */
export function isAtLeast(version, minimum) {
  const [have, want] = [numbersOf(version), numbersOf(minimum)]
  for (const place of [0, 1, 2]) {
    const difference = (have[place] ?? 0) - (want[place] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

/** @param {string} version @param {string} pin same major and not older */
export const fitsPin = (version, pin) =>
  numbersOf(version)[0] === numbersOf(pin)[0] && isAtLeast(version, pin)

/**
 * The versions the project asks for, each written in one place only.
 * @param {string} root
 * @returns {{ minimumNode: string, node: string, pnpm: string }}
 */
export function pinsOf(root) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return {
    minimumNode: String(manifest.engines.node),
    node: readFileSync(join(root, '.node-version'), 'utf8').trim(),
    pnpm: String(manifest.packageManager).split('@')[1] ?? '',
  }
}

/** @param {string} name of an npm package @param {string} version */
const folderName = (name, version) => `${name.replace('@', '').replace('/', '-')}@${version}`

/** @param {string} text for the person at the machine */
function fail(text) {
  return Object.assign(new Error(text), { isForPerson: true })
}

/** @param {string} output of npm @param {string} name @param {string} need */
function explain(output, name, need) {
  const platform = `${process.platform}-${process.arch}`
  if (/E404|ETARGET|ENOTSUP|EBADPLATFORM|notarget/.test(output)) {
    return `The registry has no ${name} for this machine (${platform}). Install ${need} yourself and try again.`
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network/i.test(output)) {
    return `${name} could not be fetched: the registry cannot be reached. Check the connection, or install ${need} yourself.`
  }
  return `${name} could not be fetched:\n${output.trim()}`
}

/**
 * One package from the registry into the tools folder. It is made aside and renamed, so that half an
 * installation is never taken for a whole one.
 * @param {{ toolsFolder: string, name: string, version: string, need: string, env: NodeJS.ProcessEnv, npm: string | undefined }} wanted
 * @returns {Promise<string>} the package's folder
 */
export async function fetchTool({ toolsFolder, name, version, need, env, npm }) {
  const home = join(toolsFolder, folderName(name, version))
  const folder = join(home, 'node_modules', ...name.split('/'))
  if (existsSync(folder)) return folder
  mkdirSync(toolsFolder, { recursive: true })
  const draft = mkdtempSync(join(toolsFolder, 'draft-'))
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const options = ['--ignore-scripts', '--no-save', '--no-package-lock', '--no-audit', '--no-fund']
  const retries = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--loglevel=error']
  try {
    const args = [...first, 'install', '--prefix', draft, ...options, ...retries, `${name}@${version}`]
    await step(`Fetching ${name} ${version}`, command, args, { cwd: draft, env })
    // made for its owner only, but who runs the tests may be somebody else
    chmodSync(draft, 0o755)
    renameSync(draft, home)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error instanceof StepFailed && error.code < 128 ? fail(explain(error.output, name, need)) : error
  }
  return folder
}

/** Alpine and its like: the registry's Node is linked against another C library. */
function isMusl() {
  if (process.platform !== 'linux') return false
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report?.getReport())
  return report?.header?.glibcVersionRuntime === undefined
}

/** @param {NodeJS.ProcessEnv} env @returns {string | undefined} */
function ownPnpm(env) {
  // asked outside the project, where it has no pin to follow
  const answer = spawnSync('pnpm', ['--version'], { cwd: tmpdir(), env, encoding: 'utf8', timeout: ASK_MS })
  return answer.status === 0 ? answer.stdout.trim() : undefined
}

/**
 * The Node this project runs on: the machine's when it is new enough, else one of the registry's.
 * @param {{ root: string, toolsFolder: string, env: NodeJS.ProcessEnv, npm: string | undefined }} place
 * @returns {{ present: string | undefined, fetch: () => Promise<string> }} path of the executable
 */
export function nodeFor({ root, toolsFolder, env, npm }) {
  const { minimumNode, node: version } = pinsOf(root)
  if (isAtLeast(process.versions.node, minimumNode)) {
    return { present: process.execPath, fetch: () => Promise.resolve(process.execPath) }
  }
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${platform}-${process.arch}`
  const file = process.platform === 'win32' ? ['bin', 'node.exe'] : ['bin', 'node']
  const inside = join(toolsFolder, folderName(name, version), 'node_modules', name, ...file)
  const need = `Node ${minimumNode}`
  return {
    present: existsSync(inside) ? inside : undefined,
    fetch: async () => {
      if (isMusl()) throw fail(`This system has no glibc: install ${need} yourself and try again.`)
      const folder = await fetchTool({ toolsFolder, name, version, need, env, npm })
      return join(folder, ...file)
    },
  }
}

/**
 * The folder pnpm is in, undefined when the machine's own serves.
 * @param {{ root: string, toolsFolder: string, env: NodeJS.ProcessEnv, npm: string | undefined }} place
 * @returns {Promise<string | undefined>}
 */
export async function pnpmFolder({ root, toolsFolder, env, npm }) {
  const { pnpm: version } = pinsOf(root)
  const name = `@pnpm/exe.${process.platform}-${process.arch}`
  const inside = join(toolsFolder, folderName(name, version), 'node_modules', ...name.split('/'))
  if (existsSync(inside)) return inside
  const own = ownPnpm(env)
  if (own !== undefined && fitsPin(own, version)) return undefined
  return fetchTool({ toolsFolder, name, version, need: `pnpm ${version}`, env, npm })
}

/**
 * @param {NodeJS.ProcessEnv} env @param {string} root @param {string} node @param {string | undefined} pnpm
 * @returns {NodeJS.ProcessEnv} with the project's tools first on the path
 */
export function withTools(env, root, node, pnpm) {
  const folders = [dirname(node), ...(pnpm ? [pnpm] : []), join(root, 'node_modules', '.bin')]
  const headers = dirname(dirname(node))
  return {
    ...env,
    PATH: [...folders, env['PATH'] ?? ''].join(delimiter),
    // headers of the Node that runs, whatever a person's npmrc says
    ...(existsSync(join(headers, 'include', 'node')) ? { npm_config_nodedir: headers } : {}),
  }
}
