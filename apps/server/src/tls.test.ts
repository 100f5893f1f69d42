import { connect, type IncomingHttpHeaders } from 'node:http2'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from './env.ts'
import { startServer } from './start.ts'
import { keepCertificate, selfSigned } from './testing/certificate.ts'
import { FOUNDER } from './testing/founder.ts'
import { emptyFolder } from './testing/folders.ts'
import { testServer } from './testing/test-server.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

const variables = ({ files }: ReturnType<typeof keepCertificate>) => ({
  TLS_CERT_FILE: files.cert,
  TLS_KEY_FILE: files.key,
})

test('a server with a certificate says an https address and answers there, with cookies for it alone', async () => {
  const kept = keepCertificate(emptyFolder())
  const { url, stop } = await testServer(variables(kept))
  expect(url).toMatch(/^https:/)
  const session = connect(url, { ca: kept.cert })
  onTestFinished(() => session.destroy())
  const told = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
    const stream = session.request({ ':path': '/api/auth/register/', ':method': 'POST', ...JSON_TYPE })
    stream.on('error', reject).on('response', resolve).resume()
    stream.end(JSON.stringify(FOUNDER))
  })
  expect(told).toMatchObject({ ':status': 201, 'strict-transport-security': expect.any(String) })
  for (const cookie of told['set-cookie'] ?? ['nothing']) expect(cookie).toContain('Secure')
  // the session that is open keeps it from nothing
  await stop()
})

test('a key that does not fit is a reason not to start', async () => {
  const kept = keepCertificate(emptyFolder(), { ...selfSigned(), key: selfSigned().key })
  const env = readEnv({ DATA_DIR: emptyFolder(), ...variables(kept) })
  await expect(startServer(env)).rejects.toThrow(
    'TLS_KEY_FILE: expected the key of the certificate in TLS_CERT_FILE.',
  )
})
