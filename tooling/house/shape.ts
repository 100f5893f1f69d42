import { importsOf, isCode, isConfig, isGenerated, isTest, withoutComments, type Source } from './source.ts'

const FILE_LINES = 250
const ROUTE_LINES = 40
const linesOf = (text: string) => text.replace(/\n$/, '').split('\n').length
const isWritten = ({ path }: Source) => !isGenerated(path) && /\.(?:ts|tsx|mjs|css)$/.test(path)

export const longFiles = (house: Source[]) =>
  house
    .filter((source) => isWritten(source) && linesOf(source.text) > FILE_LINES)
    .map(({ path, text }) => `${path}: ${linesOf(text)} lines; the limit is ${FILE_LINES}. Split the file.`)

const isRoute = (path: string) => path.startsWith('apps/web/src/routes/') && isCode(path) && !isTest(path)

export const longRoutes = (house: Source[]) =>
  house
    .filter(({ path, text }) => isRoute(path) && linesOf(text) > ROUTE_LINES)
    .map(
      ({ path, text }) =>
        `${path}: ${linesOf(text)} lines; the limit for a route is ${ROUTE_LINES}. Move code into the feature.`,
    )

/** Files that only re-export. They are a detour on the way to the code. */
export const barrels = (house: Source[]) =>
  house
    .filter((source) => isWritten(source) && isCode(source.path))
    .filter(({ text }) => {
      const code = withoutComments(text)
      const rest = code.replace(
        /^[ \t]*export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s*from\s*['"][^'"]+['"];?/gm,
        '',
      )
      return code.trim() !== '' && rest.trim() === ''
    })
    .map(({ path }) => `${path}: This file only re-exports. Remove it and import from the original files.`)

/** Components of packages/ui without a story. */
export function withoutStory(house: Source[]) {
  const paths = new Set(house.map(({ path }) => path))
  return [...paths]
    .filter((path) => /^packages\/ui\/src\/[^/]+\.tsx$/.test(path) && !isTest(path))
    .filter((path) => !paths.has(path.replace(/\.tsx$/, '.stories.tsx')))
    .map(
      (path) =>
        `${path}: No story. Add ${path
          .split('/')
          .at(-1)
          ?.replace(/\.tsx$/, '.stories.tsx')} beside it.`,
    )
}

const NO_FOLDERS = new Set(['utils', 'util', 'shared', 'common', 'helpers', 'helper', 'lib', 'types'])

/** Folders with a name that does not say what is in them. */
export const namelessFolders = (house: Source[]) =>
  house
    .map(({ path }) => ({
      path,
      folder: path
        .split('/')
        .slice(0, -1)
        .find((name) => NO_FOLDERS.has(name)),
    }))
    .filter(({ folder }) => folder !== undefined)
    .map(
      ({ path, folder }) =>
        `${path}: The folder name "${folder}" does not say what is in it. Name it after its subject.`,
    )

export const otherCases = (house: Source[]) =>
  house
    .filter((source) => isWritten(source) && !isRoute(source.path))
    .filter(({ path }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/.test(path.split('/').at(-1) ?? ''))
    .map(({ path }) => `${path}: File names are kebab-case. Rename the file.`)

export const defaultExports = (house: Source[]) =>
  house
    .filter(
      ({ path }) =>
        isCode(path) && !isConfig(path) && !isGenerated(path) && !/\.stories\.|\.d\.ts$/.test(path),
    )
    .filter(({ text }) => /^\s*export default\b/m.test(withoutComments(text)))
    .map(({ path }) => `${path}: Default export. Use a named export.`)

/** Relative imports without a file extension. Node runs the sources directly and does not guess extensions. */
export const bareImports = (house: Source[]) =>
  house
    .filter((source) => isWritten(source) && isCode(source.path))
    .flatMap(({ path, text }) =>
      importsOf(text)
        .filter(({ module }) => /^(?:\.|#app\/)/.test(module) && !/\.\w+(?:\?[\w&=-]+)?$/.test(module))
        .map(({ module, line }) => `${path}:${line}: Import without a file extension: '${module}'. Add it.`),
    )
