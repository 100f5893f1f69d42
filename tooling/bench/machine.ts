import { cpus, loadavg, totalmem } from 'node:os'

/** The machine of a run. */
export interface Machine {
  processor: string
  cores: number
  memory_gb: number
  node: string
  /** The load of the last minute, at the start and at the end. */
  load: readonly [number, number]
}

const loadNow = () => Number((loadavg()[0] ?? 0).toFixed(1))

/** Notes the load of this machine now; call the result at the end of the run. */
export function watchMachine(): () => Machine {
  const begun = loadNow()
  return () => ({
    processor: cpus()[0]?.model ?? 'unknown processor',
    cores: cpus().length,
    memory_gb: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
    load: [begun, loadNow()],
  })
}
