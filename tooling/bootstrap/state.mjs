import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Documents change nothing that a long run tries. */
const isDocument = (/** @type {string} */ path) =>
  /\.md$|^(?:docs|findings|\.changeset|\.github)\/|^LICENSE$/.test(path)

/**
 * A name for the state of the code in a folder: it changes with every file that git knows or would add, documents left out.
 * Results of long runs are kept under it.
 * @param {string} root
 * @returns {string} 12 hexadecimal digits
 */
export function stateOf(root) {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const paths = execFileSync('git', options, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const hash = createHash('sha256')
  for (const path of new Set(paths.split('\0').sort())) {
    const isFile =
      path !== '' && !isDocument(path) && lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile()
    if (isFile) hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex').slice(0, 12)
}
