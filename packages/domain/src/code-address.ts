/** Where a code opens its asset; `origin` is where people find the application. */
export const codeAddress = (origin: string, code: string): string =>
  `${origin}/app/c/${encodeURIComponent(code)}`

const ADDRESS = /^https?:\/\/[^\s/?#]+\/app\/c\/([^\s/?#]+)$/i

/** The code that was scanned: labels hold it as such or, for cameras, within its address, whatever the host was then. */
export function scannedCode(text: string): string {
  const said = text.trim()
  const [, code] = ADDRESS.exec(said) ?? []
  if (code === undefined) return said
  try {
    return decodeURIComponent(code)
  } catch {
    return said
  }
}
