import { FILE_PURPOSES, type StoredFile } from '@plenum/domain/file'
import { useTranslation } from '@plenum/i18n/react'
import { FieldGroup } from '@plenum/ui/field-group'
import { UploadBox } from '#app/files/upload-box.tsx'
import { useWords } from '#app/page/use-words.ts'

const MB = 1024 * 1024

interface CertificateFieldProps {
  files: readonly StoredFile[]
  /** Whether it was sent while the document was still on its way. */
  isEarly: boolean
  onFiles: (change: (files: StoredFile[]) => StoredFile[]) => void
  onBusy: (busy: boolean) => void
}

/** The document that shows where a thing went, if there is one. */
export function CertificateField({ isEarly, ...box }: CertificateFieldProps) {
  useWords('feedback')
  const { t } = useTranslation('life')
  const words = useTranslation('files').t
  return (
    <FieldGroup
      label={t(($) => $.end.certificate)}
      help={t(($) => $.end.certificate_help)}
      error={isEarly ? words(($) => $.documents.add_busy) : undefined}
    >
      <UploadBox
        {...box}
        purpose="asset_document"
        most={1}
        label={t(($) => $.end.certificate_drop)}
        hint={words(($) => $.documents.hint, { megabytes: FILE_PURPOSES.asset_document.most / MB })}
      />
    </FieldGroup>
  )
}
