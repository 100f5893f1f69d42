import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { beginTrial } from '@plenum/bench/long-run'
import { timesOf } from '@plenum/bench/trials'
import { expect, onTestFinished, test } from 'vitest'
import { emptyFolder } from '../testing/folders.ts'

const UPLOADS = timesOf('killed-uploads')
const record = beginTrial('killed-uploads')
const UPLOADING = fileURLToPath(new URL('../testing/uploading.ts', import.meta.url))

/** A process that uploads into a folder; what it says is read to the end, even after it is killed. */
const startUploading = async (folder: string) => {
  const child = spawn(process.execPath, [UPLOADING, folder], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const ended = once(child, 'close')
  const until = async (word: string) => {
    while (!said.includes(word)) {
      if (child.exitCode !== null) throw new Error(`The process has ended: ${said}`)
      await setTimeout(2)
    }
  }
  await until('open\n')
  const begin = () => void child.stdin.write('begin\n')
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
    return said.split('\n').filter(Boolean).slice(1)
  }
  return { begin, until, kill }
}

const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

/** What lies below content/, by the name that its place gives it. */
const keptIn = (folder: string) => {
  const content = join(folder, 'files/content')
  return new Map(
    readdirSync(content).flatMap((shard) =>
      readdirSync(join(content, shard)).map((name) => [shard + name, join(content, shard, name)] as const),
    ),
  )
}

test(
  `${UPLOADS} uploads killed at any moment lose nothing acknowledged and leave nothing half`,
  async () => {
    const folder = emptyFolder()
    const acknowledged = new Set<string>()
    const whole = new Set<string>()
    const partial: string[] = []
    let killed = 0
    let kills = 0
    let left = 0

    const examine = () => {
      for (const [name, path] of keptIn(folder)) {
        if (whole.has(name)) continue
        if (hashOf(path) === name) whole.add(name)
        else partial.push(path)
      }
    }
    while (killed < UPLOADS) {
      const process = await startUploading(folder)
      expect(readdirSync(join(folder, 'files/staging'))).toEqual([])
      process.begin()
      await process.until(kills % 3 === 0 ? 'begin\n' : 'kept ')
      await setTimeout(Math.random() * 100)
      const lines = await process.kill()
      kills += 1
      left += readdirSync(join(folder, 'files/staging')).length
      const kept = lines.flatMap((line) => (line.startsWith('kept ') ? [line.slice('kept '.length)] : []))
      const begun = lines.filter((line) => line === 'begin').length
      expect(lines).toHaveLength(begun + kept.length)
      killed += begun - kept.length
      for (const name of kept) acknowledged.add(name)
      examine()
    }
    const last = await startUploading(folder)
    expect(readdirSync(join(folder, 'files/staging'))).toEqual([])
    await last.kill()

    const lost = [...acknowledged].filter((name) => !existsSync(keptIn(folder).get(name) ?? ''))
    console.log(
      `${kills} kills, ${killed} uploads killed, ${acknowledged.size} acknowledged, ${lost.length} lost, ${partial.length} half, ${left} folders left for the next start`,
    )
    record({
      done: { 'uploads cut short': killed, kills, 'acknowledged uploads': acknowledged.size },
      failed: { 'uploads lost': lost.length, 'half files': partial.length },
    })
    expect(lost).toEqual([])
    expect(partial).toEqual([])
    expect(left).toBeGreaterThan(0)
    expect(acknowledged.size).toBeGreaterThan(kills / 2)
    expect(whole.size - acknowledged.size).toBeLessThanOrEqual(killed)
  },
  60_000 + UPLOADS * 1_000,
)
