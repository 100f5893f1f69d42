import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { useTranslation } from 'react-i18next'
import { useWords } from '#app/page/use-words.ts'
import type { FilesOf } from '../asset-tabs.tsx'
import type { FileTab } from '../assets-search.ts'
import { AssetDocuments } from './asset-documents.tsx'
import { AssetPhotos } from './asset-photos.tsx'

/** Photos or documents of an asset, wherever its tabs stand. */
export function AssetFiles({ tab, note, ...files }: FilesOf & { tab: FileTab }) {
  useWords('feedback')
  const { t } = useTranslation('files')
  return (
    // in the asset's form, a dialog's own form is not to send the asset too
    <div className={stack({ gap: '4' })} onSubmit={(event) => event.stopPropagation()}>
      {note && <p className={css({ textStyle: 'caption', color: 'text.muted' })}>{t(($) => $[note])}</p>}
      {tab === 'photos' ? <AssetPhotos {...files} /> : <AssetDocuments {...files} />}
    </div>
  )
}
