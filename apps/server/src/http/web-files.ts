import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, encodingFor } from './encoding.ts'
import { FirstFiles } from './first-files.ts'
import { pageHeaders } from './security-headers.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
/** Where the build leaves what it has packed already. */
const PACKED_BY_BUILD = '.vite/packed'
const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz' }
const PACKED_ALREADY = new Set(['.png', '.webp', '.woff2', '.ico'])
const QUICK = 5
const BEST = 11

const brotli = async (body: Uint8Array, quality: number) =>
  new Uint8Array(
    await promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  )

interface Body {
  bytes: Uint8Array<ArrayBuffer>
  encoding: Encoding | undefined
}

/** One file of the build, read once, when it is first asked for; packed here only where the build has not done that. */
class WebFile {
  readonly #path: string
  readonly #packed: string
  readonly #packs: boolean
  readonly #byBuild = new Map<Encoding, Body | null>()
  #plain: Body | undefined
  #gzip: Promise<Body> | undefined
  #quick: Promise<Body> | undefined
  #best: Body | undefined
  #etag = ''
  readonly type: string

  constructor(root: string, name: string) {
    const path = join(root, name)
    this.#path = path
    this.#packed = join(root, PACKED_BY_BUILD, name)
    this.#packs = !PACKED_ALREADY.has(extname(path))
    this.type = TYPES[extname(path)] ?? 'application/octet-stream'
  }

  /** A build made meanwhile takes the files of the one before away. */
  get isThere() {
    return this.#plain !== undefined || existsSync(this.#path)
  }

  get etag() {
    this.#read()
    return this.#etag
  }

  async body(acceptEncoding: string | undefined): Promise<Body> {
    const plain = this.#read()
    const encoding = this.#packs ? encodingFor(acceptEncoding) : undefined
    if (!encoding) return plain
    const byBuild = this.#builtIn(encoding)
    if (byBuild) return byBuild
    return encoding === 'br' ? (this.#best ?? this.#quickly(plain)) : this.#gzipped(plain)
  }

  #read() {
    if (this.#plain) return this.#plain
    const bytes = new Uint8Array(readFileSync(this.#path))
    // Weak, for it names every encoding of the file.
    this.#etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    this.#plain = { bytes, encoding: undefined }
    return this.#plain
  }

  #builtIn(encoding: Encoding) {
    const known = this.#byBuild.get(encoding)
    if (known !== undefined) return known
    const path = this.#packed + ENDINGS[encoding]
    const body = existsSync(path) ? { bytes: new Uint8Array(readFileSync(path)), encoding } : null
    this.#byBuild.set(encoding, body)
    return body
  }

  #gzipped({ bytes }: Body) {
    this.#gzip ??= promisify(gzip)(bytes).then((packed) => ({
      bytes: new Uint8Array(packed),
      encoding: 'gzip',
    }))
    return this.#gzip
  }

  /** The first visitor gets a quick pack at once while the best one, forty times slower, is made for all others. */
  #quickly({ bytes }: Body) {
    this.#quick ??= brotli(bytes, QUICK).then((quick): Body => {
      void brotli(bytes, BEST).then((best) => {
        this.#best = { bytes: best, encoding: 'br' }
      })
      return { bytes: quick, encoding: 'br' }
    })
    return this.#quick
  }
}

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

  constructor(dist: URL) {
    const root = fileURLToPath(dist)
    const paths = existsSync(root) ? listFiles(root) : []
    this.#firstFiles = new FirstFiles(new URL('.vite/first-files.json', dist))
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
    const page = this.#files.get('/index.html')
    if (pathname.startsWith('/assets/') || !wantsPage) return new Response('Not found', NOT_FOUND)
    if (!page) return new Response('The web application is not built.', NOT_FOUND)
    return this.#send(page, request, { ...pageHeaders, ...this.#firstFiles.linksOf(request) })
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
