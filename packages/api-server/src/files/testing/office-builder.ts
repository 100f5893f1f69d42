import { buildZip, type Part, type ZipOptions } from './zip-builder.ts'

const OPEN_XML = 'application/vnd.openxmlformats-officedocument'
const TYPES_SPACE = 'http://schemas.openxmlformats.org/package/2006/content-types'

/** A list of the types of parts, with the type of the main one. */
export const typesXml = (main: string, more = '') =>
  `<?xml version="1.0"?><Types xmlns="${TYPES_SPACE}"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/main.xml" ContentType="${main}"/>${more}</Types>`

export const SHEET = `${OPEN_XML}.spreadsheetml.sheet.main+xml`
export const LETTER = `${OPEN_XML}.wordprocessingml.document.main+xml`
export const MACRO_SHEET = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'
export const TEXT = 'application/vnd.oasis.opendocument.text'

const types = (main: string): Part => ({ name: '[Content_Types].xml', content: typesXml(main) })
const relations: Part = { name: '_rels/.rels', content: '<Relationships/>' }

/** A workbook with other parts beside the usual ones. */
export const buildXlsx = (more: readonly Part[] = [], options: ZipOptions = {}) =>
  buildZip([types(SHEET), relations, { name: 'xl/workbook.xml', content: '<workbook/>' }, ...more], options)

export const buildXlsm = () =>
  buildZip([types(MACRO_SHEET), relations, { name: 'xl/vbaProject.bin', content: 'program' }])

export const buildDocx = (more: readonly Part[] = []) =>
  buildZip([types(LETTER), relations, { name: 'word/document.xml', content: '<document/>' }, ...more])

export const buildOdt = (more: readonly Part[] = [], mimetype = TEXT) =>
  buildZip([
    { name: 'mimetype', content: mimetype, isStored: true },
    { name: 'content.xml', content: '<office:document-content/>' },
    { name: 'META-INF/manifest.xml', content: '<manifest:manifest/>' },
    ...more,
  ])
