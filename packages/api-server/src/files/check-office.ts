import { readDirectory, unpack, type ZipEntry } from '@plenum/domain/zip'
import { ZipRefused } from '@plenum/domain/zip-refused'

/** Bytes all entries of a document may have unpacked. */
const MAX_UNPACKED = 50 * 1024 * 1024
const MAX_TYPES = 1024 * 1024
const TYPES = '[Content_Types].xml'
const SIGNATURE = [0x50, 0x4b, 0x03, 0x04]
const PROGRAMS = /vbaProject|vbaData|macrosheets?\/|activeX\//i
const PROGRAM_TYPES = /macro|vba|activeX/i

const OPEN_XML = 'application/vnd.openxmlformats-officedocument'
const MAIN_TYPE = {
  xlsx: `${OPEN_XML}.spreadsheetml.sheet.main+xml`,
  docx: `${OPEN_XML}.wordprocessingml.document.main+xml`,
}
const TEXT_TYPE = 'application/vnd.oasis.opendocument.text'

type Fault = 'file_type' | 'file_damaged'
type Check = (file: Blob, entries: readonly ZipEntry[]) => Promise<Fault | undefined>

/** Whether a file is an archive that may be kept, and `check` finds nothing wrong in it. */
async function checkArchive(file: Blob, check: Check): Promise<Fault | undefined> {
  const head = new Uint8Array(await file.slice(0, SIGNATURE.length).arrayBuffer())
  if (!SIGNATURE.every((byte, at) => head[at] === byte)) return 'file_type'
  try {
    return await check(file, await readDirectory(file, MAX_UNPACKED))
  } catch (error) {
    if (error instanceof ZipRefused) return error.fault === 'encrypted' ? 'file_type' : 'file_damaged'
    throw error
  }
}

/** Whether a file is a workbook or document of today without programs. Only the list of its parts' types is unpacked. */
export const checkOpenXml = (file: Blob, format: keyof typeof MAIN_TYPE) =>
  checkArchive(file, async (archive, entries) => {
    const list = entries.find(({ name }) => name === TYPES)
    if (list === undefined || entries.some(({ name }) => PROGRAMS.test(name))) return 'file_type'
    if (list.unpacked > MAX_TYPES) return 'file_damaged'
    const types = typesIn(new TextDecoder().decode(await unpack(archive, list)))
    if (types.some((type) => PROGRAM_TYPES.test(type))) return 'file_type'
    return types.includes(MAIN_TYPE[format]) ? undefined : 'file_type'
  })

/** The types in a list of parts; none where it uses what could hide one from this reading but not from another. */
function typesIn(list: string): string[] {
  if (/&|<!|\0/.test(list)) return []
  return Array.from(
    list.matchAll(/\bContentType\s*=\s*(?:"([^"]*)"|'([^']*)')/gi),
    ([, one, other]) => one ?? other ?? '',
  )
}

/** Whether a file is an open document text without programs, by its first entry, which is stored as it is. */
export const checkOpenText = (file: Blob) =>
  checkArchive(file, async (archive, entries) => {
    const first = entries.find(({ offset }) => offset === 0)
    const isNamed = first?.name === 'mimetype' && first.method === 0 && first.unpacked === TEXT_TYPE.length
    if (!isNamed || entries.some(({ name }) => /^(?:Basic|Scripts)\//i.test(name))) return 'file_type'
    return new TextDecoder().decode(await unpack(archive, first)) === TEXT_TYPE ? undefined : 'file_type'
  })
