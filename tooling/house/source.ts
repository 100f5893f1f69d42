import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One file of the repository: its path from the root, with `/`, and its text. */
export interface Source {
  path: string
  text: string
}

/** A module named in a file; `isLazy` for `import()`, `isType` where nothing of it is left at run time. */
export interface Import {
  module: string
  line: number
  isLazy: boolean
  isType: boolean
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const READ = /\.(?:ts|tsx|mjs|css|html)$|(?:^|\/)package\.json$/

/** Every file git knows or would add, ignored ones left out. */
export function readHouse(): Source[] {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const paths = execFileSync('git', options, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0')
  return paths
    .filter((path) => READ.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export const isGenerated = (path: string) => /\.gen\.\w+$|\/styled-system\/|\/db\/migrations\//.test(path)
export const isCode = (path: string) => /\.(?:ts|tsx|mjs)$/.test(path)
export const isTest = (path: string) =>
  /\.(?:test|slow|stories|e2e)\.\w+$|\/e2e\/|\/bench\/|\/contract\/|\/test\/|\/testing\/|^tooling\/storybook\//.test(
    path,
  )
export const isConfig = (path: string) => /\.config\.ts$|\/\.storybook\/|\/scripts\//.test(path)

/** Code without comments, line by line where it was: a rule never trips over what is only spoken of. */
export const withoutComments = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|[\s;{(,])\/\/.*$/gm, '$1')

const STATIC = /^[ \t]*(import|export)\s+(type\s)?(?:[\w*\s{},$]*?\sfrom\s*)?['"]([^'"\n]+)['"]/gm
const LAZY = /\bimport\(\s*['"]([^'"\n]+)['"]/g

/** Every module a file names: first the static imports and re-exports, then `import()`. */
export function importsOf(text: string): Import[] {
  const code = withoutComments(text)
  const named = [...code.matchAll(STATIC)].map((match) => ({
    module: match[3] ?? '',
    line: lineOf(code, match.index),
    isLazy: false,
    isType: match[2] !== undefined,
  }))
  const lazy = [...code.matchAll(LAZY)].map((match) => ({
    module: match[1] ?? '',
    line: lineOf(code, match.index),
    isLazy: true,
    isType: false,
  }))
  return [...named, ...lazy]
}

/** The line of an offset in a text. */
export const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length

/** `packages/domain` of `packages/domain/src/asset.ts`. */
export const roomOf = (path: string) => path.split('/').slice(0, 2).join('/')
