import { labelPlace, labelsPerPage, pageCount, type LabelSheet } from '@plenum/domain/label-sheet'
import { PdfFile, pdfNumber as number, POINTS } from '@plenum/domain/pdf-file'
import { pdfText } from '@plenum/domain/printable'
import { labelMarks, type LabelContent, type LabelMarks } from './label-marks.ts'
import type { Symbology } from './symbol.ts'

/** How labels are printed. */
export interface LabelPrint {
  sheet: LabelSheet
  symbology: Symbology
  /** Places of the first sheet that are empty already. */
  used: number
  /** Whether the edges of the labels are drawn, to see where they fall. */
  outline: boolean
}

interface Making {
  signal?: AbortSignal
  /** Told of the part done, 0 to 1. */
  onProgress?: (done: number) => void
}

const HAIR = 0.2
/** Milliseconds of work after which whoever uses the page has a turn. */
const LONGEST_WORK = 30

/** Labels as a document; while it is made the page can be used. */
export async function labelsPdf(
  contents: readonly LabelContent[],
  print: LabelPrint,
  { signal, onProgress }: Making = {},
): Promise<Blob> {
  const { sheet, symbology, used } = print
  const file = new PdfFile(sheet.page)
  const pages = pageCount(sheet, contents.length, used)
  const onPage = labelsPerPage(sheet)
  let rested = performance.now()
  for (let page = 0; page < pages; page += 1) {
    signal?.throwIfAborted()
    const from = Math.max(0, page * onPage - used)
    const drawn: string[] = []
    for (const [index, content] of contents.slice(from, (page + 1) * onPage - used).entries()) {
      const { x, y } = labelPlace(sheet, from + used + index)
      drawn.push(labelText(labelMarks(content, symbology, sheet.label), { x, y }, print))
      if (performance.now() - rested < LONGEST_WORK) continue
      await new Promise((resolve) => setTimeout(resolve))
      rested = performance.now()
    }
    await file.addPage(drawn.join('\n'))
    onProgress?.((page + 1) / pages)
  }
  file.close()
  return new Blob([file.take()], { type: 'application/pdf' })
}

/** What draws a label at its place; a document measures from the bottom. */
function labelText(
  { texts, outlines }: LabelMarks,
  { x, y }: { x: number; y: number },
  { sheet, outline }: LabelPrint,
): string {
  const across = (value: number) => number((x + value) * POINTS)
  const down = (value: number) => number((sheet.page.height - y - value) * POINTS)
  const areas = outlines.map((points) =>
    points
      .map(([px, py], index) => `${across(px)} ${down(py)} ${index === 0 ? 'm' : 'l'}`)
      .concat('h')
      .join(' '),
  )
  const words = texts.map(
    ({ font, size, text, ...at }) =>
      `BT /${font} ${number(size * POINTS)} Tf ${across(at.x)} ${down(at.y)} Td (${pdfText(text)}) Tj ET`,
  )
  const { width, height } = sheet.label
  const edge = `${HAIR} w ${across(0)} ${down(height)} ${number(width * POINTS)} ${number(height * POINTS)} re S`
  return [...areas, 'f', ...words, ...(outline ? [edge] : [])].join('\n')
}
