import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ModelDatasheets } from '#app/datasheets/model-datasheets.tsx'
import { useWords } from '#app/page/use-words.ts'
import type { FilesOf } from './files-of.ts'
import type { FileTab } from '../assets-search.ts'
import { AssetDocuments } from './asset-documents.tsx'
import { AssetPhotos } from './asset-photos.tsx'
import { assetFileQueries } from './queries.ts'

/** Photos or documents of an asset, wherever its tabs stand. */
export function AssetFiles({ tab, note, model, ...files }: FilesOf & { tab: FileTab }) {
  useWords('feedback')
  const { t } = useTranslation('files')
  return (
    // in the asset's form, a dialog's own form is not to send the asset too
    <div className={stack({ gap: '4' })} onSubmit={(event) => event.stopPropagation()}>
      {note && <p className={css({ textStyle: 'caption', color: 'text.muted' })}>{t(($) => $[note])}</p>}
      {tab === 'photos' ? <AssetPhotos {...files} /> : <AssetDocuments {...files} />}
      {tab === 'documents' && model && <ModelDatasheets model={model} />}
    </div>
  )
}

/** How many files of an asset there are, where all of them are here; asks for none. */
export function FileCount({ tab, asset }: { tab: FileTab; asset: string }) {
  return tab === 'photos' ? <PhotoCount asset={asset} /> : <DocumentCount asset={asset} />
}

function PhotoCount({ asset }: { asset: string }) {
  return countOf(useInfiniteQuery({ ...assetFileQueries.photos(asset), enabled: false }))
}

function DocumentCount({ asset }: { asset: string }) {
  return countOf(useInfiniteQuery({ ...assetFileQueries.documents(asset), enabled: false }))
}

interface Loaded {
  data: { pages: readonly { results: readonly unknown[] }[] } | undefined
  hasNextPage: boolean
}

const countOf = ({ data, hasNextPage }: Loaded) => {
  if (!data || hasNextPage) return null
  return data.pages.reduce((sum, { results }) => sum + results.length, 0) || null
}
