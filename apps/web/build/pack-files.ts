import { globSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Where the server looks for them: beside what the build knows of itself, and served under no address. */
const FOLDER = '.vite/packed'
/** All else is packed by its own format. */
const PACKABLE = '**/*.{css,csv,html,js,json,svg,txt,wasm,webmanifest}'
/** Fewer bytes go out in one piece of a line anyway. */
const SMALLEST_BYTES = 1_024

const ways = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
}

/** Packs the files of a build as small as can be, so that no server has to; gives how many. */
export async function packFiles(dist: URL): Promise<number> {
  const root = fileURLToPath(dist)
  await rm(join(root, FOLDER), { recursive: true, force: true })
  const files = globSync(PACKABLE, { cwd: root })
    .map((name) => ({ name, body: readFileSync(join(root, name)) }))
    .filter(({ body }) => body.length >= SMALLEST_BYTES)
  await Promise.all(
    files.map(async ({ name, body }) => {
      const target = join(root, FOLDER, name)
      await mkdir(dirname(target), { recursive: true })
      await Promise.all([
        writeFile(`${target}.br`, await ways.br(body)),
        writeFile(`${target}.gz`, await ways.gz(body)),
      ])
    }),
  )
  return files.length
}
