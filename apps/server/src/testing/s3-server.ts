import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

// A stack holds the path of this repository, so the key must not be part of any path.
export const S3_KEY = 'THE-KEY-OF-THE-STORE'
export const S3_SECRET = 'never-to-be-told/+='
const REGION = 'eu-west-1'

/** What the next request meets: a status, no answer at all, half an answer, or a cut line. */
export type Fault = number | 'silent' | 'half' | 'cut'

interface Stored {
  bytes: Buffer
  at: Date
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const encode = (text: string) =>
  [...Buffer.from(text)]
    .map((byte) => String.fromCharCode(byte))
    .map((sign) =>
      /[\w.~-]/.test(sign) ? sign : `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('')
const escape = (text: string) => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** What is wrong with the way a request is signed, worked out from what came over the line; undefined for nothing. */
const flawOf = ({ method = '', url = '', headers }: IncomingMessage, body: Buffer) => {
  const said =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/
  const [, key, day = '', region = '', names = '', signature] = said.exec(headers.authorization ?? '') ?? []
  if (key !== S3_KEY || region !== REGION) return 'InvalidAccessKeyId'
  for (const name of ['host', 'x-amz-content-sha256', 'x-amz-date']) {
    if (!names.split(';').includes(name)) return 'AccessDenied'
  }
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const time = String(headers['x-amz-date'])
  const [path = '', query = ''] = url.split('?')
  const fields = [...new URLSearchParams(query)].map(([name, value]) => `${encode(name)}=${encode(value)}`)
  const canonical = [
    method,
    path
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    fields.toSorted().join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    sha256(body),
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const signing = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${S3_SECRET}`, day), region))
  if (!time.startsWith(day) || hmac(signing, text).toString('hex') !== signature)
    return 'SignatureDoesNotMatch'
  const sent = Date.parse(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
  return Math.abs(Date.now() - sent) < 60_000 ? undefined : 'RequestTimeTooSkewed'
}

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  const incoming: AsyncIterable<Buffer> = request
  for await (const part of incoming) parts.push(part)
  return Buffer.concat(parts)
}

const refuse = (response: ServerResponse, status: number, word: string) =>
  void response
    .writeHead(status)
    .end(`<Error><Code>${word}</Code><Message>AWSAccessKeyId ${S3_KEY}, StringToSign</Message></Error>`)

/** A small store that checks signatures by itself, holds objects in memory, and fails as told. */
export class S3Server {
  readonly objects = new Map<string, Stored>()
  readonly asked: string[] = []
  /** One for each request to come. */
  faults: (Fault | undefined)[] = []
  bucket = 'bucket'
  /** Where a redirection leads. */
  location = 'http://127.0.0.1:1/'
  onAsked: () => void = () => undefined
  pageSize = 3
  url = ''

  async open() {
    const server = createServer(
      (request, response) => void this.#answer(request, response).catch(() => response.destroy()),
    )
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const address = server.address()
    this.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    return this
  }

  /** What a server's environment says to use it. */
  variables(prefix = '/inventory files') {
    return {
      FILES_S3_URL: `${this.url}/${this.bucket}${prefix}`,
      FILES_S3_REGION: REGION,
      FILES_S3_KEY: S3_KEY,
      FILES_S3_SECRET: S3_SECRET,
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    this.asked.push(`${request.method} ${request.url}`)
    const fault = this.faults.shift()
    this.onAsked()
    if (fault === 'cut') return request.socket.destroy()
    const body = await bodyOf(request)
    if (fault === 'silent') return
    if (typeof fault === 'number') {
      response.setHeader('Location', this.location)
      return refuse(response, fault, fault === 507 ? 'XMinioStorageFull' : 'SlowDown')
    }
    const flaw = flawOf(request, body)
    if (flaw !== undefined) return refuse(response, 403, flaw)
    const { pathname, searchParams } = new URL(request.url ?? '', this.url)
    const [bucket, ...rest] = pathname.slice(1).split('/').map(decodeURIComponent)
    if (bucket !== this.bucket) return refuse(response, 404, 'NoSuchBucket')
    if (rest.length === 0) return this.#list(searchParams, response)
    return this.#object(request, rest.join('/'), body, response, fault)
  }

  #object(
    { method, headers }: IncomingMessage,
    key: string,
    body: Buffer,
    response: ServerResponse,
    fault?: Fault,
  ) {
    if (method === 'PUT') {
      if (headers['content-length'] === undefined) return refuse(response, 411, 'MissingContentLength')
      this.objects.set(key, { bytes: body, at: new Date() })
      return response.end()
    }
    if (method === 'DELETE') {
      this.objects.delete(key)
      return response.writeHead(204).end()
    }
    const found = this.objects.get(key)
    if (!found) return refuse(response, 404, 'NoSuchKey')
    response.setHeader('Last-Modified', found.at.toUTCString())
    response.setHeader('Content-Length', found.bytes.length)
    if (method === 'HEAD') return response.end()
    if (fault !== 'half') return response.end(found.bytes)
    response.write(found.bytes.subarray(0, found.bytes.length / 2), () => response.destroy())
  }

  #list(query: URLSearchParams, response: ServerResponse) {
    const after = query.get('continuation-token')?.replace(/^<next> & "/, '') ?? ''
    const all = [...this.objects].filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > after)
    const page = all.toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(0, this.pageSize)
    const contents = page.map(
      ([key, { at }]) =>
        `<Contents><Key>${escape(key)}</Key><LastModified>${at.toISOString()}</LastModified><Size>1</Size></Contents>`,
    )
    const isMore = all.length > page.length
    const next = isMore
      ? `<NextContinuationToken>${escape(`<next> & "${page.at(-1)?.[0] ?? ''}`)}</NextContinuationToken>`
      : ''
    response.end(
      `<?xml version="1.0"?><ListBucketResult><Name>b</Name><IsTruncated>${isMore}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    )
  }
}
