import { POINTS } from '../pdf-file.ts'

type Area = [x: number, y: number][]

/** A page of a document, as a reader draws it: lengths in millimetres from its upper left corner. */
export interface ReadPage {
  width: number
  height: number
  texts: { text: string; x: number; y: number; font: string }[]
  areas: Area[]
  edges: number
}

const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
const OPERATOR =
  /(-?[\d.]+) (-?[\d.]+) (m|l)|BT \/(\w+) [\d.]+ Tf (-?[\d.]+) (-?[\d.]+) Td \(((?:\\.|[^\\)])*)\) Tj|(re S)|1 0 0 1 (-?[\d.]+) (-?[\d.]+) cm \/(total) Do/g

const inflated = async (bytes: Uint8Array<ArrayBuffer>) => {
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return latin(new Uint8Array(await new Response(plain).arrayBuffer()))
}

interface Read {
  width: number
  height: number
  total: string
}

function readContent(content: string, { width, height, total }: Read): ReadPage {
  const page: ReadPage = { width, height, texts: [], areas: [], edges: 0 }
  const across = (points = '') => Number(points) / POINTS
  const down = (points = '') => height - Number(points) / POINTS
  for (const [, x, y, step, font, left, base, text, edge, right, up, isTotal] of content.matchAll(OPERATOR)) {
    if (step === 'm') page.areas.push([[across(x), down(y)]])
    else if (step === 'l') page.areas.at(-1)?.push([across(x), down(y)])
    else if (font !== undefined)
      page.texts.push({ font, x: across(left), y: down(base), text: (text ?? '').replace(/\\(.)/g, '$1') })
    else if (edge !== undefined) page.edges += 1
    else if (isTotal !== undefined)
      page.texts.push({ font: 'plain', x: across(right), y: down(up), text: total })
  }
  return page
}

/** Reads a document of ours back, by its table of objects; for tests. */
export async function readPdf(file: Blob): Promise<ReadPage[]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = latin(bytes)
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  const [, count = '0'] = /^xref\n0 (\d+)\n/.exec(text.slice(table)) ?? []
  const offsets = [...text.slice(table).matchAll(/(\d{10}) 00000 n /g)].map(([, offset]) => Number(offset))
  if (offsets.length !== Number(count) - 1) throw new Error('The table of objects is not whole')
  const objectAt = (id: number) => {
    const start = offsets[id - 1] ?? 0
    if (!text.startsWith(`${id} 0 obj\n`, start)) throw new Error(`There is no object ${id}`)
    return start
  }
  const pages = /\/Kids \[([^\]]*)\]/.exec(text.slice(objectAt(2)))?.[1]?.matchAll(/(\d+) 0 R/g) ?? []
  const [, total = ''] = /Td \((\d+)\) Tj/.exec(text.slice(objectAt(5))) ?? []
  return Promise.all(
    [...pages].map(async ([, id]) => {
      const page = text.slice(objectAt(Number(id)))
      const [, width = '', height = ''] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? []
      const stream = objectAt(Number(/\/Contents (\d+) 0 R/.exec(page)?.[1]))
      const [head = '', length = ''] = /^.*\n<< \/Length (\d+) .*\nstream\n/.exec(text.slice(stream)) ?? []
      const content = bytes.subarray(stream + head.length, stream + head.length + Number(length))
      const size = { width: Number(width) / POINTS, height: Number(height) / POINTS }
      return readContent(await inflated(content), { ...size, total })
    }),
  )
}
