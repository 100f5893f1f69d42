import { join } from 'node:path'
import { Refusal, release } from './release.ts'

const root = join(import.meta.dirname, '..', '..')
const day = new Date().toISOString().slice(0, 10)

try {
  console.log(await release(root, process.argv[2] ?? '', day))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
