import type { MaintenanceRule } from '@plenum/domain/maintenance-rule'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { AlertDialog } from '#app/page/alert-dialog.ts'
import { api, maintenanceQueries } from './queries.ts'

interface DeleteRuleProps {
  rule: MaintenanceRule
  onClose: () => void
}

/** Deletes a rule once it is asked again: it has no undo. */
export function DeleteRule({ rule, onClose }: DeleteRuleProps) {
  const { t } = useTranslation('maintenance')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const { name } = rule
  const remove = async () => {
    setIsBusy(true)
    try {
      await api.delete(rule)
      void notify({ type: 'success', title: t(($) => $.rule.deleted, { name }) })
    } catch (error) {
      void notify({ type: 'error', title: t(($) => $.rule.not_deleted), message: errorWords(error) })
    }
    await queryClient.invalidateQueries({ queryKey: maintenanceQueries.all() })
    onClose()
  }
  return (
    <AlertDialog
      open
      onCancel={onClose}
      title={t(($) => $.rule.delete_title, { name })}
      description={t(($) => $.rule.delete_text)}
    >
      <Button onClick={onClose}>{common(($) => $.actions.cancel)}</Button>
      <Button tone="danger" loading={isBusy} onClick={() => void remove()}>
        {t(($) => $.rule.delete)}
      </Button>
    </AlertDialog>
  )
}
