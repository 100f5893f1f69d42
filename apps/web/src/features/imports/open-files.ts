import { choose, type ChosenFile } from './send-files.ts'
import { parseInWorker } from '#app/spreadsheet/parser.ts'
import { FileRefused, type Refusal } from '#app/spreadsheet/refusal.ts'

export interface Opened {
  opened: ChosenFile[]
  /** The files that could not be read, with the reason. */
  refused: { name: string; refusal: Refusal }[]
}

/** Opens files where they are; none of their rows leaves the browser. */
export async function openFiles(files: readonly File[]): Promise<Opened> {
  const found: Opened = { opened: [], refused: [] }
  for (const file of files) {
    try {
      found.opened.push(choose(await parseInWorker(file)))
    } catch (error) {
      found.refused.push({
        name: file.name,
        refusal: error instanceof FileRefused ? error.refusal : 'damaged',
      })
    }
  }
  return found
}
