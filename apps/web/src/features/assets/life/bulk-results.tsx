import type { BulkAnswer, BulkResult } from '@plenum/domain/asset-bulk'
import { formatNumber } from '@plenum/i18n/format'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import * as Dialog from '@plenum/ui/dialog'
import { stack } from '@plenum/ui/patterns'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'

interface BulkResultsProps {
  answer: BulkAnswer
  onClose: () => void
}

/** How many were changed, and which were not and why. */
export function BulkResults({ answer: { results }, onClose }: BulkResultsProps) {
  const { t } = useTranslation('life')
  const common = useTranslation('common').t
  const language = useLanguage()
  const of = (outcome: BulkResult['outcome']) => results.filter((result) => result.outcome === outcome)
  const shown = (outcome: BulkResult['outcome']) => formatNumber(language, of(outcome).length)
  return (
    <>
      <Dialog.Body>
        <div className={stack({ gap: '3' })}>
          <p>
            {t(($) => $.bulk.done_count, { shown: shown('done') })}
            {of('same').length > 0 && ` · ${t(($) => $.bulk.same_count, { shown: shown('same') })}`}
          </p>
          <h3 className={css({ textStyle: 'strong' })}>
            {t(($) => $.bulk.refused_count, { shown: shown('refused') })}
          </h3>
          <ul className={stack({ gap: '2' })}>
            {of('refused').map(({ id, name, errors }) => (
              <li key={id} className={css({ textStyle: 'table', overflowWrap: 'anywhere' })}>
                <span className={css({ display: 'block' })}>{name ?? t(($) => $.bulk.unknown)}</span>
                <span className={css({ color: 'text.muted' })}>
                  {[...new Set(errors.map(({ detail }) => detail))].join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button tone="primary" onClick={onClose}>
          {common(($) => $.actions.close)}
        </Button>
      </Dialog.Footer>
    </>
  )
}
