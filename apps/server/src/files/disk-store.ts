import { type FileHandle, link, mkdir, open, opendir, rename, stat, unlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../refusal.ts'
import { type ContentStore, isContentName } from './content-store.ts'
import { contentOf, partsOf, pulled, readPart, withPlainFile } from './parts.ts'
import type { Staging } from './staging.ts'

// File systems that know no second name for a file.
const NO_LINKS = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK']

const absent = (error: unknown) => {
  if (codeOf(error) !== 'ENOENT') throw error
  return undefined
}

/** Makes the names inside a folder survive a power cut, without holding everybody up. */
const syncFolder = async (path: string) => {
  // Windows opens no directories; its file systems journal names themselves.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

const makeFolder = async (parent: string, name: string) => {
  const path = join(parent, name)
  await mkdir(path, { recursive: true, mode: 0o700 })
  await syncFolder(parent)
  return path
}

const copyWhole = async (from: FileHandle, path: string) => {
  const to = await open(path, 'wx', 0o600)
  try {
    const content = await contentOf(partsOf(from), (part) => to.writeFile(part))
    await to.sync()
    return content
  } finally {
    await to.close()
  }
}

/** Gives a finished file its name, or says that the name is given already. */
const place = async (from: string, to: string): Promise<'placed' | 'present'> => {
  try {
    await link(from, to)
  } catch (error) {
    const code = codeOf(error) ?? ''
    if (code === 'EEXIST') return 'present'
    if (!NO_LINKS.includes(code)) throw error
    if (await stat(to).catch(absent)) return 'present'
    await rename(from, to)
  }
  return 'placed'
}

const touch = async (path: string) => {
  const now = new Date()
  return utimes(path, now, now).then(() => true, absent)
}

const streamOf = (file: FileHandle) => {
  let position = 0
  const next = async () => {
    const part = await readPart(file, position)
    position += part?.length ?? 0
    return part
  }
  return pulled(next, () => file.close())
}

/** One after the other for each name; all names at once. */
const createOrder = () => {
  const last = new Map<string, Promise<unknown>>()
  return <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const result = (last.get(name) ?? Promise.resolve()).then(work)
    const settled: Promise<void> = result.then(
      () => undefined,
      () => undefined,
    )
    last.set(name, settled)
    void settled.then(() => last.get(name) === settled && last.delete(name))
    return result
  }
}

/** Contents on disk below `folder`, on the volume of the staging folder. */
export const openDiskStore = async (folder: string, staging: Staging): Promise<ContentStore> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await syncFolder(join(folder, '..'))
  const root = await makeFolder(folder, 'content')
  const shards = new Map<string, Promise<string>>()
  const inOrder = createOrder()

  const shardOf = (sha256: string) => {
    const name = sha256.slice(0, 2)
    // Others may have made it and been cut off before the disk knew: each server makes sure once.
    const shard = shards.get(name) ?? makeFolder(root, name)
    shards.set(name, shard)
    shard.catch(() => shards.delete(name))
    return shard
  }
  const pathOf = (sha256: string) => join(root, sha256.slice(0, 2), sha256.slice(2))
  const keep = async (from: string, sha256: string) => {
    const shard = await shardOf(sha256)
    const path = pathOf(sha256)
    // What is there may be removed by another server before it is touched.
    while ((await place(from, path)) === 'present') if (await touch(path)) break
    await syncFolder(shard)
  }

  return {
    put: (path) =>
      staging.within(async (temporary) => {
        const copy = join(temporary, 'copy')
        const content = await withPlainFile(path, (file) => copyWhole(file, copy))
        await inOrder(content.sha256, () => keep(copy, content.sha256))
        return content
      }),
    open: async (sha256) => {
      if (!isContentName(sha256)) return undefined
      const file = await open(pathOf(sha256)).catch(absent)
      return file && streamOf(file)
    },
    has: async (sha256) => isContentName(sha256) && (await stat(pathOf(sha256)).catch(absent)) !== undefined,
    remove: async (sha256, since) => {
      if (!isContentName(sha256)) return
      await inOrder(sha256, async () => {
        const found = await stat(pathOf(sha256)).catch(absent)
        if (found && !(since && found.mtime >= since)) await unlink(pathOf(sha256)).catch(absent)
      })
    },
    list: () => walk(root),
    stop: () => undefined,
  }
}

async function* walk(root: string) {
  for await (const shard of await opendir(root)) {
    if (!shard.isDirectory() || shard.name.length !== 2) continue
    for await (const { name } of await opendir(join(root, shard.name))) {
      const sha256 = shard.name + name
      const found = isContentName(sha256) ? await stat(join(root, shard.name, name)).catch(absent) : undefined
      if (found) yield { sha256, at: found.mtime }
    }
  }
}
