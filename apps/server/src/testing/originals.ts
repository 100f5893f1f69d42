import { buildDocx, buildOdt, buildXlsm, buildXlsx } from '@plenum/api-server/files/testing/office-builder'
import { buildCompound, buildPdf, utf16 } from '@plenum/api-server/files/testing/plain-builder'
import { buildZip } from '@plenum/api-server/files/testing/zip-builder'
import {
  buildCameraJpeg,
  buildClear,
  buildGif,
  buildJpeg,
  buildMoving,
  buildPlain,
  buildPng,
  buildProgressive,
  buildTiff,
  buildWebp,
} from './pictures.ts'

/** A file before it is spoilt, with the ending of its name. */
export interface Original {
  ending: string
  bytes: Uint8Array<ArrayBuffer>
}

const letters = (text: string) => new TextEncoder().encode(text)
const TABLE = 'serial_number;name;note\nA-1;Leaf switch;café\n'.repeat(40)
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>alert(1)</script></svg>'

/** One good file of each kind, and some that nobody may send. */
export async function originals(): Promise<Original[]> {
  const size = { width: 90, height: 60 }
  const sheet = await buildXlsx()
  const zeros = new Uint8Array(3 * 1024 * 1024)
  return [
    { ending: 'png', bytes: await buildPng(size) },
    { ending: 'png', bytes: await buildClear(size) },
    { ending: 'png', bytes: await buildPlain({ width: 1500, height: 1500 }) },
    { ending: 'jpg', bytes: await buildJpeg(size) },
    { ending: 'jpeg', bytes: await buildProgressive(size) },
    { ending: 'jpg', bytes: await buildCameraJpeg(size) },
    { ending: 'webp', bytes: await buildWebp(size) },
    { ending: 'webp', bytes: await buildMoving(size) },
    { ending: 'csv', bytes: letters(TABLE) },
    { ending: 'csv', bytes: utf16(TABLE, 'little') },
    { ending: 'txt', bytes: letters('Two lines\r\nof plain text\r\n') },
    { ending: 'xlsx', bytes: sheet },
    { ending: 'docx', bytes: await buildDocx() },
    { ending: 'odt', bytes: await buildOdt() },
    { ending: 'xls', bytes: buildCompound(['Workbook', 'SummaryInformation']) },
    { ending: 'pdf', bytes: buildPdf() },
    { ending: 'xlsx', bytes: await buildXlsm() },
    { ending: 'xlsx', bytes: await buildXlsx([{ name: 'inside.zip', content: sheet, isStored: true }]) },
    { ending: 'xlsx', bytes: await buildXlsx([{ name: 'xl/bomb.xml', content: zeros }]) },
    { ending: 'xlsx', bytes: await buildZip([{ name: '[Content_Types].xml', content: zeros }]) },
    { ending: 'xls', bytes: buildCompound(['Workbook', '_VBA_PROJECT_CUR']) },
    { ending: 'png', bytes: letters(SVG) },
    { ending: 'csv', bytes: letters('<!doctype html><html><script>alert(1)</script></html>') },
    { ending: 'jpg', bytes: await buildTiff(size) },
    { ending: 'webp', bytes: await buildGif(size) },
  ]
}
