import type { ClientError } from '@plenum/api-client/client-error'
import { wayOnOf, type BulkResult } from '@plenum/domain/bulk-answer'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import * as Dialog from '@plenum/ui/dialog'
import { hstack, stack } from '@plenum/ui/patterns'
import { OverrideField } from '#app/fit/override-field.tsx'
import { BulkGoOn } from './bulk-go-on.tsx'
import type { GoingOn } from './use-bulk.ts'

interface ResultsProps {
  results: readonly BulkResult[]
}

interface BulkResultsProps extends ResultsProps {
  /** Whether the person may give a reason against the fit check. */
  canOverride: boolean
  /** Asks again for some of those that were refused. */
  onGoOn: (ids: readonly string[], said: GoingOn) => Promise<ClientError | null>
  onClose: () => void
}

/** What became of many assets; where something that can be said lets some of the refused ones go on, with the way to say it. */
export function BulkResults({ results, canOverride, onGoOn, onClose }: BulkResultsProps) {
  const common = useTranslation('common').t
  const ways = results.flatMap((result) => {
    const way = wayOnOf(result)
    return way === null ? [] : [{ id: result.id, ...way }]
  })
  const open = ways.filter(({ reason }) => canOverride || !reason)
  const isUpToOthers = open.length < ways.length
  const shown = (
    <>
      <Results results={results} />
      {isUpToOthers && <OverrideField canOverride={false}>{() => null}</OverrideField>}
    </>
  )
  if (open.length > 0)
    return (
      <BulkGoOn ways={open} isAll={open.length === countRefused(results)} onGoOn={onGoOn}>
        {shown}
      </BulkGoOn>
    )
  return (
    <>
      <Dialog.Body>{shown}</Dialog.Body>
      <Dialog.Footer>
        <Button tone="primary" onClick={onClose}>
          {common(($) => $.actions.close)}
        </Button>
      </Dialog.Footer>
    </>
  )
}

const countRefused = (results: readonly BulkResult[]) =>
  results.filter(({ outcome }) => outcome === 'refused').length

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
