import { filesOf, reporting } from '@plenum/testing'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ mode }) => ({
  test: {
    ...reporting,
    include: filesOf(mode, '{src,build,bench}'),
    // a process for each file costs more than most of them
    isolate: false,
  },
}))
