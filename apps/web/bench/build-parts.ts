import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'

const rooted = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const OUT = rooted('apps/web/dist-parts/')
/** Who has the packages that are named below. */
const OWNERS = ['apps/web', 'packages/ui', 'packages/api-client'].map((folder) =>
  rooted(`${folder}/package.json`),
)

const LIBRARIES = [
  'react',
  'react-dom/client',
  '@tanstack/react-router',
  '@tanstack/react-query',
  '@tanstack/react-form',
  '@tanstack/react-virtual',
  'i18next',
  'react-i18next',
  'ky',
  'valibot',
]
const PARTS = [
  'checkbox',
  'combobox',
  'date-picker',
  'dialog',
  'file-upload',
  'menu',
  'select',
  'switch',
  'tabs',
  'toast',
  'tooltip',
].map((part) => `@ark-ui/react/${part}`)

/** A module that holds on to all of everything, so that nothing is shaken off. */
const everything: Plugin = {
  name: 'everything',
  resolveId: {
    order: 'pre',
    async handler(id, importer) {
      if (id === 'everything') return `\0${id}`
      if (importer !== '\0everything') return undefined
      for (const owner of OWNERS) {
        const found = await this.resolve(id, owner, { skipSelf: true })
        if (found !== null) return found
      }
      return undefined
    },
  },
  load: (id) => {
    if (id !== '\0everything') return undefined
    const all = [...LIBRARIES, ...PARTS]
    const imports = all.map((name, at) => `import * as m${at} from '${name}'`)
    return `${imports.join('\n')}\nglobalThis.everything = [${all.map((_, at) => `m${at}`).join()}]`
  },
}

/** Builds every library and every part that a page may have, and weighs what comes out. */
export async function buildParts(): Promise<void> {
  await build({
    configFile: false,
    root: rooted('apps/web'),
    publicDir: false,
    logLevel: 'error',
    plugins: [everything],
    css: { postcss: { plugins: [] } },
    build: { outDir: OUT, emptyOutDir: true, target: 'es2024', rolldownOptions: { input: 'everything' } },
  })
  for (const name of readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter((each) =>
    each.endsWith('.js'),
  )) {
    const text = readFileSync(join(OUT, name))
    console.log(name, gzipSync(text, { level: 9 }).length, brotliCompressSync(text).length)
  }
}
