import type { Asset } from '@plenum/domain/asset'
import { scannedCode } from '@plenum/domain/code-address'
import { lookedUp, type Looked } from './pasted.ts'
import { listAssets } from './queries.ts'

/** Letters of a line that a search takes. */
const MOST_LETTERS = 120
const AT_ONCE = 4

/** What a line means, as the server knows it. */
export async function lookUp(line: string): Promise<Looked<Asset>> {
  const said = scannedCode(line)
  const { results } = await listAssets({ search: said.slice(0, MOST_LETTERS) })
  return lookedUp(said, results)
}

/** What the lines of a list mean, a few asked for at once; told as they come. */
export async function lookUpAll(
  lines: readonly string[],
  onLooked: (done: number) => void,
): Promise<Looked<Asset>[]> {
  const answers: Looked<Asset>[] = []
  let next = 0
  const takeNext = async (): Promise<void> => {
    const at = next
    next += 1
    const line = lines[at]
    if (line === undefined) return
    answers[at] = await lookUp(line)
    onLooked(Object.keys(answers).length)
    await takeNext()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext))
  return answers
}
