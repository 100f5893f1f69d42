/** A script that measures, and where it is run. */
export interface Bench {
  /** The package's folder. */
  folder: string
  script: string
  args?: readonly string[]
  /** It only prints its figures: it compares this working copy with a former commit. */
  hasNoPage?: true
}

/** What `npm run bench` measures, by name. Each writes its page in `docs/benchmarks/`, unless it says otherwise. */
export const BENCHES: Readonly<Record<string, Bench>> = {
  bytes: { folder: 'apps/web', script: 'bench/bytes.ts' },
  load: { folder: 'apps/web', script: 'bench/load.ts' },
  moves: { folder: 'apps/web', script: 'bench/moves.ts' },
  typing: { folder: 'apps/web', script: 'bench/typing.ts' },
  plan: { folder: 'apps/web', script: 'bench/plan.ts' },
  scroll: { folder: 'apps/web', script: 'bench/scroll.ts' },
  lists: { folder: 'apps/server', script: 'bench/lists.ts' },
  filters: { folder: 'apps/server', script: 'bench/list.ts' },
  writes: { folder: 'apps/server', script: 'bench/writes.ts' },
  mix: { folder: 'apps/server', script: 'bench/mix.ts' },
  places: { folder: 'apps/server', script: 'bench/places.ts' },
  dashboards: { folder: 'apps/server', script: 'bench/dashboards.ts' },
  backup: { folder: 'apps/server', script: 'bench/backup.ts' },
  built: { folder: 'tooling/bench', script: 'built.ts' },
  types: { folder: 'tooling/bench', script: 'types.ts', hasNoPage: true },
  users: { folder: 'apps/server', script: 'bench/users/run.ts' },
  'users-postgres': { folder: 'apps/server', script: 'bench/users/run.ts', args: ['--engine', 'postgres'] },
  kills: { folder: 'apps/server', script: 'bench/kills.ts' },
  'power-cuts': { folder: 'apps/server', script: 'bench/power-cuts.ts' },
  repository: { folder: 'tooling/bench', script: 'repository.ts', hasNoPage: true },
  'test-time': { folder: 'tooling/bench', script: 'test-time.ts', hasNoPage: true },
  branches: { folder: 'tooling/bench', script: 'branches.ts' },
}
