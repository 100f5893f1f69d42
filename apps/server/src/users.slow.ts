import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

/** A thousand people for ten minutes work in `npm run bench -- users`. */
const USERS = 20
const MINUTES = 0.05
/** Seconds between two actions of one user: with more, a short run would see hardly any. */
const THINK = 1
const ASSETS = 500
const RUN = fileURLToPath(new URL('../bench/users/run.ts', import.meta.url))

test(
  `${USERS} people work for ${MINUTES * 60} s, and nobody is failed, cut off or told to slow down`,
  { timeout: MINUTES * 60_000 + 600_000 },
  async () => {
    const options = Object.entries({ users: USERS, minutes: MINUTES, think: THINK, assets: ASSETS })
    const given = options.flatMap(([name, value]) => [`--${name}`, String(value)])
    const child = spawn(process.execPath, [RUN, '--dry', ...given], { stdio: ['ignore', 'pipe', 'pipe'] })
    onTestFinished(() => void child.kill())
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        said += text.toString()
      })
    await once(child, 'close')
    console.log(said)
    expect(said).toMatch(/^errors +in (\d{2,}) requests .* 0 errors$/m)
    expect(child.exitCode).toBe(0)
  },
)
