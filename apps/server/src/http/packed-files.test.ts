import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { emptyFolder } from '../testing/folders.ts'
import { WebFiles } from './web-files.ts'

const SCRIPT = `export const words = ${JSON.stringify(randomBytes(2_000).toString('hex'))}`
// What nobody would pack by himself shows whose work it is.
const [BROTLI, GZIP] = [brotliCompressSync(`${SCRIPT}//br`), gzipSync(`${SCRIPT}//gz`)]

const built = (packed: Record<string, Buffer>) => {
  const dist = emptyFolder()
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'assets/a-1.js'), SCRIPT)
  mkdirSync(join(dist, '.vite/packed/assets'), { recursive: true })
  for (const [name, bytes] of Object.entries(packed)) writeFileSync(join(dist, '.vite/packed', name), bytes)
  return new WebFiles(pathToFileURL(`${dist}/`))
}

const ask = async (web: WebFiles, path: string, accept?: string) => {
  const headers = { Accept: '*/*', ...(accept !== undefined && { 'Accept-Encoding': accept }) }
  const answer = await web.answer(new Request(`http://localhost${path}`, { headers }))
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}

test('what the build has packed goes out as it is', async () => {
  const web = built({ 'assets/a-1.js.br': BROTLI, 'assets/a-1.js.gz': GZIP })
  const [plain, br, gzip] = [
    await ask(web, '/assets/a-1.js'),
    await ask(web, '/assets/a-1.js', 'gzip, br'),
    await ask(web, '/assets/a-1.js', 'gzip'),
  ]
  expect(plain.body.toString()).toBe(SCRIPT)
  expect([br.body.equals(BROTLI), gzip.body.equals(GZIP)]).toEqual([true, true])
  expect([plain, br, gzip].map(({ headers }) => headers.get('content-encoding'))).toEqual([
    null,
    'br',
    'gzip',
  ])
  for (const { headers, body } of [plain, br, gzip]) {
    expect(headers.get('content-length')).toBe(String(body.length))
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('vary')).toBe('Accept-Encoding')
    expect(headers.get('etag')).toBe(plain.headers.get('etag'))
  }
})

test('what it has left is packed here', async () => {
  const br = await ask(built({ 'assets/a-1.js.gz': GZIP }), '/assets/a-1.js', 'br')
  expect(br.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT)
})

test('what is packed has no address of its own', async () => {
  const web = built({ 'assets/a-1.js.br': BROTLI })
  for (const path of ['/assets/a-1.js.br', '/.vite/packed/assets/a-1.js.br']) {
    expect((await ask(web, path)).body.equals(BROTLI), path).toBe(false)
  }
})
