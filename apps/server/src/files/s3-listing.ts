/** One answer to a request for the names of what a bucket holds. */
export interface S3Listing {
  entries: { key: string; at: Date }[]
  /** What to ask with for the rest; undefined at the end. */
  next: string | undefined
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (entity, hex, decimal, name) => {
    if (typeof name === 'string') return ENTITIES[name] ?? entity
    const point = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal)
    return point <= 0x10ffff ? String.fromCodePoint(point) : entity
  })

/** The text of the first element of a name; looks at each letter once, however the text is made. */
const textOf = (xml: string, name: string) => {
  const [, rest] = xml.split(`<${name}>`, 2)
  const end = rest?.indexOf(`</${name}>`) ?? -1
  return end < 0 ? undefined : decoded(rest?.slice(0, end) ?? '')
}

/** Reads the four things that matter of the XML; throws where it is not such an answer. */
export const parseListing = (xml: string): S3Listing => {
  if (!xml.includes('<ListBucketResult'))
    throw new Error('The file store has answered something other than a list')
  const [head = '', ...contents] = xml.split('<Contents>')
  const entries = contents.map((content) => {
    const key = textOf(content, 'Key')
    const at = new Date(textOf(content, 'LastModified') ?? '')
    if (key === undefined || Number.isNaN(at.getTime()))
      throw new Error('The file store has listed a nameless file')
    return { key, at }
  })
  // What is said of the whole list may stand before or behind what it holds.
  const around = head + (contents.at(-1)?.split('</Contents>')[1] ?? '')
  if (textOf(around, 'IsTruncated') !== 'true') return { entries, next: undefined }
  const next = textOf(around, 'NextContinuationToken')
  if (!next) throw new Error('The file store has listed a part and does not say how to go on')
  return { entries, next }
}
