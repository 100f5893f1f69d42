import { blobChunks } from '@plenum/domain/blob-chunks'
import { cellText } from '@plenum/domain/csv'
import Papa from 'papaparse'
import * as v from 'valibot'
import { FileRefused } from './refusal.ts'

const SEPARATORS = [';', '\t', '|', ',']
/** A row that is longer than this is a file with an open quote. */
const MAX_PENDING = 4 * 1024 * 1024

const Parsed = v.object({ data: v.array(v.array(v.string())), meta: v.object({ cursor: v.number() }) })

/** The rows of a separated text, a few at a time as the file is read; nothing read is kept. */
export async function* csvRows(file: Blob, encoding: string): AsyncGenerator<string[][]> {
  const decoder = new TextDecoder(encoding)
  let parser: Papa.Parser | null = null
  let pending = ''
  for await (const chunk of blobChunks(file)) {
    pending += decoder.decode(chunk, { stream: true })
    parser ??= parserFor(pending)
    const { data, meta } = v.parse(Parsed, parser.parse(pending, 0, true))
    pending = pending.slice(meta.cursor)
    if (pending.length > MAX_PENDING) throw new FileRefused('row_too_large')
    if (data.length > 0) yield asSaid(data)
  }
  pending += decoder.decode()
  if (pending === '' || parser === null) return
  yield asSaid(v.parse(Parsed, parser.parse(pending, 0, false)).data)
}

const asSaid = (rows: readonly string[][]): string[][] => rows.map((cells) => cells.map(cellText))

/**
 * A parser for the separator of the first line and the line ends of what comes first. A `\r` before a `\n` is left to
 * the cell, from which it is cut: some files have lines of both kinds.
 */
function parserFor(beginning: string): Papa.Parser {
  const outsideQuotes = beginning.replace(/"[^"]*(?:"|$)/g, '')
  const [first = ''] = /^\s*([^\r\n]*)/.exec(outsideQuotes)?.slice(1) ?? []
  const isOld = beginning.includes('\r') && !beginning.includes('\n')
  return new Papa.Parser({ delimiter: separatorOf(first), newline: isOld ? '\r' : '\n' })
}

function separatorOf(line: string): string {
  const hint = /^sep=(.)$/.exec(line)?.[1]
  if (hint !== undefined) return hint
  const count = (separator: string) => line.split(separator).length
  return SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best), ',')
}
