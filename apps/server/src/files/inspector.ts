import type { FileFormat, ImageUse } from '@plenum/domain/file'
import type { FileRefusal } from '@plenum/api-server/ports'

/** What is to be known of a file that lies on disk, alone in a folder of its own. */
export interface Inspection {
  path: string
  format: FileFormat
  image: ImageUse
}

/** What a file is; pictures made anew lie beside it. */
export type Verdict =
  | { kind: 'refused'; reason: Exclude<FileRefusal, 'file_too_large'> }
  | { kind: 'document'; media_type: string }
  | {
      kind: 'image'
      media_type: string
      width: number
      height: number
      /** Where the picture made anew lies. */
      path: string
      thumbnail: string | null
    }

/** Looks into files in a process of its own, which may be ended at any moment. */
export interface Inspector {
  inspect(inspection: Inspection): Promise<Verdict>
  close(): Promise<void>
}
