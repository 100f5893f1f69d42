/** Points in a millimetre. */
export const POINTS = 72 / 25.4

/** The size of letters, in points, in which a document says how many pages it has. */
export const TOTAL_SIZE = 7

/** A length as a document writes it. */
export const pdfNumber = (value: number): string => String(Math.round(value * 1000) / 1000)

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff)

const bytesIn = (part: string | Uint8Array<ArrayBuffer>) => (typeof part === 'string' ? bytesOf(part) : part)

const packed = async (text: string): Promise<Uint8Array<ArrayBuffer>> => {
  const stream = new Blob([bytesOf(text)]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const CATALOG = 1
const PAGES = 2
const TOTAL = 5
const FIRST_FREE = 6
const RESOURCES = `/Font << /plain 3 0 R /code 4 0 R >> /XObject << /total ${TOTAL} 0 R >>`
const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/**
 * Writes a document of pages of one size, in millimetres, page by page (ISO 32000-1). Its texts use two of the fonts
 * that every reader brings, `plain` and `code`; it asks to be printed in its own size. A page that draws `total` says
 * there how many pages there are, which nobody knows before the last one.
 */
export class PdfFile {
  readonly #parts: (string | Uint8Array<ArrayBuffer>)[] = []
  readonly #offsets: number[] = []
  readonly #pages: number[] = []
  readonly #size: string
  #length = 0
  #taken = 0

  constructor({ width, height }: { width: number; height: number }) {
    this.#size = `[0 0 ${pdfNumber(width * POINTS)} ${pdfNumber(height * POINTS)}]`
    // the second line tells whoever moves it that it is no text
    this.#write('%PDF-1.6\n%\u00e2\u00e3\u00cf\u00d3\n')
    this.#object(3, font('Helvetica'))
    this.#object(4, font('Courier-Bold'))
  }

  /** Adds a page with what draws it: letters stand for bytes of the fonts' code page. */
  async addPage(content: string): Promise<void> {
    const bytes = await packed(content)
    const stream = FIRST_FREE + this.#pages.length * 2
    this.#begin(stream)
    this.#write(`<< /Length ${bytes.length} /Filter /FlateDecode >>\nstream\n`)
    this.#write(bytes)
    this.#write('\nendstream\nendobj\n')
    const page = `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox ${this.#size} /Resources << ${RESOURCES} >> /Contents ${stream} 0 R >>`
    this.#object(stream + 1, page)
    this.#pages.push(stream + 1)
  }

  /** What was written since the last time it was asked for: a long document is not held. */
  take(): Uint8Array<ArrayBuffer> {
    const parts = this.#parts.splice(0).map(bytesIn)
    const taken = new Uint8Array(this.#length - this.#taken)
    let at = 0
    for (const part of parts) {
      taken.set(part, at)
      at += part.length
    }
    this.#taken = this.#length
    return taken
  }

  /** Ends the document; nothing can be added afterwards. */
  close(): void {
    const text = `BT /plain ${TOTAL_SIZE} Tf 0 0 Td (${this.#pages.length}) Tj ET`
    const form = `/Type /XObject /Subtype /Form /BBox [0 -${TOTAL_SIZE} ${TOTAL_SIZE * 10} ${TOTAL_SIZE * 2}]`
    this.#object(
      TOTAL,
      `<< ${form} /Resources << /Font << /plain 3 0 R >> >> /Length ${text.length} >>\nstream\n${text}\nendstream`,
    )
    const kids = this.#pages.map((page) => `${page} 0 R`).join(' ')
    this.#object(PAGES, `<< /Type /Pages /Kids [${kids}] /Count ${this.#pages.length} >>`)
    this.#object(
      CATALOG,
      `<< /Type /Catalog /Pages ${PAGES} 0 R /ViewerPreferences << /PrintScaling /None >> >>`,
    )
    const start = this.#length
    const count = FIRST_FREE + this.#pages.length * 2
    const entries = Array.from({ length: count - 1 }, (_, index) => {
      const offset = String(this.#offsets[index + 1] ?? 0).padStart(10, '0')
      return `${offset} 00000 n \n`
    })
    this.#write(`xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}`)
    this.#write(`trailer\n<< /Size ${count} /Root ${CATALOG} 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  }

  #begin(object: number): void {
    this.#offsets[object] = this.#length
    this.#write(`${object} 0 obj\n`)
  }

  #object(object: number, text: string): void {
    this.#begin(object)
    this.#write(`${text}\nendobj\n`)
  }

  #write(part: string | Uint8Array<ArrayBuffer>): void {
    this.#parts.push(part)
    this.#length += part.length
  }
}
