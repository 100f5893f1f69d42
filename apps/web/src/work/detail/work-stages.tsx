import type { WorkRequest } from '@plenum/domain/work-request'
import { formatSpan } from '@plenum/i18n/format-span'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { grid } from '@plenum/ui/patterns'
import { Moment } from '#app/page/moment.tsx'
import { StageMark } from '../work-marks.tsx'
import { Section } from './detail-frame.tsx'
import { leadTime, stageTimes } from './stage-times.ts'

/** The stages a request went through, and how long it was at each. */
export function WorkStages({ request, now }: { request: WorkRequest; now: Date }) {
  const { t } = useTranslation('work')
  const language = useLanguage()
  const whole = leadTime(request)
  return (
    <Section title={t(($) => $.stages.title)}>
      <ol className={grid({ gap: '2', gridTemplateColumns: 'minmax(0, 1fr)' })}>
        {stageTimes(request, now).map(({ stage, since, took }) => (
          <li key={since} className={line}>
            <StageMark stage={stage} />
            <span className={figure}>{took === null ? null : formatSpan(language, took)}</span>
            <Moment at={since} className={quiet} />
          </li>
        ))}
      </ol>
      {whole !== null && (
        <p className={quiet}>{t(($) => $.stages.lead, { time: formatSpan(language, whole) })}</p>
      )}
    </Section>
  )
}

const quiet = css({ textStyle: 'caption', color: 'text.muted', fontVariantNumeric: 'tabular-nums' })
const figure = css({ textStyle: 'table', fontVariantNumeric: 'tabular-nums', textAlign: 'right' })
const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '3',
  '& > time': { gridColumn: '[1 / -1]', pl: '5' },
})
