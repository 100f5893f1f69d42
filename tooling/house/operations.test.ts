import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
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

  test('names no file that is not there', () => {
    for (const path of found(page, /\]\(([^)#]+)\)/g)) expect(read(join('docs', path)), path).not.toBe('')
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
    const ignored = read('deploy/Dockerfile.dockerignore').split('\n')
    for (const path of ['.git', '**/node_modules', '**/data', '**/.env*', '**/secrets.json'])
      expect(ignored).toContain(path)
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
