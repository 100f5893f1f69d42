const SECTOR = 512
const FREE = 0xffffffff
const END_OF_CHAIN = 0xfffffffe
const TABLE = 0xfffffffd

/** A compound file of one table and a directory of these names. */
export function buildCompound(names: readonly string[]): Uint8Array<ArrayBuffer> {
  const directory = Math.ceil((names.length + 1) / 4)
  const view = new DataView(new ArrayBuffer(SECTOR * (2 + directory)))
  view.setUint32(0, 0xd0cf11e0)
  view.setUint32(4, 0xa1b11ae1)
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    view.setUint16(at, value, true)
  for (const [at, value] of [
    [44, 1],
    [48, 1],
    [56, 4096],
    [60, END_OF_CHAIN],
    [68, END_OF_CHAIN],
  ] as const)
    view.setUint32(at, value, true)
  for (let place = 0; place < 109; place += 1) view.setUint32(76 + place * 4, place === 0 ? 0 : FREE, true)
  for (let sector = 0; sector < SECTOR / 4; sector += 1) {
    const next = sector < directory ? sector + 1 : END_OF_CHAIN
    view.setUint32(SECTOR + sector * 4, sector === 0 ? TABLE : sector <= directory ? next : FREE, true)
  }
  for (const [index, name] of ['Root Entry', ...names].entries()) {
    const at = SECTOR * 2 + index * 128
    for (const [letter, unit] of Array.from(name, (one) => one.charCodeAt(0)).entries())
      view.setUint16(at + letter * 2, unit, true)
    view.setUint16(at + 64, (name.length + 1) * 2, true)
    view.setUint8(at + 66, index === 0 ? 5 : 2)
  }
  return new Uint8Array(view.buffer)
}

/** A PDF of one empty page. */
export const buildPdf = (inside = ''): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    `%PDF-1.7\n%\u00e2\u00e3\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\n${inside}\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`,
  )

/** A text in UTF-16 with its mark. */
export function utf16(text: string, endian: 'little' | 'big'): Uint8Array<ArrayBuffer> {
  const marked = `\ufeff${text}`
  const view = new DataView(new ArrayBuffer(marked.length * 2))
  for (let at = 0; at < marked.length; at += 1)
    view.setUint16(at * 2, marked.charCodeAt(at), endian === 'little')
  return new Uint8Array(view.buffer)
}
