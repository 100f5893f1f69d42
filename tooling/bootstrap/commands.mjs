import { join, resolve } from 'node:path'
import { findBrowser, findPostgres } from './machine.mjs'
import { TARGETS, prepare, prepareForData } from './preparation.mjs'
import { inTerminal, step, together } from './processes.mjs'
import { runSlow, runTests } from './testing.mjs'

/** @typedef {import('./preparation.mjs').Prepared} Prepared */

const DEMO_PORT = '8000'

const PATHS = ['TLS_CERT_FILE', 'TLS_KEY_FILE', 'SECRETS_FILE', 'DATA_DIR']

/** The server's place: its files and folders are named from the project's folder, not from the server's. @param {Prepared} prepared @param {string} folder */
const serverPlace = ({ root, env }, folder) => {
  /** @type {NodeJS.ProcessEnv} */
  const given = { ...env, DATA_DIR: env['DATA_DIR']?.trim() || folder }
  const paths = PATHS.flatMap((name) => {
    const path = given[name]?.trim()
    return path ? [[name, resolve(root, path)]] : []
  })
  return { cwd: join(root, 'apps', 'server'), env: { ...given, ...Object.fromEntries(paths) } }
}

/** Has a command of the server's place find and compile its modules quickly; `main.ts` sees to that itself. */
const QUICKLY = ['--import', './src/quick-load.ts']

/** @param {Prepared} prepared */
const webPlace = ({ root, env }) => ({ cwd: join(root, 'apps', 'web'), env })
const VITE = join('node_modules', 'vite', 'bin', 'vite.js')

/** @param {string} root @param {string[]} args */
async function start(root, args) {
  const prepared = await prepare(root, process.env, TARGETS.web)
  return inTerminal(prepared.node, ['src/main.ts', ...args], serverPlace(prepared, 'data'))
}

/** @param {string} root @param {string[]} args */
async function dev(root, args) {
  const prepared = await prepare(root, process.env)
  const { node, env } = prepared
  await step('Generating code', 'turbo', ['run', 'codegen', '--output-logs=errors-only'], { cwd: root, env })
  return together([
    { command: node, args: ['--watch', 'src/main.ts'], place: serverPlace(prepared, 'data') },
    { command: node, args: [VITE, ...args], place: webPlace(prepared) },
  ])
}

/** @param {string} root @param {string[]} args */
async function demo(root, args) {
  if (args.includes('--server')) {
    const prepared = await prepare(root, process.env, TARGETS.web)
    const rest = args.filter((arg) => arg !== '--server')
    return inTerminal(prepared.node, [...QUICKLY, 'src/demo.ts', ...rest], serverPlace(prepared, 'data-demo'))
  }
  const prepared = await prepare(root, process.env, TARGETS.demo)
  const port = prepared.env['VITE_MOCK_API_PORT'] || DEMO_PORT
  const preview = ['preview', '--outDir', 'dist-mock', '--port', port, '--strictPort', ...args]
  return inTerminal(prepared.node, [VITE, ...preview], webPlace(prepared))
}

/** Work on the data that only this machine may do. @param {string} root @param {string[]} args */
async function admin(root, args) {
  const prepared = await prepareForData(root, process.env)
  return inTerminal(prepared.node, [...QUICKLY, 'src/admin.ts', ...args], serverPlace(prepared, 'data'))
}

/**
 * Work on all the data at once. A file is named from where the person types.
 * @param {string} script @returns {(root: string, args: string[]) => Promise<number>}
 */
const wholesale = (script) => async (root, args) => {
  const from = process.env['INIT_CWD'] ?? root
  const named = args.map((arg) => (arg.startsWith('-') || arg.includes('://') ? arg : resolve(from, arg)))
  const prepared = await prepareForData(root, process.env)
  return inTerminal(prepared.node, [...QUICKLY, `src/${script}.ts`, ...named], serverPlace(prepared, 'data'))
}

/** What the product is made of, as a file for those who look after its safety. @param {string} root */
async function sbom(root) {
  const { node, env } = await prepare(root, process.env)
  return inTerminal(node, ['scripts/write-sbom.ts'], { cwd: join(root, 'tooling', 'house'), env })
}

/** How fast it is, on the production build. @param {string} root @param {string[]} args */
async function bench(root, args) {
  const { node, env: given } = await prepare(root, process.env, TARGETS.web)
  const browser = await findBrowser({ cwd: root, env: given })
  const postgres = await findPostgres({ cwd: root, env: given })
  const env = { ...given, CHROMIUM_PATH: browser, ...(postgres ? { PLENUM_POSTGRES_BIN: postgres } : {}) }
  return inTerminal(node, ['run.ts', ...args], { cwd: join(root, 'tooling', 'bench'), env })
}

/** Turns the changesets into a release: changelog and version. @param {string} root @param {string[]} args */
async function release(root, args) {
  const { node, env } = await prepare(root, process.env)
  return inTerminal(node, ['run.ts', ...args], { cwd: join(root, 'tooling', 'release'), env })
}

/** @param {string} root @param {string[]} args */
async function test(root, args) {
  return runTests(await prepare(root, process.env), args)
}

/** @param {string} root @param {string[]} args */
async function testSlow(root, args) {
  return runSlow(await prepare(root, process.env), args)
}

/** Every command answers with the exit code. */
export const COMMANDS = {
  start,
  test,
  'test:slow': testSlow,
  dev,
  demo,
  admin,
  backup: wholesale('backup'),
  restore: wholesale('restore'),
  move: wholesale('move'),
  sbom,
  bench,
  release,
}
