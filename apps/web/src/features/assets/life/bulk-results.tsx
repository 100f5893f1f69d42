import type { ClientError } from '@plenum/api-client/client-error'
import type { BulkResult } from '@plenum/domain/asset-bulk'
import { reasonText } from '@plenum/domain/reason'
import { formatNumber } from '@plenum/i18n/format'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import * as Dialog from '@plenum/ui/dialog'
import { hstack, stack } from '@plenum/ui/patterns'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { OverrideField } from '#app/fit/override-field.tsx'
import { DialogForm } from '#app/form/form-dialog.tsx'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { useLanguage } from '#app/page/use-language.ts'

interface ResultsProps {
  results: readonly BulkResult[]
}

interface BulkResultsProps extends ResultsProps {
  /** Whether all that was refused can be overridden with a reason. */
  isOverridable: boolean
  /** Whether the person may give one. */
  canOverride: boolean
  /** Asks again, with a reason, for those that were refused. */
  onReason: (reason: string) => Promise<ClientError | null>
  onClose: () => void
}

/** What became of many assets; where all that was refused can be overridden, with the way to go on. */
export function BulkResults({ results, isOverridable, canOverride, onReason, onClose }: BulkResultsProps) {
  const common = useTranslation('common').t
  if (isOverridable && canOverride)
    return (
      <BulkOverride onReason={onReason}>
        <Results results={results} />
      </BulkOverride>
    )
  return (
    <>
      <Dialog.Body>
        <Results results={results} />
        {isOverridable && <OverrideField canOverride={false}>{() => null}</OverrideField>}
      </Dialog.Body>
      <Dialog.Footer>
        <Button tone="primary" onClick={onClose}>
          {common(($) => $.actions.close)}
        </Button>
      </Dialog.Footer>
    </>
  )
}

const Reason = v.object({ override_reason: reasonText })

function BulkOverride({ onReason, children }: Pick<BulkResultsProps, 'onReason'> & { children: ReactNode }) {
  const { t } = useTranslation('life')
  const { form, isSending, sent } = useSentForm({
    blank: { override_reason: '' },
    schema: Reason,
    fields: ['override_reason'],
    failed: t(($) => $.bulk.failed),
    onSend: ({ override_reason }) => onReason(override_reason),
  })
  return (
    <DialogForm {...sent} submit={t(($) => $.bulk.go_on)} isSending={isSending}>
      {children}
      <OverrideField canOverride>
        {(texts) => (
          <form.AppField name="override_reason">
            {(field) => <field.NotesField {...texts} rows={3} required />}
          </form.AppField>
        )}
      </OverrideField>
    </DialogForm>
  )
}

/** How many were changed, the units they were given, and which were not and why. */
function Results({ results }: ResultsProps) {
  const { t } = useTranslation('life')
  const language = useLanguage()
  const of = (outcome: BulkResult['outcome']) => results.filter((result) => result.outcome === outcome)
  const shown = (outcome: BulkResult['outcome']) => formatNumber(language, of(outcome).length)
  const placed = results.filter(({ position }) => position !== null)
  const refused = of('refused')
  return (
    <div className={stack({ gap: '3' })}>
      <p>
        {t(($) => $.bulk.done_count, { shown: shown('done') })}
        {of('same').length > 0 && ` · ${t(($) => $.bulk.same_count, { shown: shown('same') })}`}
      </p>
      {placed.length > 0 && (
        <ul aria-label={t(($) => $.bulk.units)} className={stack({ gap: '1' })}>
          {placed.map(({ id, name, position }) => (
            <li key={id} className={hstack({ gap: '3', textStyle: 'table' })}>
              <span className={css({ textStyle: 'code', minWidth: '10', color: 'text.muted' })}>
                {t(($) => $.move.unit_name, { unit: position ?? 0 })}
              </span>
              <span className={css({ overflowWrap: 'anywhere' })}>{name}</span>
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <h3 className={css({ textStyle: 'strong' })}>
          {t(($) => $.bulk.refused_count, { shown: shown('refused') })}
        </h3>
      )}
      <ul className={stack({ gap: '2' })}>
        {refused.map(({ id, name, errors }) => (
          <li key={id} className={css({ textStyle: 'table', overflowWrap: 'anywhere' })}>
            <span className={css({ display: 'block' })}>{name ?? t(($) => $.bulk.unknown)}</span>
            <span className={css({ color: 'text.muted' })}>
              {[...new Set(errors.map(({ detail }) => detail))].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
