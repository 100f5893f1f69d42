import { defineConfig } from '@pandacss/dev'
import { preset } from './src/preset.ts'

export default defineConfig({
  presets: ['@pandacss/preset-base', preset],
  preflight: true,
  strictTokens: true,
  outdir: 'styled-system',
  outExtension: 'mjs',
  importMap: '@plenum/ui',
  include: [
    './src/**/*.{ts,tsx}',
    '../../apps/web/src/**/*.{ts,tsx}',
    '../../tooling/storybook/screens/*.tsx',
  ],
  exclude: ['./src/**/*.recipe.ts', './src/**/*.test.ts'],
  // variants reach the recipes through props, where extraction cannot follow them
  staticCss: { recipes: '*' },
  gitignore: false,
})
