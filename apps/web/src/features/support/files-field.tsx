import { FILE_PURPOSES, type StoredFile } from '@plenum/domain/file'
import { MOST_FILES } from '@plenum/domain/ticket'
import { useTranslation } from '@plenum/i18n/react'
import { FieldGroup } from '@plenum/ui/field-group'
import { UploadBox } from '#app/files/upload-box.tsx'
import { useFieldError } from '#app/form/field-error.ts'
import { useFieldContext } from '#app/form/form-contexts.ts'
import type { AwaitedFiles } from './use-awaited-files.ts'

const MB = 1024 * 1024

interface FilesFieldProps {
  label: string
  /** Tells the boxes of one form apart. */
  box: string
  needs: 'nothing' | 'image'
  files: AwaitedFiles
}

/** Files that go with a ticket or one of its steps. */
export function FilesField({ label, box, needs, files }: FilesFieldProps) {
  const { t } = useTranslation('support')
  const field = useFieldContext<StoredFile[]>()
  const megabytes = FILE_PURPOSES.feedback.most / MB
  return (
    <FieldGroup label={label} error={useFieldError()}>
      <UploadBox
        purpose="feedback"
        label={t(($) => $.files.drop)}
        hint={t(($) => (needs === 'image' ? $.files.hint_step : $.files.hint), { megabytes })}
        most={MOST_FILES}
        files={field.state.value}
        onFiles={field.handleChange}
        onBusy={(is) => files.tell(box, 'busy', is)}
        onFailed={(is) => files.tell(box, 'failed', is)}
      />
    </FieldGroup>
  )
}
