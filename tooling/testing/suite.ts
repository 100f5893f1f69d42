/** `vitest run --mode slow` is the slow run; any other mode is the run of `npm test`. */
export const isSlow = (mode: string): boolean => mode === 'slow'

/**
 * The test files of a run, as Vitest's `include`: `*.test.ts` of `npm test`, `*.slow.ts` of `npm run test:slow`.
 * @param folder where to look, relative to the package
 */
export const filesOf = (mode: string, folder = '.'): string[] => [
  `${folder}/**/*.${isSlow(mode) ? 'slow' : 'test'}.ts`,
]

/** Settings of every suite. It prints its progress, and leaves a report that is counted at the end of the run. */
export const suite = {
  passWithNoTests: true,
  // a process for each file costs more than most of them
  isolate: false,
  // a busy machine takes longer than the 5 s that Vitest allows
  testTimeout: 30_000,
  hookTimeout: 60_000,
  reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
} satisfies import('vitest/config').ViteUserConfig['test']
