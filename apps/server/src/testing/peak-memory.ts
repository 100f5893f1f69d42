import { readFileSync } from 'node:fs'

const LOOK_MS = 5

/** Megabytes that a process has had at most, by Linux; 0 where that is not known. */
const peakOf = (pid: number | undefined) => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Watches whichever process there is. */
export const watchPeak = (pid: () => number | undefined) => {
  let peak = 0
  const look = () => {
    peak = Math.max(peak, peakOf(pid()))
  }
  const timer = setInterval(look, LOOK_MS)
  return {
    stop: () => {
      clearInterval(timer)
      look()
      return Math.round(peak)
    },
  }
}
