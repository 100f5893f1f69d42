// Runs ZAP against a running server: its baseline scan and its API scan, without exceptions:
//   pnpm --filter @plenum/house zap http://localhost:3000 [access token]
// It needs Docker, and has not been run yet. docs/operations.md names the tests that check the same without it. The API scan
// writes data: use a throwaway company, and a server started with RATE_LIMITS=1000.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IGNORED, zapArguments, ZAP_SCANS } from '../supply/zap.ts'

const [address, access] = process.argv.slice(2)
if (address === undefined) {
  console.error('Name the address of a running server: pnpm --filter @plenum/house zap http://localhost:3000')
  process.exit(2)
}
const folder = join(tmpdir(), 'plenum-zap')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'ignored.conf'), IGNORED)
for (const scan of ZAP_SCANS) {
  const args = zapArguments({ scan, address, folder, ...(access !== undefined && { access }) })
  const { status } = spawnSync('docker', args, { stdio: 'inherit' })
  console.log(
    `${scan}: ${status === 0 ? 'no findings' : 'findings, see above'}. Full report: ${folder}/${scan}.json`,
  )
  // 1 is a failure and 2 a warning; neither is accepted
  if (status !== 0) process.exitCode = 1
}
