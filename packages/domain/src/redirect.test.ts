import { expect, test } from 'vitest'
import { safeRedirect } from './redirect.ts'

test.each([
  ['/app', '/app'],
  ['/app/settings/assets-inventory?status=active#row', '/app/settings/assets-inventory?status=active#row'],
  ['/app/users?redirectTo=%2Fapp', '/app/users'],
])('%s is kept as %s', (target, kept) => expect(safeRedirect(target)).toBe(kept))

test.each([
  undefined,
  '',
  'app',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/app',
  'javascript:alert(1)',
  'data:text/html,x',
  '/application',
  '/auth/login',
  '/',
  '/app/../../evil',
  '/app/..//evil.example',
  '/app/../auth/login',
  '/%2e%2e/evil',
  '/app\n/x',
  '/app\u0000',
  '\t//evil.example',
  ' /app',
  `/app/${'x'.repeat(2048)}`,
  '/app:80@evil.example',
])('%j goes to /app', (target) => expect(safeRedirect(target)).toBe('/app'))
