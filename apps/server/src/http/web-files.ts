import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DrawnPages } from './drawn-pages.ts'
import { FirstFiles } from './first-files.ts'
import { pageHeaders } from './security-headers.ts'
import { WebFile } from './web-file.ts'

const listFiles = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (path) =>
        !relative(root, path)
          .split(sep)
          .some((part) => part.startsWith('.')),
    )

const NOT_FOUND = { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } }

/** Answers requests for the built web from the list of its files: what is not on the list is not there. */
export class WebFiles {
  readonly #files: Map<string, WebFile>
  readonly #firstFiles: FirstFiles
  readonly #drawnPages: DrawnPages

  constructor(dist: URL) {
    const root = fileURLToPath(dist)
    const paths = existsSync(root) ? listFiles(root) : []
    this.#firstFiles = new FirstFiles(new URL('.vite/first-files.json', dist))
    this.#drawnPages = new DrawnPages(root)
    this.#files = new Map(
      paths.map((path) => {
        const name = relative(root, path)
        return [`/${name.split(sep).join('/')}`, new WebFile(root, name)]
      }),
    )
  }

  async answer(request: Request) {
    const { pathname } = new URL(request.url)
    const file = this.#files.get(pathname)
    if (file?.isThere && pathname !== '/index.html') return this.#send(file, request, this.#caching(pathname))
    const wantsPage = /text\/html|\*\/\*/.test(request.headers.get('Accept') ?? '*/*')
    // what is drawn names its files itself
    const drawn = this.#drawnPages.pageOf(request)
    const page = drawn ?? this.#files.get('/index.html')
    if (pathname.startsWith('/assets/') || !wantsPage) return new Response('Not found', NOT_FOUND)
    if (!page) return new Response('The web application is not built.', NOT_FOUND)
    return this.#send(page, request, { ...pageHeaders, ...(!drawn && this.#firstFiles.linksOf(request)) })
  }

  #caching(pathname: string) {
    const named = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    return { 'Cache-Control': named }
  }

  async #send(file: WebFile, request: Request, extra: Record<string, string>) {
    const headers: Record<string, string> = { ...extra, Vary: 'Accept-Encoding', ETag: file.etag }
    if (request.headers.get('If-None-Match')?.includes(file.etag)) {
      return new Response(null, { status: 304, headers })
    }
    const { bytes, encoding } = await file.body(request.headers.get('Accept-Encoding') ?? undefined)
    headers['Content-Type'] = file.type
    headers['Content-Length'] = String(bytes.length)
    if (encoding) headers['Content-Encoding'] = encoding
    return new Response(request.method === 'HEAD' ? null : bytes, { headers })
  }
}
