import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT_FILES = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'turbo.json',
  'tsconfig.base.json',
  '.node-version',
]
const SOURCE_FOLDERS = ['apps', 'packages', 'tooling']
const NOT_BUILT = new Set([
  'node_modules',
  'styled-system',
  'storybook-static',
  'test-results',
  'playwright-report',
  'coverage',
  'e2e',
])
const isLeftOut = (/** @type {string} */ name) =>
  NOT_BUILT.has(name) ||
  name.startsWith('.') ||
  name.startsWith('dist') ||
  /\.(test|slow|stories)\./.test(name)
const isGenerated = (/** @type {string} */ name) => /\.gen\.\w+$|\.pgdata$/.test(name)

/** @param {string} root @param {string} path @param {string[]} lines */
function describe(root, path, lines) {
  const { size, mtimeMs } = statSync(join(root, path))
  lines.push(`${path} ${size} ${mtimeMs}`)
}

/**
 * @param {string} root @param {string} folder @param {(name: string) => boolean} isWanted
 * @param {(name: string) => boolean} isSkipped @param {string[]} lines
 */
function describeFolder(root, folder, isWanted, isSkipped, lines) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (isSkipped(entry.name)) continue
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) describeFolder(root, path, isWanted, isSkipped, lines)
    else if (entry.isFile() && isWanted(entry.name)) describe(root, path, lines)
  }
}

/** @param {string[]} lines */
const digest = (lines) => createHash('sha256').update(lines.sort().join('\n')).digest('hex')

/**
 * Name, size and time of every file a build reads, and the settings it is built with. Generated files are the
 * outputs' business: the build itself writes them.
 * @param {string} root @param {NodeJS.ProcessEnv} env @param {string} toolchain
 * @returns {string}
 */
export function sourcesOf(root, env, toolchain) {
  /** @type {string[]} */
  const lines = [`toolchain ${toolchain}`]
  for (const [key, value] of Object.entries(env)) if (key.startsWith('VITE_')) lines.push(`${key}=${value}`)
  for (const file of ROOT_FILES) describe(root, file, lines)
  for (const folder of SOURCE_FOLDERS) {
    describeFolder(root, folder, (name) => !isGenerated(name), isLeftOut, lines)
  }
  return digest(lines)
}

/**
 * The same of what a build and an installation leave behind.
 * @param {string} root @param {readonly string[]} outputs folders and files that must be there
 * @returns {string | undefined} undefined when one of them is missing
 */
export function outputsOf(root, outputs) {
  /** @type {string[]} */
  const lines = []
  try {
    for (const output of outputs) {
      if (statSync(join(root, output)).isFile()) describe(root, output, lines)
      else
        describeFolder(
          root,
          output,
          () => true,
          () => false,
          lines,
        )
    }
    for (const folder of SOURCE_FOLDERS) describeFolder(root, folder, isGenerated, isLeftOut, lines)
  } catch {
    return undefined
  }
  return digest(lines)
}

/** @param {string} path @param {{ sources: string, outputs: string | undefined }} now */
export function isStamped(path, now) {
  if (now.outputs === undefined) return false
  try {
    return readFileSync(path, 'utf8') === `${now.sources}\n${now.outputs}\n`
  } catch {
    return false
  }
}

/** @param {string} path */
export const dropStamp = (path) => rmSync(path, { force: true })

/** @param {string} path @param {{ sources: string, outputs: string | undefined }} built */
export function writeStamp(path, built) {
  if (built.outputs === undefined) return
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${built.sources}\n${built.outputs}\n`)
  renameSync(draft, path)
}
