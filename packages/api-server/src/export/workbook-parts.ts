import { MAIN_TYPE } from '@plenum/domain/open-xml'

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Styles of cells by their number in the list below. */
export const STYLE = { header: 1, date: 2, instant: 3 } as const

const style = (attributes: string) =>
  `<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"${attributes}/>`

const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss&quot; UTC&quot;"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4">${style('')}${style(' applyFont="1"').replace('fontId="0"', 'fontId="1"')}${style(' applyNumberFormat="1"').replace('numFmtId="0"', 'numFmtId="164"')}${style(' applyNumberFormat="1"').replace('numFmtId="0"', 'numFmtId="165"')}</cellXfs></styleSheet>`

const override = (name: string, type: string) => `<Override PartName="/${name}" ContentType="${type}"/>`
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`
const relations = (...all: string[]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`

export const SHEET_PART = 'xl/worksheets/sheet1.xml'

/** The parts of a workbook beside its only sheet, by their names; `title` is escaped already. */
export const workbookParts = (title: string): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', MAIN_TYPE.xlsx)}${override(SHEET_PART, `${SHEETS}.worksheet+xml`)}${override('xl/styles.xml', `${SHEETS}.styles+xml`)}</Types>`,
  '_rels/.rels': relations(relation('r1', 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${title}" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    relation('r1', 'worksheet', 'worksheets/sheet1.xml'),
    relation('r2', 'styles', 'styles.xml'),
  ),
  'xl/styles.xml': STYLES,
})
