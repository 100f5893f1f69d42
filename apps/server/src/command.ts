import { logError } from './error-log.ts'
import { Refusal } from './refusal.ts'

/** Runs a command of this machine with what was typed behind it: what it refuses is said without a stack, and it ends with 1. */
export const command = async (work: (args: string[]) => Promise<void>) => {
  try {
    await work(process.argv.slice(2))
  } catch (error) {
    if (error instanceof Refusal) process.stderr.write(`${error.message}\n`)
    else logError(error)
    process.exitCode = 1
  }
}

/** Tells whoever typed the command. */
export const say = (...lines: string[]) => void process.stdout.write(`${lines.join('\n')}\n`)

/** Tells what must not be overlooked, wherever the rest is written to. */
export const warn = (...lines: string[]) => void process.stderr.write(`${lines.join('\n')}\n`)
