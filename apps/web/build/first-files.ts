import { isFirst } from '@plenum/i18n/create-i18n'
import { LANGUAGES } from '@plenum/i18n/language'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const ROUTES = 'src/routes'
/** What refreshes a session, before anything else runs. */
const FIRST = '/web/src/first-refresh.ts'
const MAIN = '/web/src/main.tsx'
/** Where the words of all but the first pages are looked up. */
const LATER_WORDS = '/i18n/src/later-bundles.ts'

type Chunk = Rolldown.OutputChunk
type Bundle = Rolldown.OutputBundle

const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk')

const chunkWith = (bundle: Bundle, ending: string): Chunk[] =>
  chunksOf(bundle).filter(({ moduleIds }) =>
    moduleIds.some((id) => id.replace(/(?<=\?tsr-split=component).*/, '').endsWith(ending)),
  )

/** The files of chunks with all they import, and the styles of each. */
function closure(bundle: Bundle, chunks: readonly Chunk[]): Set<string> {
  const files = new Set<string>()
  const add = (chunk: Chunk) => {
    if (files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') add(imported)
    }
  }
  for (const chunk of chunks) add(chunk)
  return files
}

/** What every page begins with: the whole application's start, the head start among what it imports. */
const startOf = (bundle: Bundle) => closure(bundle, chunkWith(bundle, MAIN))

/** The address a route's file stands for: `/app/support/tickets/$ticketId`. */
const addressOf = (route: string) =>
  `/${route.replace(/\.tsx$/, '').replaceAll('.', '/')}`.replace(/\/index$/, '') || '/'

/** A route's file with those around it. */
const chainOf = (root: string, route: string) => [
  ...route
    .split('/')
    .slice(0, -1)
    .map((_, at, folders) => posix.join(...folders.slice(0, at + 1), 'route.tsx'))
    .filter((layout) => existsSync(join(root, ROUTES, layout))),
  route,
]

/** The bundles of words that a route waits for. */
const wordsOf = (root: string, route: string) =>
  [...readFileSync(join(root, ROUTES, route), 'utf8').matchAll(/\bloadWords\([^,]+, '(\w+)'\)/g)].map(
    ([, words = '']) => words,
  )

/** What the first page of each address fetches beside the application's start, by language. */
function firstFilesOf(bundle: Bundle, root: string): Record<string, Record<string, string[]>> {
  const start = startOf(bundle)
  // before all else: what the page asks the server for waits for it
  const first = chunkWith(bundle, FIRST).map(({ fileName }) => fileName)
  const routes = globSync('**/*.tsx', { cwd: join(root, ROUTES) })
    .map((route) => route.replaceAll('\\', '/'))
    .filter((route) => !/(^|\/)(__root|route)\.tsx$/.test(route))
  return Object.fromEntries(
    routes.toSorted().map((route) => {
      const chain = chainOf(root, route)
      const words = ['start', ...chain.flatMap((file) => wordsOf(root, file))]
      const code = closure(bundle, [
        ...chain.flatMap((file) => chunkWith(bundle, `/${ROUTES}/${file}?tsr-split=component`)),
        ...(words.every(isFirst) ? [] : chunkWith(bundle, LATER_WORDS)),
      ])
      const filesIn = (language: string) => [
        ...code,
        ...closure(
          bundle,
          words.flatMap((each) => chunkWith(bundle, `/i18n/src/locales/${language}/${each}.ts`)),
        ),
      ]
      return [
        addressOf(route),
        Object.fromEntries(
          LANGUAGES.map((language) => [
            language,
            [...first, ...filesIn(language).filter((file) => !start.has(file))],
          ]),
        ),
      ]
    }),
  )
}

/**
 * Names the whole start in the page, which leads to it in two steps only, lets what is first run before all else, and
 * writes down what the page of every address fetches first, so that a server can tell the browser with the page itself.
 */
export const firstFiles = (): Plugin => {
  let root = ''
  return {
    name: 'plenum:first-files',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const first = chunkWith(bundle, FIRST).map(({ fileName }) => `/${fileName}`)
        return {
          html: html.replaceAll(/ *<script[^>]* src="([^"]+)"><\/script>\n/g, (tag, src: string) =>
            first.includes(src) ? '' : tag,
          ),
          tags: [
            ...first.map((src) => ({
              tag: 'script',
              attrs: { type: 'module', async: true, crossorigin: true, src },
            })),
            ...[...startOf(bundle)]
              .filter((file) => file.endsWith('.js') && !html.includes(file))
              .map((file) => ({
                tag: 'link',
                attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
                injectTo: 'head' as const,
              })),
          ],
        }
      },
    },
    generateBundle(_options, bundle) {
      this.emitFile({
        type: 'asset',
        fileName: '.vite/first-files.json',
        source: JSON.stringify(firstFilesOf(bundle, root)),
      })
    },
  }
}
