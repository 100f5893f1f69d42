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

/** The file that holds the page of a route. */
export async function scriptOf(route: string): Promise<string> {
  const page = Object.entries(await readManifest()).find(([source]) => source.startsWith(`${route}?`))
  if (page === undefined) throw new Error(`No file holds ${route}`)
  return page[1].file
}
