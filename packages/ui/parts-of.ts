import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORT =
  /(?:import|export)\s(?:[^'"]*?\{(?<names>[^}]*)\})?[^'"]*?['"](?<module>[^'"]+)['"]|import\(\s*['"](?<lazy>[^'"]+)['"]/g
interface Import {
  names: string[]
  module: string
}

const importsOf = (file: string): Import[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(({ groups = {} }) => ({
    names: (groups.names ?? '').split(',').map((name) => name.trim().split(' ')[0] ?? ''),
    module: groups.module ?? groups.lazy ?? '',
  }))

/** The file of this package that an import means, or undefined for anything else. */
function partFile(parts: string, from: string, module: string): string | undefined {
  const named = /^@plenum\/ui\/([\w-]+)$/.exec(module)?.[1]
  const file = named === undefined ? join(dirname(from), module) : join(parts, `${named}.tsx`)
  return /\.tsx?$/.test(file) && file.startsWith(parts) && existsSync(file) ? file : undefined
}

interface Where {
  /** The folder of this package. */
  root: string
  /** The sources of the application, as a path from there. */
  application: string
}

/** The parts an application shows, whichever way they reach it: their files, and the recipes all of these use. */
export function partsOf({ root, application }: Where): { files: string[]; recipes: string[] } {
  const sources = globSync(`${application}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.(stories|test)\./.test(file),
  )
  const waiting = sources.map((file) => join(root, file))
  const parts = new Set<string>()
  const recipes = new Set<string>()
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const { names, module } of importsOf(file)) {
      if (module === '@plenum/ui/recipes') for (const name of names) if (name !== '') recipes.add(name)
      const part = partFile(join(root, 'src'), file, module)
      if (part === undefined || parts.has(part)) continue
      parts.add(part)
      waiting.push(part)
    }
  }
  return { files: [...parts].toSorted(), recipes: [...recipes].toSorted() }
}
