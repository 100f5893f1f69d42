import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { useState } from 'react'
import { AlertDialog } from '#app/page/alert-dialog.ts'
import { api } from './queries.ts'
import { useManyChange } from './use-many-change.ts'

interface ReissueCodesProps {
  ids: readonly string[]
  onClose: () => void
}

/** Gives the selected assets the codes of today's nomenclature, once it is asked again. */
export function ReissueCodes({ ids, onClose }: ReissueCodesProps) {
  const { t } = useTranslation('nomenclature')
  const common = useTranslation('common').t
  const language = useLanguage()
  const [isBusy, setIsBusy] = useState(false)
  const change = useManyChange({
    done: (count, shown) => t(($) => $.reissued, { count, shown }),
    none: t(($) => $.reissued_none),
    failed: t(($) => $.reissue_failed),
  })
  const reissue = async () => {
    setIsBusy(true)
    await change(api.nomenclatures.reissue({ ids: [...ids] }))
    onClose()
  }
  return (
    <AlertDialog
      open
      onCancel={onClose}
      title={t(($) => $.reissue_title, { count: ids.length, shown: formatNumber(language, ids.length) })}
      description={t(($) => $.reissue_text)}
    >
      <Button onClick={onClose}>{common(($) => $.actions.cancel)}</Button>
      <Button tone="primary" loading={isBusy} onClick={() => void reissue()}>
        {t(($) => $.reissue)}
      </Button>
    </AlertDialog>
  )
}
