import { exportApi } from '@plenum/api-client/exports'
import type { ExportFormat } from '@plenum/domain/asset-export'
import type { ListExport } from '@plenum/domain/list-export'
import { useTranslation } from '@plenum/i18n/react'
import { http } from '#app/api.ts'
import { TakeList } from '#app/files/take-list.tsx'
import { modelFilterOf, type CatalogueSearch } from './catalogue-search.ts'

const exports = exportApi(http)

/** The part of the catalogue that an address shows, as it is asked for as a file. */
function shownBy(address: CatalogueSearch, format: ExportFormat): ListExport {
  const filter = address.search ? { search: address.search } : {}
  if (address.tab === 'brands') return { list: 'brand', format, filter }
  if (address.tab === 'types') return { list: 'asset_type', format, filter }
  return { list: 'model', format, filter: modelFilterOf(address) }
}

/** Takes the part of the catalogue that is shown away as a file. */
export function TakeCatalogue({ address }: { address: CatalogueSearch }) {
  const { t } = useTranslation('catalogue')
  return (
    <TakeList
      words={t(($) => $.take, { returnObjects: true })}
      take={(format, signal) => exports.lists(shownBy(address, format), signal)}
    />
  )
}
