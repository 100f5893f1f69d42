import type { Asset } from '@plenum/domain/asset'
import { BULK_MAX } from '@plenum/domain/asset-bulk'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import * as Dialog from '@plenum/ui/dialog'
import { FormDialog } from '#app/form/form-dialog.tsx'
import { useWords } from '#app/page/use-words.ts'
import { BulkMove } from './bulk-move.tsx'
import { BulkOwner } from './bulk-owner.tsx'
import { BulkPriority } from './bulk-priority.tsx'
import { BulkResults } from './bulk-results.tsx'
import { BulkStatus } from './bulk-status.tsx'
import { BulkVerify } from './bulk-verify.tsx'
import { useBulk } from './use-bulk.ts'

export type BulkAct = 'status' | 'owner' | 'priority' | 'verify' | 'move'

interface BulkDialogProps {
  act: BulkAct
  ids: readonly string[]
  /** Those of them that the list has here: what is offered follows from them. */
  assets: readonly Asset[]
  /** Whether the person may let through, with a reason, what the fit check refuses. */
  canOverride: boolean
  onClose: () => void
}

/** Changes all selected assets at once, and says of each that was not changed why. */
export function BulkDialog({ act, ids, assets, canOverride, onClose }: BulkDialogProps) {
  useWords('life', 'fit')
  const { t } = useTranslation('life')
  const language = useLanguage()
  const { results, isTooMany, change, goOn } = useBulk(ids, onClose)
  const shown = formatNumber(language, ids.length)
  if (results)
    return (
      <FormDialog title={t(($) => $.bulk.result)} onClose={onClose}>
        <BulkResults results={results} canOverride={canOverride} onGoOn={goOn} onClose={onClose} />
      </FormDialog>
    )
  return (
    <FormDialog title={t(($) => $.bulk[`${act}_title`], { count: ids.length, shown })} onClose={onClose}>
      {isTooMany ? (
        <Dialog.Body>
          <Alert tone="warning">{t(($) => $.bulk.limit, { shown: formatNumber(language, BULK_MAX) })}</Alert>
        </Dialog.Body>
      ) : act === 'status' ? (
        <BulkStatus assets={assets} onChange={change} />
      ) : act === 'owner' ? (
        <BulkOwner onChange={change} />
      ) : act === 'priority' ? (
        <BulkPriority onChange={change} />
      ) : act === 'verify' ? (
        <BulkVerify onChange={change} />
      ) : (
        <BulkMove onChange={change} />
      )}
    </FormDialog>
  )
}
