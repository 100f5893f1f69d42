// Lets ZAP look at a running server, by its baseline and by its scan of the API, with nothing ignored:
//   pnpm --filter @plenum/house zap http://localhost:3000 [access token]
// It takes docker. No machine that this was written on has it, so that nobody has seen it run yet; the tests that ask the
// same of headers, types and errors without it are named in docs/operations.md. The API's scan writes: give it a company
// of no worth, and a server started with RATE_LIMITS=1000.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IGNORED, zapArguments, ZAP_SCANS } from '../supply/zap.ts'

const [address, access] = process.argv.slice(2)
if (address === undefined) {
  console.error('The address of a running server is missing.')
  process.exit(2)
}
const folder = join(tmpdir(), 'plenum-zap')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'ignored.conf'), IGNORED)
for (const scan of ZAP_SCANS) {
  const args = zapArguments({ scan, address, folder, ...(access !== undefined && { access }) })
  const { status } = spawnSync('docker', args, { stdio: 'inherit' })
  console.log(`${scan}: ${status === 0 ? 'nothing found' : 'look above'}; whole in ${folder}/${scan}.json`)
  // 1 is something that fails, 2 is a warning: neither may be
  if (status !== 0) process.exitCode = 1
}
