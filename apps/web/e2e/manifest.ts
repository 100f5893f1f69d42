import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

const PATH = fileURLToPath(new URL('../dist/.vite/manifest.json', import.meta.url))
const Manifest = v.record(
  v.string(),
  v.object({ file: v.string(), name: v.optional(v.string()), imports: v.optional(v.array(v.string()), []) }),
)

/** What the build says of its files. */
export const readManifest = async () => v.parse(Manifest, JSON.parse(await readFile(PATH, 'utf8')))

/** The file that a source became, or the page of a route in it; what several share has a name only. */
export async function scriptOf(source: string): Promise<string> {
  const found = Object.entries(await readManifest()).find(
    ([key, { name }]) => key.replace(/\?.*/, '') === source || name === source,
  )
  if (found === undefined) throw new Error(`No file holds ${source}`)
  return found[1].file
}
