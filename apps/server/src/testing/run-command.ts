import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { bareEnvironment } from './bare-environment.ts'

const pathOf = (name: string) => fileURLToPath(new URL(`../${name}.ts`, import.meta.url))

/** What Node is given to run a script of ours. */
export const scriptArgs = (name: string) => ['--import', pathOf('quick-load'), pathOf(name)]

/** Runs a command of this machine to its end, in no other environment than the one given. */
export const runCommand = async (name: string, args: string[], variables: Record<string, string>) => {
  const child = spawn(process.execPath, [...scriptArgs(name), ...args], {
    env: { ...bareEnvironment, ...variables },
  })
  const ended = once(child, 'exit')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  await ended
  return { code: child.exitCode, stdout, stderr }
}
