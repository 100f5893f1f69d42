import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import * as v from 'valibot'
import { importsOf, isTest, type Source } from '../source.ts'

const Names = v.optional(v.record(v.string(), v.string()), {})
const Manifest = v.object({
  name: v.string(),
  dependencies: Names,
  devDependencies: Names,
  scripts: Names,
})
const Program = v.object({ bin: v.optional(v.union([v.string(), v.record(v.string(), v.string())])) })

/** Packages that no code imports, and why they are needed. */
export const NEEDED: Readonly<Record<string, string>> = {
  'apps/web @ark-ui/react': 'the build tells its components from those of other packages',
  'apps/web oxc-transform-react': 'the compiler that @vitejs/plugin-react uses',
  'packages/api-server @valibot/to-json-schema': 'hono-openapi loads it',
  'tooling/bench @vitest/coverage-v8': 'vitest loads it to count branches',
  'tooling/lint @tanstack/eslint-plugin-query': 'named in oxlint.json',
  'tooling/lint oxlint-tsgolint': 'run by oxlint',
  'tooling/storybook @plenum/web': 'its stories are found by path',
  'tooling/storybook @storybook/addon-a11y': 'named in the configuration',
  'tooling/storybook @storybook/addon-vitest': 'named in the configuration',
}

/** `@scope/name` of `@scope/name/part`; undefined for what is no package of others. */
const packageOf = (module: string) =>
  /^(?:[.#/]|virtual:|\$|~)/.test(module) || isBuiltin(module)
    ? undefined
    : /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0]

const NAMED_IN_STYLES = /(?:@import\s+|url\()['"]([^'"]+)['"]/g

const modulesOf = ({ path, text }: Source) =>
  path.endsWith('.css')
    ? [...text.matchAll(NAMED_IN_STYLES)].map(([, module = '']) => ({ module, isType: false }))
    : importsOf(text)

const programsOf = (root: string, workspace: string, name: string): string[] => {
  const path = join(root, workspace, 'node_modules', name, 'package.json')
  if (!existsSync(path)) return []
  const { bin } = v.parse(Program, JSON.parse(readFileSync(path, 'utf8')))
  return typeof bin === 'string' ? [name.split('/').at(-1) ?? name] : Object.keys(bin ?? {})
}

/** What `@types/react` says the types of; for Node they are there without any import. */
const typedBy = (name: string) => (name === '@types/node' ? name : /^@types\/(.+)$/.exec(name)?.[1])

/** What a server runs from its sources, where only what it declares for production is installed. */
const RUNS = /^(?:apps\/server|packages\/(?:api-server|domain|i18n))\/src\//
/** What lies among that, and no server runs. */
const UNRUN = ['apps/server/src/demo.ts', 'packages/i18n/src/react.ts']
const isRun = ({ path }: Source) => RUNS.test(path) && !isTest(path) && !UNRUN.includes(path)

interface Workspace {
  path: string
  folder: string
  name: string
  dependencies: string[]
  devDependencies: string[]
  commands: string
}

const workspaceIn = ({ path, text }: Source): Workspace => {
  const { name, dependencies, devDependencies, scripts } = v.parse(Manifest, JSON.parse(text))
  return {
    path,
    folder: path.replace(/package\.json$/, ''),
    name,
    dependencies: Object.keys(dependencies),
    devDependencies: Object.keys(devDependencies),
    commands: Object.values(scripts).join(' '),
  }
}

// Code in texts, which the rules are tried with.
const TRIED = /^tooling\/house\/.*\.test\.ts$/

const usesIn = (house: readonly Source[], { folder, name: own }: Workspace) =>
  house
    .filter(({ path }) => folder !== '' && path.startsWith(folder) && /\.(?:ts|tsx|mjs|css)$/.test(path))
    .flatMap((file) =>
      modulesOf(file).flatMap(({ module, isType }) => {
        const name = packageOf(module)
        return name === undefined || name === own
          ? []
          : [{ name, isRun: isRun(file) && !isType, path: file.path }]
      }),
    )

const faultsOf = (
  house: readonly Source[],
  root: string,
  workspace: Workspace,
  needed: ReadonlySet<string>,
) => {
  const { path, folder, dependencies, devDependencies, commands } = workspace
  const uses = usesIn(house, workspace)
  const used = new Set(uses.map(({ name }) => name))
  const isCalled = (name: string) =>
    programsOf(root, folder, name).some((program) => new RegExp(`(?:^|[ /])${program}(?: |$)`).test(commands))
  const isUsed = (name: string) =>
    used.has(name) ||
    used.has(typedBy(name) ?? '') ||
    typedBy(name) === name ||
    isCalled(name) ||
    needed.has(`${folder.slice(0, -1)} ${name}`)
  const declared = [...dependencies, ...devDependencies]
  return [
    ...declared.filter((name) => !isUsed(name)).map((name) => `${path}: ${name} is not used. Remove it.`),
    ...uses
      .filter(({ name, path: file }) => !declared.includes(name) && !TRIED.test(file))
      .map(({ name, path: file }) => `${file}: imports ${name}. Declare it in ${path}.`),
    ...uses
      .filter((use) => use.isRun && !dependencies.includes(use.name))
      .map(
        ({ name, path: file }) =>
          `${file}: imports ${name}, which is not installed in production. Declare it under "dependencies" in ${path}.`,
      ),
  ]
}

/** Packages that a workspace declares but does not use, uses but does not declare, or runs but declares for development only. */
export const dependencyFaults = (
  house: readonly Source[],
  root: string,
  needed: Readonly<Record<string, string>> = NEEDED,
): string[] => {
  const words = new Set(Object.keys(needed))
  const workspaces = house.filter(({ path }) => /(?:^|\/)package\.json$/.test(path)).map(workspaceIn)
  const declared = workspaces.flatMap(({ folder, dependencies, devDependencies }) =>
    [...dependencies, ...devDependencies].map((name) => `${folder.slice(0, -1)} ${name}`),
  )
  const faults = workspaces.flatMap((workspace) => faultsOf(house, root, workspace, words))
  const stale = [...words].filter((word) => !declared.includes(word))
  return [
    ...new Set([
      ...faults,
      ...stale.map(
        (word) =>
          `${word}: listed in NEEDED of tooling/house/supply/used.ts, but not declared. Remove the entry.`,
      ),
    ]),
  ]
}
