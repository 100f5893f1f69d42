/** Ways of packing a body this server knows, best first. */
const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

const isRefused = (parameter: string | undefined) => /^\s*q\s*=\s*0(\.0*)?\s*$/.test(parameter ?? '')

/** The best encoding a request's `Accept-Encoding` allows, or undefined for none. */
export const encodingFor = (acceptEncoding: string | undefined): Encoding | undefined => {
  const accepted = (acceptEncoding ?? '').split(',').flatMap((item) => {
    const [name, parameter] = item.split(';')
    return isRefused(parameter) ? [] : [name?.trim().toLowerCase()]
  })
  return ENCODINGS.find((encoding) => accepted.includes(encoding))
}
