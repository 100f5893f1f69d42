import { execFileSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { emptyFolder } from '../testing/folders.ts'
import { foundCompany, openInventory } from '../testing/inventory.ts'
import { ServerProcess } from '../testing/server-process.ts'

/** A disk of its own takes rights that few have: only with `PLENUM_LONG=1`, and on Linux as root. */
const isPossible = env.PLENUM_LONG === '1' && process.platform === 'linux' && process.getuid?.() === 0
const ROUNDS = 50
const MEGABYTE = 1024 * 1024

const smallDisk = () => {
  const disk = emptyFolder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk])
  onTestFinished(() => void execFileSync('umount', ['--lazy', disk]))
  return disk
}

const freeOn = (disk: string) => {
  const { bavail, bsize } = statfsSync(disk)
  return bavail * bsize
}

test.runIf(isPossible)(
  `a disk that runs full ${ROUNDS} times costs nothing that was acknowledged, and is told at once`,
  async () => {
    const disk = smallDisk()
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
        writeFileSync(filler, randomBytes(MEGABYTE / 4), { flag: 'a' })
      }
    }
    let longest = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      writeFileSync(filler, randomBytes(Math.max(0, freeOn(disk) - 66 * MEGABYTE)))
      const { ms, said } = await writeUntilRefused()
      expect(said).toContain('507')
      longest = Math.max(longest, ms)
      writeFileSync(join(disk, 'other'), randomBytes(freeOn(disk)))
      expect((await fetch(`${url}/livez`)).status).toBe(200)
      expect(await inventory.facets()).toMatchObject({ total: acknowledged.length })
      for (const name of ['filler', 'other']) rmSync(join(disk, name))
      acknowledged.push((await inventory.create('Spine switch')).id)
    }
    console.log(`${ROUNDS} full disks, told after ${Math.round(longest)} ms at most`)
    expect(longest).toBeLessThan(1_000)
    const found = new Set((await inventory.all()).map(({ id }) => id))
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([])
    expect(await server.end('SIGHUP')).toBe(0)
  },
  900_000,
)
