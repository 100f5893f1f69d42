/** The value of a cookie in `document.cookie`, or null; what cannot be decoded is taken as it stands there. */
export function cookieValue(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`))
  const written = pair?.slice(name.length + 1)
  if (!written) return null
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
