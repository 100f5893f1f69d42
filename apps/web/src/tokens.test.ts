import { expect, test, vi } from 'vitest'
import { createTokens, tokenPrefix } from './tokens.ts'

/** A document that keeps cookies by name, as a browser does; attributes are remembered apart. */
function browserJar() {
  const kept = new Map<string, string>()
  const written: string[] = []
  return {
    written,
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [pair = '', ...attributes] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('Max-Age=0')) kept.delete(name)
      else kept.set(name, value)
    },
  }
}

test.each([
  ['localhost', 'default'],
  ['127.0.0.1', 'default'],
  ['[::1]', 'default'],
  ['plenum.example', 'default'],
  ['dc.plenum.example', 'dc'],
])('the host %s gives the prefix %s', (hostname, prefix) => {
  expect(tokenPrefix(hostname)).toBe(prefix)
})

test('the refresh token stands in its cookie and the access token nowhere but in memory', () => {
  const jar = browserJar()
  const tokens = createTokens(jar, 'localhost', () => {})
  tokens.store({ access: 'dcma_a', refresh: 'dcmr_b' })
  expect(tokens.access()).toBe('dcma_a')
  expect(tokens.refresh()).toBe('dcmr_b')
  expect(jar.cookie).toBe('default_refresh_token=dcmr_b')
  expect(jar.written[0]).toContain('Secure; SameSite=Strict; Path=/')
  tokens.clear()
  expect(tokens.access()).toBeNull()
  expect(tokens.refresh()).toBeNull()
})

test('the cookie lasts as long as the token does', () => {
  const jar = browserJar()
  const tokens = createTokens(jar, 'localhost', () => {})
  tokens.store({ access: 'a', refresh: 'b', refresh_expires_in: 1800 })
  tokens.store({ access: 'a', refresh: 'c' })
  expect(jar.written.map((text) => /Max-Age=(\d+)/.exec(text)?.[1])).toEqual(['1800', '1209600'])
})

test('a browser that refuses the cookie is told about once', () => {
  const onRefused = vi.fn<() => void>()
  const tokens = createTokens({ cookie: '' }, 'localhost', onRefused)
  const deaf = createTokens(
    {
      get cookie() {
        return ''
      },
      set cookie(_text: string) {},
    },
    'plain.http.example',
    onRefused,
  )
  tokens.store({ access: 'a', refresh: 'b' })
  expect(onRefused).not.toHaveBeenCalled()
  deaf.store({ access: 'a', refresh: 'b' })
  deaf.store({ access: 'c', refresh: 'd' })
  expect(onRefused).toHaveBeenCalledTimes(1)
  expect(deaf.access()).toBe('c')
})
