import type { Asset } from '@plenum/domain/asset'
import { csvText } from '@plenum/domain/csv'
import { useTranslation } from 'react-i18next'
import { modelWords, type OptionalColumn } from './asset-columns.tsx'
import type { ColumnChoice } from './column-choice.ts'
import { useColumnNames } from './column-names.ts'
import { placeWords } from './place-words.ts'
import { useTypeName } from './type-name.ts'

/** Writes assets as separated text: name and code, then the columns of the list as a person sees them. */
export function useCsv({ order, isShown }: ColumnChoice): (assets: readonly Asset[]) => string {
  const fields = useTranslation('fields').t
  const names = useColumnNames()
  const typeName = useTypeName()
  const shown = order.filter(isShown)
  const textOf: Record<OptionalColumn, (asset: Asset) => string> = {
    asset_type: (asset) => typeName({ code: asset.asset_type, name: null }),
    status: (asset) => fields(($) => $.status[asset.status]),
    location: (asset) => (asset.location === null ? '' : placeWords(asset.location)),
    model: modelWords,
    serial_number: (asset) => asset.serial_number ?? '',
    owner: (asset) => asset.owner?.name ?? '',
    last_update: (asset) => asset.last_update,
  }
  return (assets) =>
    csvText([
      [names.name, fields(($) => $.asset.code), ...shown.map((id) => names[id])],
      ...assets.map((asset) => [asset.name, asset.code, ...shown.map((id) => textOf[id](asset))]),
    ])
}
