import { importsOf, isCode, isConfig, isGenerated, isTest, withoutComments, type Source } from './source.ts'

const FILE_LINES = 250
const ROUTE_LINES = 40
const linesOf = (text: string) => text.replace(/\n$/, '').split('\n').length
const isWritten = ({ path }: Source) => !isGenerated(path) && /\.(?:ts|tsx|mjs|css)$/.test(path)

export const longFiles = (house: Source[]) =>
  house
    .filter((source) => isWritten(source) && linesOf(source.text) > FILE_LINES)
    .map(({ path, text }) => `${path}: ${linesOf(text)} lines, at most ${FILE_LINES}`)

const isRoute = (path: string) => path.startsWith('apps/web/src/routes/') && isCode(path) && !isTest(path)

export const longRoutes = (house: Source[]) =>
  house
    .filter(({ path, text }) => isRoute(path) && linesOf(text) > ROUTE_LINES)
    .map(({ path, text }) => `${path}: ${linesOf(text)} lines, a route has at most ${ROUTE_LINES}`)

/** A file that only hands on what others export is a detour on the way to the code. */
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
    .map(({ path }) => `${path}: only re-exports, import from the file itself`)

/** A component nobody can look at alone is a component nobody looks at. */
export function withoutStory(house: Source[]) {
  const paths = new Set(house.map(({ path }) => path))
  return [...paths]
    .filter((path) => /^packages\/ui\/src\/[^/]+\.tsx$/.test(path) && !isTest(path))
    .filter((path) => !paths.has(path.replace(/\.tsx$/, '.stories.tsx')))
    .map((path) => `${path}: no story beside it`)
}

const NO_FOLDERS = new Set(['utils', 'util', 'shared', 'common', 'helpers', 'helper', 'lib', 'types'])

/** Folders are named for what they are about; these names are about nothing. */
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
    .map(({ path, folder }) => `${path}: a folder must not be called ${folder}`)

export const otherCases = (house: Source[]) =>
  house
    .filter((source) => isWritten(source) && !isRoute(source.path))
    .filter(({ path }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/.test(path.split('/').at(-1) ?? ''))
    .map(({ path }) => `${path}: file names are kebab-case`)

export const defaultExports = (house: Source[]) =>
  house
    .filter(
      ({ path }) =>
        isCode(path) && !isConfig(path) && !isGenerated(path) && !/\.stories\.|\.d\.ts$/.test(path),
    )
    .filter(({ text }) => /^\s*export default\b/m.test(withoutComments(text)))
    .map(({ path }) => `${path}: exports are named`)

/** Node runs the sources as they are, and it guesses no endings. */
export const bareImports = (house: Source[]) =>
  house
    .filter((source) => isWritten(source) && isCode(source.path))
    .flatMap(({ path, text }) =>
      importsOf(text)
        .filter(({ module }) => /^(?:\.|#app\/)/.test(module) && !/\.\w+(?:\?[\w&=-]+)?$/.test(module))
        .map(({ module }) => `${path}: '${module}' needs its ending`),
    )
