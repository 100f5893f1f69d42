import type { FitAnswer } from '@plenum/domain/fit-answer'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { FitFindings } from '#app/fit/fit-findings.tsx'
import { useWords } from '#app/page/use-words.ts'

/** What the fit check said of an item when its request was submitted or approved last, on screens that have not asked for its words. */
export function ItemFit({ fit, position }: { fit: FitAnswer; position: number | null }) {
  useWords('fit')
  const { t } = useTranslation('work')
  if (fit.findings.length === 0) return <p className={quiet}>{t(($) => $.fit.fitted)}</p>
  return (
    <div className={stack({ gap: '1' })}>
      <p className={quiet}>{t(($) => $.fit.found)}</p>
      <FitFindings answer={fit} position={position} />
    </div>
  )
}

const quiet = css({ textStyle: 'caption', color: 'text.muted' })
