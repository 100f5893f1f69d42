import type { WorkImpact } from '@plenum/domain/work-request'
import { formatList, formatNumber } from '@plenum/i18n/format'
import { Alert } from '@plenum/ui/alert'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'
import { quiet } from './asset-mark.tsx'

/** Names that are told of each sort before the rest is counted. */
const NAMED = 5

/** What is lost while the things of a maintenance are down; the worst first. */
export function ImpactPreview({ impact }: { impact: WorkImpact }) {
  const { t } = useTranslation('forms')
  const language = useLanguage()
  const { down, degraded, inside, unknown } = impact
  const sorts = [
    { sort: 'down', things: down },
    { sort: 'degraded', things: degraded },
    { sort: 'inside', things: inside },
  ] as const
  const some = sorts.filter(({ things }) => things.length > 0)
  const names = (things: WorkImpact['down']) => {
    const shown = things.slice(0, NAMED).map(({ name }) => name)
    const count = things.length - shown.length
    return count === 0
      ? formatList(language, shown)
      : t(($) => $.and_more, { names: shown.join(', '), count })
  }
  return (
    <section aria-label={t(($) => $.impact.title)} className={stack({ gap: '2' })}>
      <h3 className={css({ textStyle: 'label' })}>{t(($) => $.impact.title)}</h3>
      {some.length === 0 ? (
        <p className={quiet}>{t(($) => $.impact.none)}</p>
      ) : (
        <Alert tone={down.length > 0 ? 'error' : 'warning'}>
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
    </section>
  )
}
