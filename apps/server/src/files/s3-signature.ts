import { createHash, createHmac } from 'node:crypto'

/** Who asks, and where the store believes itself to be. */
export interface S3Credentials {
  region: string
  key: string
  secret: string
}

export interface Signable {
  method: string
  /** Its path and query are taken as they are: encoded strictly, the query in order. */
  url: URL
  /** SHA-256 of the body. */
  payload: string
  at: Date
  /** Further headers to be signed, in small letters. */
  headers?: Record<string, string>
}

/** Of no bytes at all. */
export const EMPTY_PAYLOAD = createHash('sha256').digest('hex')

/** As the signature wants it: more than `encodeURIComponent` leaves plain is written with a percent sign. */
export const encodeStrictly = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** The headers that AWS Signature Version 4 asks of a request. */
export const signedHeaders = (
  { method, url, payload, at, headers: more = {} }: Signable,
  { region, key, secret }: S3Credentials,
): Record<string, string> => {
  const time = at.toISOString().replace(/[:-]|\.\d+/g, '')
  const day = time.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  const headers: Record<string, string> = {
    ...more,
    host: url.host,
    'x-amz-content-sha256': payload,
    'x-amz-date': time,
  }
  const names = Object.keys(headers).toSorted()
  const signed = names.join(';')
  const canonical = [
    method,
    url.pathname,
    url.search.slice(1),
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    signed,
    payload,
  ].join('\n')
  const digest = createHash('sha256').update(canonical).digest('hex')
  const signing = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request')
  const signature = hmac(signing, ['AWS4-HMAC-SHA256', time, scope, digest].join('\n')).toString('hex')
  const authorization = `AWS4-HMAC-SHA256 Credential=${key}/${scope}, SignedHeaders=${signed}, Signature=${signature}`
  return { ...headers, authorization }
}
