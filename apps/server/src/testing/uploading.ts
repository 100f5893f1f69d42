import { randomBytes, randomInt } from 'node:crypto'
import { writeSync } from 'node:fs'
import { argv } from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { openFiles } from '../files/open-files.ts'
import { readEnv } from '../env.ts'
import { incoming, stubInspector } from './uploads.ts'

const WRITERS = 6
const STANDARD_OUTPUT = 1

// A pipe takes such a line whole and at once: what is said is said before anything else happens.
const say = (line: string) => void writeSync(STANDARD_OUTPUT, `${line}\n`)

const sizes = () => (randomInt(4) === 0 ? randomInt(1, 2_000_000) : randomInt(1, 50_000))

/** Opens the files of a folder, waits to be told to begin, and then uploads until it is killed. */
const { files } = await openFiles(
  readEnv({ DATA_DIR: argv[2] }),
  // Long enough for some kills to come while a file is inspected.
  stubInspector(() => setTimeout(randomInt(4), undefined)),
)
say('open')
await new Promise((resolve) => process.stdin.once('data', resolve))

const upload = async () => {
  for (;;) {
    const bytes = randomBytes(sizes())
    say('begin')
    const received = await files.receive(incoming(bytes, 'manual.pdf', 2_000_000))
    say(typeof received === 'string' ? received : `kept ${received.sha256}`)
  }
}
await Promise.all(Array.from({ length: WRITERS }, upload))
