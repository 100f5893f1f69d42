import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cleanEnvironment, withHome } from './environment.mjs'

test('what the calling npm set for itself is dropped, where packages come from is kept', () => {
  const cleaned = cleanEnvironment(
    {
      PATH: '/bin',
      DATA_DIR: '/data',
      INIT_CWD: '/somewhere',
      npm_lifecycle_event: 'start',
      npm_config_prefix: '/usr',
      npm_config_omit: 'dev',
      npm_config_global: 'true',
      npm_config_registry: 'https://registry.example',
      npm_config_strict_ssl: 'false',
      npm_config_https_proxy: 'http://proxy.example',
      'npm_config_@plenum:registry': 'https://own.example',
      'npm_config_//registry.example/:_authToken': 'secret',
      NPM_CONFIG_CACHE: '/cache',
    },
    '/usr/bin/node',
  )
  expect(cleaned).toMatchObject({
    PATH: '/bin',
    DATA_DIR: '/data',
    npm_config_registry: 'https://registry.example',
    npm_config_strict_ssl: 'false',
    npm_config_https_proxy: 'http://proxy.example',
    'npm_config_@plenum:registry': 'https://own.example',
    'npm_config_//registry.example/:_authToken': 'secret',
    NPM_CONFIG_CACHE: '/cache',
    TURBO_TELEMETRY_DISABLED: '1',
  })
  for (const gone of [
    'INIT_CWD',
    'npm_lifecycle_event',
    'npm_config_prefix',
    'npm_config_omit',
    'npm_config_global',
  ]) {
    expect(cleaned).not.toHaveProperty(gone)
  }
})

test("NODE goes when it is npm's own, and stays when a person set it", () => {
  expect(cleanEnvironment({ NODE: '/usr/bin/node' }, '/usr/bin/node')).not.toHaveProperty('NODE')
  expect(cleanEnvironment({ NODE: '/opt/node' }, '/usr/bin/node')).toHaveProperty('NODE', '/opt/node')
})

test('home is the one given where it can be written to, else one of the project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plenum-home-'))
  const tools = join(folder, 'tools')
  const npm_config_cache = '/nonexistent/.npm'
  expect(withHome({ HOME: folder, npm_config_cache }, tools)).toEqual({ HOME: folder, npm_config_cache })
  expect(withHome({ HOME: '/nonexistent', npm_config_cache }, tools)).toEqual({ HOME: join(tools, 'home') })
  expect(withHome({ HOME: '/nonexistent', npm_config_cache: '/cache' }, tools)).toEqual({
    HOME: join(tools, 'home'),
    npm_config_cache: '/cache',
  })
  rmSync(folder, { recursive: true })
})
