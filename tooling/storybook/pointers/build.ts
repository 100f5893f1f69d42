import { fileURLToPath } from 'node:url'
import { panda } from '@plenum/ui/postcss'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, preview } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    stage: string
  }
}

const config: InlineConfig = {
  configFile: false,
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'error',
  plugins: [react()],
  css: { postcss: { plugins: [panda('everything')] } },
  build: { outDir: '../test-results/pointers', emptyOutDir: true, reportCompressedSize: false },
  preview: { port: 0, host: '127.0.0.1' },
}

/** The stories, built and served for as long as the tests run. */
export async function setup({ provide }: TestProject) {
  await build(config)
  const server = await preview(config)
  provide('stage', server.resolvedUrls?.local[0] ?? '')
  return () => server.close()
}
