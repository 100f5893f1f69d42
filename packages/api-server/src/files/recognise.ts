import { FILE_FORMATS, type FileFormat } from '@plenum/domain/file'
import type { FileRefusal } from '../ports.ts'
import { checkCompound } from './check-compound.ts'
import { checkOpenText, checkOpenXml } from './check-office.ts'
import { checkPdf } from './check-pdf.ts'
import { checkText } from './check-text.ts'
import { imageSize, type ImageFormat } from './image-size.ts'
import type { Picture } from './images.ts'

/** What a file turned out to be. */
export type Recognised = { kind: 'document'; media_type: string } | ({ kind: 'image' } & Picture)

/** Why a file is not what its name says, or not to be kept. */
export type Unrecognised = Extract<
  FileRefusal,
  'file_type' | 'file_empty' | 'file_damaged' | 'image_too_large'
>

type Found = ({ kind: 'image' } & Picture) | Unrecognised | undefined

/** Where the header of nearly every picture ends. */
const HEAD_BYTES = 256 * 1024

const sizeIn = async (part: Blob, format: ImageFormat) =>
  imageSize(new Uint8Array(await part.arrayBuffer()), format)

const image = (format: ImageFormat) => async (file: Blob) => {
  const inHead = await sizeIn(file.slice(0, HEAD_BYTES), format)
  // Cameras put whole previews and profiles in front.
  const size = inHead === 'file_damaged' && file.size > HEAD_BYTES ? await sizeIn(file, format) : inHead
  if (typeof size === 'string') return size
  return { kind: 'image' as const, format, width: size.width, height: size.height }
}

const LOOK = {
  png: image('png'),
  jpeg: image('jpeg'),
  webp: image('webp'),
  csv: checkText,
  txt: checkText,
  xlsx: (file) => checkOpenXml(file, 'xlsx'),
  docx: (file) => checkOpenXml(file, 'docx'),
  odt: checkOpenText,
  xls: checkCompound,
  pdf: checkPdf,
} as const satisfies Record<FileFormat, (file: Blob) => Promise<Found>>

/** What a file is by its bytes, which have to be of the format that its name stands for. Decodes no picture. */
export async function recognise(file: Blob, format: FileFormat): Promise<Recognised | Unrecognised> {
  if (file.size === 0) return 'file_empty'
  const found: Found = await LOOK[format](file)
  return found ?? { kind: 'document', media_type: FILE_FORMATS[format].media_type }
}
