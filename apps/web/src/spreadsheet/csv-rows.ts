import { blobChunks } from '@plenum/domain/blob-chunks'
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
    if (data.length > 0) yield data
  }
  pending += decoder.decode()
  if (pending === '' || parser === null) return
  yield v.parse(Parsed, parser.parse(pending, 0, false)).data
}

/** A parser for the separator and line ends that the first line shows. */
function parserFor(beginning: string): Papa.Parser {
  const [first = '', end] = /^\s*([^\r\n]*)(\r\n|\r|\n)?/.exec(beginning)?.slice(1) ?? []
  return new Papa.Parser({ delimiter: separatorOf(first), newline: lineEnd(end) })
}

function separatorOf(line: string): string {
  const hint = /^sep=(.)$/.exec(line)?.[1]
  if (hint !== undefined) return hint
  const outsideQuotes = line.replace(/"[^"]*"/g, '')
  const count = (separator: string) => outsideQuotes.split(separator).length
  return SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best), ',')
}

const lineEnd = (found: string | undefined): '\r' | '\n' | '\r\n' =>
  found === '\r' || found === '\r\n' ? found : '\n'
