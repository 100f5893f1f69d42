import { readFile, writeFile } from 'node:fs/promises'
import { minify } from 'vite'

/** Scripts that are no part of the application, which Vite copies as they are: every page waits for the first. */
const APART = ['boot.js', 'at-leisure.js']

/** Leaves out of them what only a reader needs. */
export const minifyApart = (dist: URL): Promise<void[]> =>
  Promise.all(
    APART.map(async (name) => {
      const file = new URL(name, dist)
      const { code, errors } = await minify(name, await readFile(file, 'utf8'))
      if (errors.length > 0) throw new Error(`${name} cannot be read: ${errors[0]?.message}`)
      await writeFile(file, code)
    }),
  )
