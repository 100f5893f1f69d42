import type { Version } from '@plenum/api-client/headers'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import * as Dialog from '@plenum/ui/dialog'
import { Field } from '@plenum/ui/field'
import { stack } from '@plenum/ui/patterns'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '@plenum/ui/alert'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { MergeEffect } from './merge-effect.tsx'
import { Misfits, misfitsIn } from './misfits.tsx'
import { api, catalogueQueries } from './queries.ts'
import { BrandLookup, ModelLookup } from './record-lookup.tsx'
import { useRecordChange } from './use-record-change.ts'

export interface MergeRecord extends Version {
  noun: 'brands' | 'models'
  name: string
}

interface MergeDialogProps {
  record: MergeRecord
  onClose: () => void
  /** It is merged; what remains is told by its id. */
  onMerged: (into: string) => void
}

/** Merges a record into another one, once what that changes was seen. */
export function MergeDialog({ record, onClose, onMerged }: MergeDialogProps) {
  const { t } = useTranslation('catalogue')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const { refresh, tell } = useRecordChange()
  const [into, setInto] = useState<{ id: string; name: string } | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { noun, id, name } = record
  const preview = useQuery({
    ...catalogueQueries.merge(noun, { id, into_id: into?.id ?? '' }),
    enabled: into !== null,
  })
  const Lookup = noun === 'brands' ? BrandLookup : ModelLookup
  const label = t(($) => (noun === 'brands' ? $.merge.into_brand : $.merge.into_model))
  const merge = async () => {
    if (into === null) return
    setIsBusy(true)
    setFailure(null)
    try {
      const { batch_id } = await api[noun].merge(record, into.id)
      tell(
        t(($) => $.merge.done, { name: into.name }),
        name,
        batch_id,
      )
      onMerged(into.id)
      await refresh()
    } catch (error) {
      setFailure(error)
      setIsBusy(false)
    }
  }
  const canMerge = preview.data?.misfits_total === 0
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()}>
      <Dialog.Content>
        <Dialog.Header
          title={t(($) => $.merge.title, { name })}
          closeLabel={common(($) => $.actions.close)}
        />
        <Dialog.Body>
          <div className={stack({ gap: '4' })}>
            <Field label={label}>
              <Lookup label={label} chosen={into} except={id} onChoose={setInto} />
            </Field>
            <div aria-live="polite" className={stack({ gap: '3' })}>
              {into === null && <p className={css({ color: 'text.muted' })}>{t(($) => $.merge.pick)}</p>}
              {into !== null && preview.isPending && (
                <p className={css({ color: 'text.muted' })}>{t(($) => $.merge.loading)}</p>
              )}
              {into !== null && preview.data && (
                <MergeEffect noun={noun} name={name} preview={preview.data} />
              )}
            </div>
            {into !== null && preview.error && (
              <Alert tone="error" live title={t(($) => $.merge.failed)}>
                {errorWords(preview.error)}
              </Alert>
            )}
            {failure !== null &&
              (misfitsIn(failure).length > 0 ? (
                <Misfits title={t(($) => $.merge.misfits)} misfits={misfitsIn(failure)} />
              ) : (
                <Alert tone="error" live title={t(($) => $.merge.failed)}>
                  {errorWords(failure)}
                </Alert>
              ))}
          </div>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{common(($) => $.actions.cancel)}</Button>
          <Button
            tone="primary"
            disabled={into === null || !canMerge}
            loading={isBusy}
            onClick={() => void merge()}
          >
            {t(($) => $.merge.submit)}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
