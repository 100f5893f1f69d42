import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { keepCertificate, selfSigned } from '../testing/certificate.ts'
import { emptyFolder } from '../testing/folders.ts'
import { type Certificate, followCertificate, readCertificate } from './certificate.ts'

test('a certificate is taken with its key', () => {
  const { files, ...certificate } = keepCertificate(emptyFolder())
  expect(readCertificate(files)).toEqual(certificate)
})

test.each([
  [
    'no certificate',
    { cert: '/nowhere/cert.pem' },
    'TLS_CERT_FILE: /nowhere/cert.pem cannot be read (ENOENT).',
  ],
  ['no key', { key: '/nowhere/key.pem' }, 'TLS_KEY_FILE: /nowhere/key.pem cannot be read (ENOENT).'],
])('%s is named', (_, over, words) => {
  const { files } = keepCertificate(emptyFolder())
  expect(() => readCertificate({ ...files, ...over })).toThrow(words)
})

test.each([
  ['a certificate that is none', { cert: 'x' }, 'holds no certificate as PEM'],
  ['a key that is none', { key: 'x' }, 'holds no key as PEM'],
  ['the key of another one', { key: selfSigned().key }, 'expected the key of the certificate'],
])('%s is refused, and nothing of it told', (_, over, words) => {
  const { files } = keepCertificate(emptyFolder(), { ...selfSigned(), ...over })
  expect(() => readCertificate(files)).toThrow(words)
})

test('a renewed one is taken by itself, and half of one never', async () => {
  const folder = emptyFolder()
  const { files, cert } = keepCertificate(folder)
  const [used, reported]: [Certificate[], unknown[]] = [[], []]
  const take = (certificate: Certificate) => void used.push(certificate)
  const report = (error: unknown) => void reported.push(error)
  onTestFinished(followCertificate({ files, take, report, everyMs: 20 }))
  await setTimeout(100)
  expect({ used, reported }).toEqual({ used: [], reported: [] })
  const renewed = selfSigned()
  writeFileSync(files.cert, renewed.cert)
  await expect.poll(() => reported.length).toBe(1)
  expect(used).toEqual([])
  writeFileSync(files.key, renewed.key)
  await expect.poll(() => used).toEqual([renewed])
  expect(renewed.cert).not.toBe(cert)
})

test('files that cannot even be looked at are told of once, and taken again once they can be', async () => {
  const folder = emptyFolder()
  const { files, ...certificate } = keepCertificate(folder)
  const [used, reported]: [Certificate[], unknown[]] = [[], []]
  const take = (taken: Certificate) => void used.push(taken)
  const report = (error: unknown) => void reported.push(error)
  onTestFinished(followCertificate({ files, take, report, everyMs: 20 }))
  rmSync(files.cert)
  // a name that leads to itself, which nobody may follow, root neither
  symlinkSync(files.cert, files.cert)
  await expect.poll(() => reported.length).toBe(1)
  await setTimeout(100)
  expect(reported.map(String)).toEqual([expect.stringContaining('cannot be read (ELOOP)')])
  rmSync(files.cert)
  writeFileSync(files.cert, certificate.cert)
  await expect.poll(() => used).toEqual([certificate])
})
