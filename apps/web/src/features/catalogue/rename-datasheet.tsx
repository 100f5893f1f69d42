import type { Datasheet } from '@plenum/domain/datasheet'
import { useTranslation } from '@plenum/i18n/react'
import { api, datasheetQuery } from '#app/datasheets/queries.ts'
import { CaptionDialog } from '#app/files/caption-dialog.tsx'

interface RenameDatasheetProps {
  model: string
  datasheet: Datasheet
  onClose: () => void
}

/** What a datasheet is called, in a few words. */
export function RenameDatasheet({ model, datasheet, onClose }: RenameDatasheetProps) {
  const { t } = useTranslation('files')
  return (
    <CaptionDialog
      file={datasheet}
      words={{
        title: t(($) => $.datasheets.rename_title),
        label: t(($) => $.datasheets.caption),
        help: t(($) => $.datasheets.caption_help),
        failed: t(($) => $.datasheets.rename_failed),
      }}
      onSave={(seen, patch) => api.renameDatasheet(model, seen, patch)}
      queryKey={datasheetQuery(model).queryKey}
      onClose={onClose}
    />
  )
}
