import { CompoundFile } from './compound-file.ts'

const SIGNATURE = [0xd0cf11e0, 0xa1b11ae1]
/** Where a workbook lies, of the newer kind and of the older. */
const WORKBOOK = /^(?:Workbook|Book)$/i
/** Where programs lie in a workbook, and in what other formats call so. */
const PROGRAMS = /^(?:_VBA_PROJECT(?:_CUR)?|VBA|Macros|PROJECTwm|_SRP_\d+)$/i

/** As it stands in the file: in letters of two bytes. */
const PROGRAM_MARK = Array.from('_VBA_PROJECT', (letter) => [letter.charCodeAt(0), 0]).flat()

/** Whether a program's place is named anywhere, be it where no chain leads: programs that repair files go there too. */
function hasProgramMark(bytes: Uint8Array): boolean {
  const [first = 0] = PROGRAM_MARK
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (PROGRAM_MARK.every((byte, index) => bytes[at + index] === byte)) return true
  }
  return false
}

/** Whether a file is an old workbook, by its header and the names in its directory; nothing in it is read. */
export async function checkCompound(file: Blob): Promise<'file_type' | 'file_damaged' | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const view = new DataView(bytes.buffer)
  if (view.byteLength < 8 || view.getUint32(0) !== SIGNATURE[0] || view.getUint32(4) !== SIGNATURE[1])
    return 'file_type'
  const names = new CompoundFile(view).names()
  if (names === undefined) return 'file_damaged'
  const isWorkbook = names.some((name) => WORKBOOK.test(name))
  const isProgram = names.some((name) => PROGRAMS.test(name)) || hasProgramMark(bytes)
  return isWorkbook && !isProgram ? undefined : 'file_type'
}
