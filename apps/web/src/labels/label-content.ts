import type { Asset } from '@plenum/domain/asset'
import { codeAddress } from '@plenum/domain/code-address'
import { placeWords } from '@plenum/domain/place-words'
import { LABEL_LINES, type LabelLine } from './label-choice.ts'
import type { LabelContent } from './label-marks.ts'

/** What a label says something of: an asset, or a code that none has yet. */
export type Labelled = Pick<Asset, 'code' | 'name' | 'serial_number' | 'location'>

/** What a label says. */
export function labelContent(
  asset: Labelled,
  { lines, origin, company }: { lines: readonly LabelLine[]; origin: string; company: string },
): LabelContent {
  const said: Record<LabelLine, string> = {
    name: asset.name,
    serial_number: asset.serial_number === null ? '' : `SN ${asset.serial_number}`,
    location: asset.location === null ? '' : placeWords(asset.location),
    company,
  }
  return {
    code: asset.code,
    address: codeAddress(origin, asset.code),
    lines: LABEL_LINES.filter((line) => lines.includes(line)).map((line) => said[line]),
  }
}
