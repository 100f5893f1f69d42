/** A script that measures, and where it is run. */
export interface Bench {
  /** The package's folder. */
  folder: string
  script: string
  args?: readonly string[]
}

/** What `npm run bench` measures, by name. */
export const BENCHES: Readonly<Record<string, Bench>> = {
  bytes: { folder: 'apps/web', script: 'bench/bytes.ts' },
  load: { folder: 'apps/web', script: 'bench/load.ts' },
  moves: { folder: 'apps/web', script: 'bench/moves.ts' },
  typing: { folder: 'apps/web', script: 'bench/typing.ts' },
  plan: { folder: 'apps/web', script: 'bench/plan.ts' },
  scroll: { folder: 'apps/web', script: 'bench/scroll.ts' },
  lists: { folder: 'apps/server', script: 'bench/lists.ts' },
  writes: { folder: 'apps/server', script: 'bench/writes.ts' },
  mix: { folder: 'apps/server', script: 'bench/mix.ts' },
  built: { folder: 'tooling/bench', script: 'built.ts' },
  types: { folder: 'tooling/bench', script: 'types.ts' },
  users: { folder: 'apps/server', script: 'bench/users/run.ts' },
  'users-postgres': { folder: 'apps/server', script: 'bench/users/run.ts', args: ['--engine', 'postgres'] },
  kills: { folder: 'apps/server', script: 'bench/kills.ts' },
  'power-cuts': { folder: 'apps/server', script: 'bench/power-cuts.ts' },
}
