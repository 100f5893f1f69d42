import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StepFailed, step } from './processes.mjs'

/** @typedef {import('./processes.mjs').Place} Place */

/** Chromium without a window of its own takes a third of the processor time for a page. */
const SHELL = 'chromium-headless-shell'
const BROWSERS = [
  `/usr/bin/${SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const POSTGRES_HOMES = '/usr/lib/postgresql'
const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.conf'

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** @param {string} label @param {string[]} packages @param {Place} place */
async function aptInstall(label, packages, { cwd, env }) {
  const quiet = { cwd, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
  await step('Reading package lists', 'apt-get', ['update'], quiet)
  await step(label, 'apt-get', ['install', '--yes', '--no-install-recommends', ...packages], quiet)
}

/** Not every distribution has the shell. @param {Place} place */
async function installBrowser(place) {
  try {
    await aptInstall('Installing Chromium', [SHELL], place)
  } catch (error) {
    if (!(error instanceof StepFailed) || error.code >= 128) throw error
    await aptInstall('Installing Chromium', ['chromium'], place)
  }
}

/**
 * The browser of the tests: the one named, one of the usual places, or Debian's package.
 * @param {Place} place
 * @returns {Promise<string>} rejects with the command to type where none can be had
 */
export async function findBrowser(place) {
  const named = place.env['CHROMIUM_PATH']
  if (named) {
    if (spawnSync(named, ['--version'], { env: place.env }).status === 0) return named
    throw Object.assign(new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`), {
      isForPerson: true,
    })
  }
  const known = BROWSERS.find((path) => existsSync(path))
  if (known) return known
  if (canInstall()) {
    await installBrowser(place)
    const installed = BROWSERS.find((path) => existsSync(path))
    if (installed) return installed
  }
  const command = 'sudo apt-get update && sudo apt-get install --yes chromium'
  throw Object.assign(
    new Error(`The tests need Chromium or Chrome. Install it, or name it in CHROMIUM_PATH:\n  ${command}`),
    { isForPerson: true },
  )
}

/** @param {string} folder */
const isPostgres = (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))

/**
 * @param {string} homes folder with one folder per version
 * @returns {string | undefined} the newest one's programs
 */
export function newestPostgres(homes) {
  if (!existsSync(homes)) return undefined
  return readdirSync(homes)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(homes, version, 'bin'))
    .find(isPostgres)
}

/** Debian starts a server for everyone when PostgreSQL is installed; the tests need its programs only. */
function createNoCluster() {
  const settings = existsSync(CLUSTER_SETTINGS) ? readFileSync(CLUSTER_SETTINGS, 'utf8') : ''
  if (/^create_main_cluster/m.test(settings)) return
  writeFileSync(CLUSTER_SETTINGS, `${settings}\ncreate_main_cluster = false\n`)
}

/**
 * PostgreSQL's programs for the contract tests, undefined where there are none: those tests are then skipped.
 * @param {Place} place
 * @returns {Promise<string | undefined>} the folder with initdb and postgres
 */
export async function findPostgres(place) {
  const named = place.env['PLENUM_POSTGRES_BIN']
  if (named) {
    if (isPostgres(named)) return named
    throw Object.assign(new Error(`PLENUM_POSTGRES_BIN names ${named}, which has no initdb and postgres.`), {
      isForPerson: true,
    })
  }
  const known = newestPostgres(POSTGRES_HOMES)
  if (known || !canInstall()) return known
  try {
    await aptInstall('Preparing PostgreSQL', ['postgresql-common'], place)
    createNoCluster()
    await aptInstall('Installing PostgreSQL', ['postgresql'], place)
  } catch (error) {
    if (!(error instanceof StepFailed) || error.code >= 128) throw error
    console.log('PostgreSQL could not be installed: its tests are skipped.')
  }
  return newestPostgres(POSTGRES_HOMES)
}
