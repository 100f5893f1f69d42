import { median } from '@plenum/bench/pairs'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** What a process takes at a moment: hours since the first reading, bytes in memory, and open files and connections. */
export interface Reading {
  hours: number
  memory: number
  files: number
}

const PAGE_BYTES = 4096
const HOUR_MS = 3_600_000

/** Reads what a process takes from now on, every so often; nothing once it has ended, and on systems that do not tell. */
export function watchProcess(pid: number, everyMs: number): { readings: Reading[]; stop: () => void } {
  const readings: Reading[] = []
  const began = performance.now()
  const read = () => {
    if (!existsSync(`/proc/${pid}/statm`)) return
    const resident = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    const files = readdirSync(`/proc/${pid}/fd`).length
    readings.push({ hours: (performance.now() - began) / HOUR_MS, memory: resident * PAGE_BYTES, files })
  }
  read()
  const timer = setInterval(read, everyMs)
  return { readings, stop: () => clearInterval(timer) }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** By which share of its mean memory grows in an hour: the straight line of least squares through the second half. */
export function growth(readings: readonly Reading[]): number {
  const late = readings.slice(Math.floor(readings.length / 2))
  const [hours, memory] = [mean(late.map((each) => each.hours)), mean(late.map((each) => each.memory))]
  const over = late.reduce((sum, each) => sum + (each.hours - hours) * (each.memory - memory), 0)
  const under = late.reduce((sum, each) => sum + (each.hours - hours) ** 2, 0)
  return under === 0 ? 0 : over / under / memory
}

/** The middle of how many files were open in a quarter of the time, counted from 0. */
export function filesIn(readings: readonly Reading[], quarter: number): number {
  const [from, to] = [quarter, quarter + 1].map((at) => Math.ceil((readings.length * at) / 4))
  const files = readings.slice(from, to).map((each) => each.files)
  return files.length === 0 ? (readings.at(-1)?.files ?? 0) : median(files)
}
