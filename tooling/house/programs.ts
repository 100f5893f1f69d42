import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutComments } from './source.ts'

/** TypeScript's programs by folder (`.` is the root), each with the folders that its tsconfig.json references. */
export type Programs = Readonly<Record<string, readonly string[]>>

/** Reads every tsconfig.json that git knows or would add. */
export function readPrograms(root: string): Programs {
  const options = [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'tsconfig.json',
    '*/tsconfig.json',
  ]
  const paths = execFileSync('git', options, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  return Object.fromEntries(
    paths
      .filter((path) => existsSync(join(root, path)))
      .map((path) => {
        const folder = join(path, '..')
        const { references = [] }: { references?: { path: string }[] } = JSON.parse(
          withoutComments(readFileSync(join(root, path), 'utf8')),
        )
        return [folder, references.map((reference) => join(folder, reference.path))]
      }),
  )
}

/**
 * What `tsc -b` would miss: a program that the root does not reference, and a change in a program that another one
 * reads only through a third one, whose own declarations can stay the same.
 */
export const programFaults = (programs: Programs): string[] =>
  Object.entries(programs).flatMap(([folder, references]) =>
    folder === '.'
      ? Object.keys(programs)
          .filter((other) => other !== '.' && !references.includes(other))
          .map((other) => `tsconfig.json needs a reference to ${other}`)
      : references.flatMap((reference) =>
          (programs[reference] ?? [])
            .filter((other) => !references.includes(other))
            .map((other) => `${folder}/tsconfig.json needs a reference to ${other}, as ${reference} has`),
        ),
  )
