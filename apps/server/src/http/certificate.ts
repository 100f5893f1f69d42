import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import type { SecureContextOptions } from 'node:tls'
import { codeOf, Refusal } from '../refusal.ts'

/** Where a certificate with those that vouch for it lies, and its key; both as PEM. */
export interface CertificateFiles {
  cert: string
  key: string
}

/** What they hold. */
export type Certificate = Required<Pick<SecureContextOptions, 'cert' | 'key'>>

/** Renewals come weeks before the end. */
const LOOK_MS = 60_000

const read = (variable: string, path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new Refusal(`${variable}: ${path} cannot be read (${codeOf(cause)}).`, { cause })
  }
}

const parsed = <Part>(variable: string, path: string, expected: string, parse: () => Part) => {
  try {
    return parse()
  } catch (cause) {
    throw new Refusal(`${variable}: ${path} holds no ${expected}.`, { cause })
  }
}

/** Reads both files; throws a `Refusal` that names what cannot be used. */
export const readCertificate = (files: CertificateFiles): Certificate => {
  const [cert, key] = [read('TLS_CERT_FILE', files.cert), read('TLS_KEY_FILE', files.key)]
  const certificate = parsed(
    'TLS_CERT_FILE',
    files.cert,
    'certificate as PEM',
    () => new X509Certificate(cert),
  )
  const privateKey = parsed('TLS_KEY_FILE', files.key, 'key as PEM without a passphrase', () =>
    createPrivateKey(key),
  )
  if (!certificate.checkPrivateKey(privateKey)) {
    throw new Refusal('TLS_KEY_FILE: expected the key of the certificate in TLS_CERT_FILE.')
  }
  return { cert, key }
}

const stampOfFile = (path: string) => {
  try {
    const { ino, mtimeMs, size } = statSync(path)
    return `${ino} ${mtimeMs} ${size}`
  } catch (error) {
    // what reading it says is told once, as for any other change
    return codeOf(error)
  }
}

const stampOf = ({ cert, key }: CertificateFiles) => [cert, key].map(stampOfFile).join()

interface Following {
  files: CertificateFiles
  /** Takes a certificate in place of the one before. */
  take: (certificate: Certificate) => void
  /** Told of files that cannot be used; the certificate of before stays. */
  report: (error: unknown) => void
  everyMs?: number
}

/** Takes a renewed certificate as soon as its files change; gives what ends that. */
export const followCertificate = ({ files, take, report, everyMs = LOOK_MS }: Following) => {
  let stamp = stampOf(files)
  const look = () => {
    const present = stampOf(files)
    if (present === stamp) return
    stamp = present
    try {
      take(readCertificate(files))
    } catch (error) {
      report(error)
    }
  }
  const looking = setInterval(look, everyMs)
  looking.unref()
  return () => clearInterval(looking)
}
