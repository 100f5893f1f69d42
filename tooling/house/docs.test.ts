import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './supply/lock.ts'

const MOST_WORDS = 900

/** A page of the documentation, by its path from the root. */
interface Page {
  path: string
  text: string
}

const pages: Page[] = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.md', ':!.changeset'],
  { cwd: ROOT, encoding: 'utf8' },
)
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

/** Files and folders that a page links to, by their paths from the root. */
const linksOf = ({ path, text }: Page) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => posix.join(posix.dirname(path), decodeURI(target)))

/** Files and folders that a page names: `packages/domain/src`. */
const namedIn = ({ text }: Page) =>
  [...text.matchAll(/`((?:apps|packages|tooling|deploy|docs|findings)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )

test('the README fits on one screen', () => {
  const { text = '' } = pages.find(({ path }) => path === 'README.md') ?? {}
  expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(MOST_WORDS)
})

test('links of the documentation lead to files that exist, and so do the paths it names', () => {
  const faults = pages.flatMap((page) =>
    [...linksOf(page), ...namedIn(page)]
      .filter((target) => !existsSync(join(ROOT, target)))
      .map((target) => `${page.path}: ${target} does not exist. Correct the path, or remove it.`),
  )
  expect(faults).toEqual([])
})

test('every page of the documentation is linked from another page', () => {
  const linked = new Set(pages.flatMap((page) => linksOf(page).filter((target) => target !== page.path)))
  const folders = (path: string) => path.replace(/\/README\.md$/, '')
  const alone = pages
    .filter(({ path }) => path !== 'README.md' && !linked.has(path) && !linked.has(folders(path)))
    .map(({ path }) => `${path}: No page links here. Link it, or remove it.`)
  expect(alone).toEqual([])
})
