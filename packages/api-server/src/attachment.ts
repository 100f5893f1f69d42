/** The name in a header, as RFC 5987 writes it. */
const headerName = (name: string) =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Headers of a file that is kept and never shown, whatever is in it. */
export const attachment = (name: string, media_type: string) => ({
  'content-type': media_type,
  'content-disposition': `attachment; filename*=UTF-8''${headerName(name)}`,
  'content-security-policy': "sandbox; default-src 'none'",
  'accept-ranges': 'none',
})
