import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getuid } from 'node:process'
import { freePort } from '@plenum/postgres'
import { onTestFinished } from 'vitest'
import { bareEnvironment } from './bare-environment.ts'
import { keepCertificate } from './certificate.ts'
import { emptyFolder } from './folders.ts'

/** The name that the examples are written for. */
export const PUBLIC_NAME = 'plenum.example.com'

const example = (name: string) => readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8')

/** Puts this machine's ports and files in place of the example's; one that the example does not name is a mistake. */
const withThis = (text: string, instead: Record<string, string>) =>
  Object.entries(instead).reduce((made, [named, here]) => {
    if (!made.includes(named)) throw new Error(`The example does not say ${named}`)
    return made.replaceAll(named, here)
  }, text)

interface Setting {
  folder: string
  /** Where the server answers. */
  inner: number
  /** Where the proxy answers over TLS. */
  secure: number
  /** Where the proxy answers without. */
  plain: number
  files: { cert: string; key: string }
}

interface Proxy {
  program: string
  /** The one that this machine has. */
  version: string | undefined
  args: (setting: Setting) => string[]
  /** What it has written down of requests. */
  log: (folder: string, written: string) => string
}

const outputOf = (program: string, ...args: string[]) => {
  const { stdout, stderr, status } = spawnSync(program, args, { encoding: 'utf8' })
  return status === 0 ? `${stdout}${stderr}` : undefined
}

/** Before this one, HTTP/2 was a word of `listen`. */
const HTTP2_LINE = [1, 25, 1] as const

const isBefore = (version: string, [major, minor, patch]: typeof HTTP2_LINE) => {
  const [a = 0, b = 0, c = 0] = version.split('.').map(Number)
  return a !== major ? a < major : b !== minor ? b < minor : c < patch
}

const nginxVersion = /nginx\/([\d.]+)/.exec(outputOf('nginx', '-v') ?? '')?.[1]

const nginx: Proxy = {
  program: 'nginx',
  version: nginxVersion,
  args: ({ folder, inner, secure, plain, files }) => {
    const isOld = isBefore(nginxVersion ?? '', HTTP2_LINE)
    const site = withThis(example('nginx.conf'), {
      'server 127.0.0.1:3000;': `server 127.0.0.1:${inner};`,
      'listen 80;': `listen 127.0.0.1:${plain};`,
      'listen [::]:80;': '',
      'listen 443 ssl;': `listen 127.0.0.1:${secure} ssl${isOld ? ' http2' : ''};`,
      'listen [::]:443 ssl;': '',
      ...(isOld && { 'http2 on;': '' }),
      '/etc/letsencrypt/live/plenum.example.com/fullchain.pem': files.cert,
      '/etc/letsencrypt/live/plenum.example.com/privkey.pem': files.key,
      '/var/log/nginx/plenum.log': join(folder, 'requests.log'),
    })
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const temporary = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n')
    const path = join(folder, 'nginx.conf')
    const user = getuid?.() === 0 ? 'user root;' : ''
    writeFileSync(
      path,
      `${user} daemon off; pid ${join(folder, 'pid')}; events {}\nhttp {\n${temporary}\n${site}\n}\n`,
    )
    return ['-p', folder, '-e', 'stderr', '-c', path]
  },
  log: (folder) => readFileSync(join(folder, 'requests.log'), 'utf8'),
}

const caddy: Proxy = {
  program: 'caddy',
  version: outputOf('caddy', 'version')?.trim(),
  args: ({ folder, inner, secure, plain, files }) => {
    const site = withThis(example('Caddyfile'), {
      'plenum.example.com {': `plenum.example.com {\n\ttls ${files.cert} ${files.key}\n`,
      '127.0.0.1:3000': `127.0.0.1:${inner}`,
    })
    const path = join(folder, 'Caddyfile')
    const here = `http_port ${plain}\n\thttps_port ${secure}\n\tdefault_bind 127.0.0.1`
    writeFileSync(path, `{\n\tadmin off\n\tstorage file_system ${folder}\n\t${here}\n}\n${site}`)
    return ['run', '--config', path, '--adapter', 'caddyfile']
  },
  log: (_, written) => written,
}

/** The proxies that the examples are for. */
export const PROXIES = { nginx, caddy }

/** One of them as its example has it, before a server on a port; ended with the test. */
export const startProxy = async ({ program, args, log }: Proxy, inner: number) => {
  const folder = emptyFolder()
  const [secure, plain] = [await freePort(), await freePort()]
  const { cert, files } = keepCertificate(folder)
  const child: ChildProcess = spawn(program, args({ folder, inner, secure, plain, files }), {
    env: { ...bareEnvironment, HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      written += text.toString()
    })
  }
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  onTestFinished(end)
  return { secure, plain, cert, log: () => log(folder, written), said: () => written }
}
