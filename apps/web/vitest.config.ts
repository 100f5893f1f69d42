import { filesOf, suite } from '@plenum/testing'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ mode }) => ({
  test: {
    ...suite,
    setupFiles: '@plenum/testing/same-cases.setup',
    include: filesOf(mode, '{src,build,bench}'),
  },
}))
