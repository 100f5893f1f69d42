import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, encodingFor } from './encoding.ts'

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
export class WebFile {
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
