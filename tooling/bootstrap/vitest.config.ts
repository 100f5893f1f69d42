import { suite } from '@plenum/testing'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...suite,
    include: ['*.test.mjs'],
  },
})
