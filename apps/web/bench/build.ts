import { panda } from '@plenum/ui/postcss'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

export const PAGES = ['plenum', 'virtual', 'plain'] as const
export type Page = (typeof PAGES)[number]

const pages = fileURLToPath(new URL('pages/', import.meta.url))

/** Builds pages as the product is built. */
export const buildPages = (names: readonly string[]) =>
  build({
    configFile: false,
    root: pages,
    logLevel: 'error',
    define: { 'import.meta.env.VITE_VERSION': '"bench"', SERVER_IN_PAGE: 'false' },
    plugins: [react({ compiler: { sources: ['src/table/', 'src/plan/', 'src/features/plans/', 'bench/'] } })],
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    css: { postcss: { plugins: [panda('everything')] } },
    build: {
      outDir: '../../dist-bench',
      emptyOutDir: true,
      target: 'es2024',
      rolldownOptions: { input: names.map((name) => `${pages}${name}.html`) },
    },
  })
