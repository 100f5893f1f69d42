import { pageLanguage } from '@plenum/api-server/page-language'
import { globSync } from 'node:fs'
import { dirname, sep } from 'node:path'
import { hasSession, shownAddress } from './first-files.ts'
import { WebFile } from './web-file.ts'

/** Where the build leaves them, by language and address. */
const FOLDER = '.vite/drawn'
/** What a page may be asked for with and still look the same. */
const SAME_WITH = ['redirectTo']

const looksTheSame = ({ url }: Request) =>
  [...new URL(url).searchParams.keys()].every((name) => SAME_WITH.includes(name))

/** The pages that the build has drawn beforehand: they are seen before the application has been read. */
export class DrawnPages {
  readonly #pages: Map<string, WebFile>

  /** `root` is the folder of the build. */
  constructor(root: string) {
    const names = globSync(`${FOLDER}/**/index.html`, { cwd: root })
    this.#pages = new Map(
      names.map((name) => [
        dirname(name)
          .split(sep)
          .join('/')
          .slice(FOLDER.length + 1),
        new WebFile(root, name),
      ]),
    )
  }

  /** The page for whoever is not signed in, in his language; undefined where it was not drawn. */
  pageOf(request: Request): WebFile | undefined {
    if (hasSession(request.headers)) return undefined
    const shown = shownAddress(request)
    const isAsked = new URL(request.url).pathname.startsWith(shown)
    if (isAsked && !looksTheSame(request)) return undefined
    const page = this.#pages.get(`${pageLanguage(request.headers)}${shown}`.replace(/\/$/, ''))
    return page?.isThere ? page : undefined
  }
}
