import { filesOf, suite } from '@plenum/testing'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ mode }) => ({
  test: {
    ...suite,
    include: filesOf(mode),
  },
}))
