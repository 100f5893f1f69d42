import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { tmpdir } from 'node:os'
import { extname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'

type Answer = (asked: Http2ServerRequest, answer: Http2ServerResponse) => void

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Answers over HTTP/2, as whatever stands before a server in earnest does. */
async function front(answer: Answer) {
  const folder = mkdtempSync(join(tmpdir(), 'plenum-front-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  execFileSync('openssl', ['req', ...subject, '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' })
  const server = createSecureServer({ key: readFileSync(keyFile), cert: readFileSync(certFile) }, answer)
  rmSync(folder, { recursive: true })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `https://localhost:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

// they say how one connection is kept, which is not the other's business
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host'])
const passed = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.has(name)),
  )

/** The product's server behind such a front. */
export const serveProduct = (url: string) => {
  const { hostname, port, host } = new URL(url)
  return front((asked, answer) => {
    const headers = { ...passed(asked.headers), host }
    const { url: path, method } = asked
    // a connection that is kept may be closed by the server in the moment it is used again
    const sent = request({ hostname, port, path, method, headers, agent: false }, (received) => {
      answer.writeHead(received.statusCode ?? 502, passed(received.headers))
      received.pipe(answer.stream)
    })
    sent.on('error', () => answer.stream.close())
    // who has gone reads no events any more
    answer.stream.on('close', () => sent.destroy())
    asked.pipe(sent)
  })
}

/** A built page and what its calls are answered, compressed beforehand. */
export const serveFloor = (folder: string, calls: Record<string, object>) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const contents = new Map(
    files.map((file) => [
      `/${relative(folder, file)}`,
      {
        type: TYPES[extname(file)] ?? 'application/octet-stream',
        body: gzipSync(readFileSync(file), { level: 9 }),
      },
    ]),
  )
  for (const [path, told] of Object.entries(calls))
    contents.set(path, { type: 'application/json', body: gzipSync(JSON.stringify(told)) })
  return front((asked, answer) => {
    const { type, body } = contents.get(asked.url.split('?')[0] ?? '') ?? contents.get('/index.html') ?? {}
    if (type === undefined || body === undefined) return answer.writeHead(404).end()
    answer.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body)
  })
}
