const MAX_LENGTH = 2048
// A control character or a backslash can make a browser read a path as a host.
const UNSAFE = /[\u0000-\u001f\u007f\\]/
const HERE = 'http://plenum.invalid'

/** A path below `/app` to return to after sign-in; anything else becomes `/app`. */
export function safeRedirect(target: string | undefined): string {
  if (!target || target.length > MAX_LENGTH || UNSAFE.test(target) || !target.startsWith('/')) return '/app'
  if (!URL.canParse(target, HERE)) return '/app'
  const url = new URL(target, HERE)
  const inside = url.origin === HERE && (url.pathname === '/app' || url.pathname.startsWith('/app/'))
  if (!inside) return '/app'
  // Taking nothing out would still write the rest anew.
  if (url.searchParams.has('redirectTo')) url.searchParams.delete('redirectTo')
  return url.pathname + url.search + url.hash
}
