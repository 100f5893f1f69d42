import { ZipRefused } from '@plenum/domain/zip-refused'

/** Why a file is not read; the words stand in the `imports` namespace. */
export const REFUSALS = [
  'empty',
  'too_big',
  'too_big_inside',
  'too_many_rows',
  'too_many_columns',
  'row_too_large',
  'binary',
  'web_page',
  'old_excel',
  'macros',
  'not_a_workbook',
  'name_differs',
  'damaged',
] as const
export type Refusal = (typeof REFUSALS)[number]

/** Thrown where a file cannot be read; `refusal` says why. */
export class FileRefused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal)
    this.name = 'FileRefused'
    this.refusal = refusal
  }
}

const REFUSED_AS = {
  damaged: 'damaged',
  too_big: 'too_big_inside',
  encrypted: 'not_a_workbook',
} as const satisfies Record<ZipRefused['fault'], Refusal>

/** Throws what was wrong with an archive in the words of this feature. */
export function refuse(error: unknown): never {
  throw error instanceof ZipRefused ? new FileRefused(REFUSED_AS[error.fault]) : error
}
