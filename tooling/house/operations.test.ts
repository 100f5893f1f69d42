import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import product from '../../package.json' with { type: 'json' }
import { ROOT } from './supply/lock.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const manifest = (path: string) =>
  v.parse(
    v.object({ scripts: v.record(v.string(), v.string()), packageManager: v.optional(v.string(), '') }),
    JSON.parse(read(path)),
  )
const page = read('docs/operations.md')
const unit = read('deploy/plenum.service')
const dockerfile = read('deploy/Dockerfile')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one = '']) => one)

/** What stays outside of an image, as Docker reads it: the last line that fits a path or a folder of it decides. */
const ignoring = read('deploy/Dockerfile.dockerignore')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => ({ isOut: !line.startsWith('!'), pattern: line.replace(/^!/, '') }))
const isKeptOut = (path: string) => {
  const names = path.split('/')
  const places = names.map((_, end) => names.slice(0, end + 1).join('/'))
  const last = ignoring.findLast(({ pattern }) => places.some((place) => matchesGlob(place, pattern)))
  return last?.isOut ?? false
}

/** The names that the server's environment is read by. */
const variables = found(read('apps/server/src/env.ts'), /^ {2}([A-Z][A-Z\d_]+): v\.optional\(/gm)

describe('the guide for those who run it', () => {
  test('names every variable of the environment, and no other', () => {
    expect(variables.length).toBeGreaterThan(15)
    expect(found(page, /^\| `([A-Z][A-Z\d_]+)` +\|/gm).toSorted()).toEqual(variables.toSorted())
  })

  test('names every figure, and no other', () => {
    const source = ['metrics/metrics.ts', 'database/pool.ts']
      .map((path) => read(`apps/server/src/${path}`))
      .join('')
    const figures = found(source, /'((?:plenum|process|nodejs)_[a-z_]+)'/g)
    expect(figures.length).toBeGreaterThan(10)
    expect([...new Set(found(page, /`((?:plenum|process|nodejs)_[a-z_]+)`/g))].toSorted()).toEqual(
      [...figures].toSorted(),
    )
  })

  test('leads to a changelog that begins with the current version', () => {
    expect(page).toContain('](../CHANGELOG.md)')
    expect(found(read('CHANGELOG.md'), /^## (\S+) /gm)[0]).toBe(product.version)
  })
})

describe('examples of running it', () => {
  test('start what npm starts', () => {
    const { start = '' } = manifest('apps/server/package.json').scripts
    expect(start).toMatch(/^node src\/[\w-]+\.ts$/)
    expect(read('tooling/bootstrap/commands.mjs')).toContain(
      `inTerminal(prepared.node, ['${start.slice(5)}', ...args]`,
    )
    expect(found(unit, /^ExecStart=(.*)$/gm)).toEqual([`/usr/bin/${start}`])
    expect(found(unit, /^WorkingDirectory=(.*)$/gm)).toEqual(['/opt/plenum/apps/server'])
    expect(found(dockerfile, /^CMD (.*)$/gm)).toEqual([JSON.stringify(start.split(' ')).replace(',', ', ')])
    expect(found(dockerfile, /^WORKDIR (.*)$/gm).at(-1)).toBe('/plenum/apps/server')
  })

  test('set only what the server reads', () => {
    const set = [
      ...found(unit, /^Environment=(.*)$/gm),
      ...found(dockerfile, /^ENV (.*)$/gm),
      ...found(read('deploy/nginx.conf') + read('deploy/Caddyfile'), /\b([A-Z]+_[A-Z]+)=/g).map(
        (name) => `${name}=`,
      ),
    ]
    const names = set.flatMap((text) => found(text, /(?:^| )([A-Z][A-Z\d_]+)=/g))
    expect(names.filter((name) => name !== 'NODE_ENV' && !variables.includes(name))).toEqual([])
  })

  test('run as somebody without rights', () => {
    expect(found(unit, /^User=(.*)$/gm)).toEqual(['plenum'])
    expect(dockerfile.lastIndexOf('\nUSER node\n')).toBeGreaterThan(dockerfile.lastIndexOf('\nRUN '))
    for (const setting of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet=']) {
      expect(unit.split('\n')).toContain(setting)
    }
  })

  test('take Node and pnpm in the versions that are worked with', () => {
    const node = read('.node-version').trim()
    for (const image of found(dockerfile, /^FROM (node:\S+)/gm))
      expect(image).toBe(`node:${node}-bookworm-slim`)
    expect(dockerfile).toContain(`--ignore-scripts ${manifest('package.json').packageManager}\n`)
  })

  test('keep secrets and what is fetched out of an image', () => {
    const kept = [
      ['.git/config', 'node_modules/turbo/package.json', 'apps/web/node_modules/vite/package.json'],
      ['data/secrets.json', 'apps/server/data/database/PG_VERSION', 'apps/server/secrets.json'],
      ['.env', '.env.local', 'apps/server/.env', 'apps/web/.env.local', 'apps/web/.env.production.local'],
      ['plenum.env', 'deploy/plenum.env', 'deploy/server.log'],
    ].flat()
    expect(kept.filter((path) => !isKeptOut(path))).toEqual([])
  })

  test('give an image every file that its build reads', () => {
    const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
    expect(tracked).toContain('apps/web/.env.production')
    const other = ['apps/web/.env.development', 'apps/web/.env.mock']
    expect(tracked.filter((path) => path && isKeptOut(path))).toEqual(other)
  })

  test('give an image the version that the server states', () => {
    expect(dockerfile).toContain('\nCOPY --from=production /plenum/package.json /plenum/package.json\n')
  })

  test('try again for as long as the database is away', () => {
    expect(unit.split('\n')).toContain('StartLimitIntervalSec=0')
    expect(found(unit, /^Restart=(.*)$/gm)).toEqual(['on-failure'])
    expect(Number(found(unit, /^RestartSec=(\d+)$/gm)[0])).toBeGreaterThanOrEqual(5)
  })

  test('hand on who asked and by which name, and news at once', () => {
    const nginx = read('deploy/nginx.conf')
    expect(nginx).toContain('proxy_set_header Host $host;')
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;')
    expect(/location = \/api\/events\/ \{[^}]*proxy_buffering off;/.test(nginx)).toBe(true)
    expect(/location = \/metrics \{[^}]*return 404;/.test(nginx)).toBe(true)
    const format = /log_format plenum '(.*)';/.exec(nginx)?.[1] ?? ''
    expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|http_\w+|is_args|cookie_\w+)\b/)
    const caddy = read('deploy/Caddyfile')
    expect(caddy).toContain('flush_interval -1')
    expect(caddy).toContain('request>uri regexp')
    expect(/handle \/metrics \{[^}]*respond 404/.test(caddy)).toBe(true)
  })
})
