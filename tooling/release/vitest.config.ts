import { filesOf, reporting } from '@plenum/testing'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ mode }) => ({
  test: {
    ...reporting,
    include: filesOf(mode),
  },
}))
