import { isIP } from 'node:net'

/** `203.0.113.7:4711` and `[2001:db8::1]:4711` as some proxies write them. */
const withoutPort = (text: string) =>
  /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text

/**
 * Whose request it is. Each of our own proxies adds one address to the right of X-Forwarded-For, so the one as many
 * places from the right as there are proxies is theirs; whatever stands further left, anybody can have written.
 */
export const peerOf = (
  remote: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): { peer?: string } => {
  const said = withoutPort(forwardedFor?.split(',').at(-proxies)?.trim() ?? '')
  const peer = proxies > 0 && isIP(said) !== 0 ? said : remote
  return peer === undefined ? {} : { peer }
}
