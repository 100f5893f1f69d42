// Writes docs/long-runs.md anew from what docs/long-runs holds: node tooling/bench/write-long-runs.ts
import { writeLongRuns } from './long-run.ts'

writeLongRuns()
