import type { WorkImpact } from '@plenum/domain/work-impact'
import { formatDateTime, formatList, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { useState } from 'react'
import { Section } from './detail-frame.tsx'

interface WorkImpactProps {
  impact: WorkImpact
  /** When it was kept; null while it is that of now. */
  submitted_at: string | null
}

/** What a request takes down, as it was when it was submitted. */
export function WorkImpactSection({ impact, submitted_at }: WorkImpactProps) {
  const { t } = useTranslation('work')
  return (
    <Section title={t(($) => $.impact.title)}>
      <Losses impact={impact} />
      <Frozen submitted_at={submitted_at} />
    </Section>
  )
}

/** What is lost while the things of a maintenance are down, for who asks for it now or decides about it later. */
export function ImpactPreview({ impact, submitted_at }: WorkImpactProps) {
  const { t } = useTranslation('work')
  return (
    <section aria-label={t(($) => $.impact.title)} className={stack({ gap: '2' })}>
      <h3 className={css({ textStyle: 'label' })}>{t(($) => $.impact.title)}</h3>
      <Losses impact={impact} />
      <Frozen submitted_at={submitted_at} />
    </section>
  )
}

function Frozen({ submitted_at }: Pick<WorkImpactProps, 'submitted_at'>) {
  const { t } = useTranslation('work')
  const language = useLanguage()
  if (submitted_at === null) return null
  return (
    <p className={quiet}>{t(($) => $.impact.frozen, { when: formatDateTime(language, submitted_at) })}</p>
  )
}

/** Names that are told of each sort before the rest is counted. */
const NAMED = 5

/** The worst first. */
function Losses({ impact: { down, degraded, inside, unknown } }: Pick<WorkImpactProps, 'impact'>) {
  const { t } = useTranslation('work')
  const language = useLanguage()
  const [isWhole, setWhole] = useState(false)
  const sorts = [
    { sort: 'down', things: down },
    { sort: 'degraded', things: degraded },
    { sort: 'inside', things: inside },
  ] as const
  const some = sorts.filter(({ things }) => things.length > 0)
  const isShort = !isWhole && some.some(({ things }) => things.length > NAMED)
  const names = (things: WorkImpact['down']) => {
    const named = things.slice(0, isShort ? NAMED : things.length).map(({ name }) => name)
    const count = things.length - named.length
    return formatList(language, count === 0 ? named : [...named, t(($) => $.impact.more, { count })])
  }
  return (
    <>
      {some.length === 0 ? (
        <p className={quiet}>{t(($) => $.impact.none)}</p>
      ) : (
        <Alert
          tone={down.length > 0 ? 'error' : 'warning'}
          {...(isShort && {
            actions: (
              <Button size="compact" onClick={() => setWhole(true)}>
                {t(($) => $.impact.all)}
              </Button>
            ),
          })}
        >
          <ul className={stack({ gap: '1' })}>
            {some.map(({ sort, things }) => (
              <li key={sort} className={css({ overflowWrap: 'anywhere' })}>
                {t(($) => $.impact[sort], { count: things.length, names: names(things) })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {unknown > 0 && (
        <p className={quiet}>
          {t(($) => $.impact.unknown, { count: unknown, shown: formatNumber(language, unknown) })}
        </p>
      )}
    </>
  )
}

const quiet = css({ textStyle: 'table', color: 'text.muted' })
