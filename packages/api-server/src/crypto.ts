const encoder = new TextEncoder()

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** 32 random bytes as text. */
export const randomText = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)))

/** SHA-256 as text: what is kept of a token. */
export const sha256 = async (text: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))))

/** SHA-256 of bytes in hexadecimal letters: the name that contents are kept under. */
export const sha256Hex = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** HMAC-SHA-256 as text; `purpose` keeps what is signed for one use from serving another. */
export async function mac(key: Uint8Array, purpose: string, text: string): Promise<string> {
  const raw = new Uint8Array(key)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', raw, algorithm, false, ['sign'])
  return base64url(
    new Uint8Array(await crypto.subtle.sign('HMAC', imported, encoder.encode(`${purpose}\n${text}`))),
  )
}

/** Whether two texts are equal, in a time that does not tell where they differ. */
export function sameText(one: string, other: string): boolean {
  const [left, right] = [encoder.encode(one), encoder.encode(other)]
  return (
    left.length === right.length && left.reduce((sum, byte, at) => sum | (byte ^ (right[at] ?? 0)), 0) === 0
  )
}

/** Text as base64url, for things that travel in addresses. */
export const toBase64url = (text: string): string => base64url(encoder.encode(text))

/** The reverse of `toBase64url`; throws where the text is none. */
export const fromBase64url = (text: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)),
  )
