import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beginTrial } from '@plenum/bench/long-run'
import { timesOf } from '@plenum/bench/trials'
import { expect, onTestFinished, test } from 'vitest'
import { emptyFolder } from '../testing/folders.ts'
import { foundCompany, openInventory } from '../testing/inventory.ts'
import { ServerProcess } from '../testing/server-process.ts'

const ROUNDS = timesOf('disk-full')
const record = beginTrial('disk-full')
const NO_DISK = 'No disk was filled: one of its own takes rights that only root on Linux has.'
const MEGABYTE = 1024 * 1024

/** A small disk of its own; undefined where nobody gives one. */
function smallDisk(): string | undefined {
  const disk = emptyFolder()
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk])
  if (status !== 0) return undefined
  onTestFinished(() => void execFileSync('umount', ['--lazy', disk]))
  return disk
}

const freeOn = (disk: string) => {
  const { bavail, bsize } = statfsSync(disk)
  return bavail * bsize
}

test(
  'a disk that runs full costs nothing that was acknowledged, and is told at once',
  { timeout: 900_000 },
  async ({ skip }) => {
    const disk = smallDisk()
    if (disk === undefined) {
      console.log(NO_DISK)
      return skip(NO_DISK)
    }
    const server = new ServerProcess({ DATA_DIR: join(disk, 'data') })
    const url = await server.url()
    const access = await foundCompany(url)
    const inventory = openInventory(url, access)
    const filler = join(disk, 'filler')
    const acknowledged: string[] = []
    /** Writes while somebody else fills the disk; answers how it was refused, and after how long. */
    const writeUntilRefused = async () => {
      for (;;) {
        const asked = performance.now()
        try {
          acknowledged.push((await inventory.create('Leaf switch')).id)
        } catch (error) {
          return { ms: performance.now() - asked, said: error instanceof Error ? error.message : '' }
        }
        writeFileSync(filler, Buffer.alloc(MEGABYTE / 4), { flag: 'a' })
      }
    }
    let [longest, healed] = [0, 0]
    for (let round = 0; round < ROUNDS; round += 1) {
      writeFileSync(filler, Buffer.alloc(Math.max(0, freeOn(disk) - 66 * MEGABYTE)))
      const { ms, said } = await writeUntilRefused()
      expect(said).toContain('507')
      longest = Math.max(longest, ms)
      writeFileSync(join(disk, 'other'), Buffer.alloc(freeOn(disk)))
      expect((await fetch(`${url}/livez`)).status).toBe(200)
      expect(await inventory.facets()).toMatchObject({ total: acknowledged.length })
      for (const name of ['filler', 'other']) rmSync(join(disk, name))
      const freed = performance.now()
      acknowledged.push((await inventory.create('Spine switch')).id)
      healed = Math.max(healed, performance.now() - freed)
    }
    console.log(`${ROUNDS} full disks, told after ${Math.round(longest)} ms at most`)
    const found = new Set((await inventory.all()).map(({ id }) => id))
    const lost = acknowledged.filter((id) => !found.has(id))
    record({
      done: { 'full disks': ROUNDS, 'acknowledged writes': acknowledged.length },
      failed: { 'writes lost': lost.length },
      worst: [
        { what: 'time until a write was refused', value: longest, unit: 'ms' },
        { what: 'time until writes worked again', value: healed, unit: 'ms' },
      ],
    })
    expect(longest).toBeLessThan(1_000)
    expect(lost).toEqual([])
    expect(await server.end('SIGHUP')).toBe(0)
  },
)
