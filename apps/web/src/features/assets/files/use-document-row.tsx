import type { AssetDocument } from '@plenum/domain/file'
import { formatDate, formatDateTime } from '@plenum/i18n/format'
import { formatBytes } from '@plenum/i18n/format-size'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Badge } from '@plenum/ui/badge'
import type { FileWords } from '@plenum/ui/file-list'
import type { UploadFile } from '@plenum/ui/upload-state'
import { FileSpreadsheet, FileText } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useUploadWords } from '#app/files/use-upload-words.ts'
import { dayOf, expiryOf } from './expiry.ts'

const isSheet = (media_type: string) => /csv|excel|spreadsheet/.test(media_type)

/** How a document stands in a list: its name, what is known of it, and short words about it. */
export function useDocumentRow() {
  const { t } = useTranslation('files')
  const language = useLanguage()
  const words: FileWords = useUploadWords('asset_document', 1).words
  const row = (document: AssetDocument): UploadFile => {
    const { id, name, media_type, size, uploaded_by, created_at } = document
    const by = uploaded_by?.name ?? t(($) => $.documents.somebody)
    return {
      id,
      name,
      icon: isSheet(media_type) ? <FileSpreadsheet aria-hidden="true" /> : <FileText aria-hidden="true" />,
      detail: [formatBytes(language, size), by, formatDateTime(language, created_at)].join(' · '),
      state: { at: 'done' },
    }
  }
  const marks = ({ kind, revision, expires_at }: AssetDocument): ReactNode => (
    <>
      <Badge>{t(($) => $.documents.kinds[kind])}</Badge>
      <Badge>{t(($) => $.documents.version, { revision })}</Badge>
      {expires_at !== null && <Expiry day={expires_at} />}
    </>
  )
  return { row, marks, words }
}

const TONES = { past: 'danger', soon: 'warning', later: 'neutral' } as const

function Expiry({ day }: { day: string }) {
  const { t } = useTranslation('files')
  const date = formatDate(useLanguage(), day)
  const [today] = useState(() => dayOf(new Date()))
  const expiry = expiryOf(day, today)
  return (
    <Badge tone={TONES[expiry]}>
      {expiry === 'past' ? t(($) => $.documents.expired, { date }) : t(($) => $.documents.expires, { date })}
    </Badge>
  )
}
