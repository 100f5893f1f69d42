import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const root = fileURLToPath(new URL('floor/', import.meta.url))
/** Where the floor's page is built to. */
export const FLOOR = fileURLToPath(new URL('../dist-floor/', import.meta.url))

/** As many words as an application of some size has in one language. */
const WORDS = 330

const words: Plugin = {
  name: 'words',
  resolveId: (id) => (id === 'virtual:words' ? `\0${id}` : undefined),
  load: (id) => {
    if (id !== '\0virtual:words') return undefined
    const more = Array.from({ length: WORDS }, (_, n) => [
      `screen${n % 30}.key${n}`,
      `Some label number ${n} for the page ${(n * 943) % 997}`,
    ])
    return `export default ${JSON.stringify({ assets: 'Assets', search: 'Search', submit: 'Sign in', ...Object.fromEntries(more) })}`
  },
}

const buildPage = (page: string, emptyOutDir: boolean) =>
  build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react(), words],
    build: {
      outDir: FLOOR,
      emptyOutDir,
      target: 'es2024',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: `${root}${page}` },
    },
  })

/** Builds the floor's page as the product is built, without a design system; beside it that of React alone. */
export async function buildFloor() {
  await buildPage('index.html', true)
  // apart, so that the two share nothing
  await buildPage('alone.html', false)
}
