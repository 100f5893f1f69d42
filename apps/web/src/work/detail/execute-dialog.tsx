import type { WorkItem } from '@plenum/domain/work-item'
import type { WorkRequest } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { Skeleton } from '@plenum/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { FormDialogFrame, FormDialogHead } from '#app/form/form-dialog.tsx'
import { useWords } from '#app/page/use-words.ts'
import { thingQueries } from '../thing-queries.ts'
import { ExecuteForm } from './execute-form.tsx'

interface ExecuteDialogProps {
  /** As it is now: somebody else may change it while the dialog is open. */
  request: WorkRequest
  item: WorkItem
  canOverride: boolean
  today: string
  onClose: () => void
}

/** Says what became of one thing of a request; the inventory changes with it. */
export function ExecuteDialog({ item, ...rest }: ExecuteDialogProps) {
  useWords('fit', 'life')
  const { t } = useTranslation('work')
  const isEnd = item.op === 'remove'
  // what leaves is asked about its data, which its record knows of
  const asset = useQuery({ ...thingQueries.asset(item.asset?.id ?? ''), enabled: isEnd })
  const name = item.asset?.name ?? item.name ?? item.model?.name ?? ''
  return (
    <FormDialogFrame onClose={rest.onClose}>
      <FormDialogHead title={t(($) => $.execute.title[item.op], { name })} />
      {isEnd && asset.isPending ? (
        <Skeleton shape="block" />
      ) : (
        <ExecuteForm {...rest} item={item} ends={asset.data ?? null} />
      )}
    </FormDialogFrame>
  )
}
