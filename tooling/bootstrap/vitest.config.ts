import { reporting } from '@plenum/testing'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...reporting,
    include: ['*.test.mjs'],
    testTimeout: 30_000,
  },
})
