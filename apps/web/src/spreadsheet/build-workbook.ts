import { strToU8, zipSync } from 'fflate'

type Cell = string | number | boolean | Date | null

const DAY = 86_400_000
const EXCEL_EPOCH = Date.UTC(1899, 11, 30)
const DATE_STYLE = 1
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEET_TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last
}

function cellXml(cell: Cell, at: string): string {
  if (cell === null) return ''
  if (cell instanceof Date)
    return `<c r="${at}" s="${DATE_STYLE}"><v>${(cell.getTime() - EXCEL_EPOCH) / DAY}</v></c>`
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`
  return `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
}

const sheetXml = (rows: readonly (readonly Cell[])[]) => {
  const body = rows.map((row, index) => {
    const cells = row.map((cell, column) => cellXml(cell, `${columnName(column)}${index + 1}`))
    return `<row r="${index + 1}">${cells.join('')}</row>`
  })
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${body.join('')}</sheetData></worksheet>`
}

/** A workbook of one sheet, for tests. */
export function buildWorkbook(rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  const part = (name: string, type: string) =>
    `<Override PartName="${name}" ContentType="${SHEET_TYPES}.${type}+xml"/>`
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`
  const files = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/worksheets/sheet1.xml', 'worksheet')}${part('/xl/styles.xml', 'styles')}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relation('r1', 'worksheet', 'worksheets/sheet1.xml')}${relation('r2', 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': sheetXml(rows),
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}
