import { useTranslation } from '@plenum/i18n/react'
import { Checkbox } from '@plenum/ui/checkbox'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { createdThings, type CreatingPlan } from './created-things.ts'

interface PlanCardProps {
  plan: CreatingPlan
  confirmed: boolean
  onConfirm: (confirmed: boolean) => void
}

/** What the import would create beside the assets, to be confirmed once. */
export function PlanCard({ plan, confirmed, onConfirm }: PlanCardProps) {
  const { t } = useTranslation('imports')
  const things = createdThings(plan, {
    created: (kind, count) => t(($) => $.plan.created[kind], { count }),
    unknown: t(($) => $.plan.unknown_height),
  })
  const heightless = plan.models.first.filter(({ u_height }) => u_height === null).length
  return (
    <section className={stack({ gap: '3' })} aria-label={t(($) => $.plan.title)}>
      <h2 className={css({ textStyle: 'heading' })}>{t(($) => $.plan.title)}</h2>
      {things.length === 0 ? (
        <p className={css({ color: 'text.muted' })}>{t(($) => $.plan.none)}</p>
      ) : (
        <>
          <ul className={stack({ gap: '1' })}>
            {things.map(({ label, count, names }) => (
              <li key={label}>
                <details>
                  <summary className={css({ cursor: 'pointer', py: '1' })}>{label}</summary>
                  <p className={css({ color: 'text.muted', pl: '4', pb: '2', overflowWrap: 'anywhere' })}>
                    {names.join(' · ')}
                    {count > names.length && ` · ${t(($) => $.plan.more, { count: count - names.length })}`}
                  </p>
                </details>
              </li>
            ))}
          </ul>
          {heightless > 0 && (
            <p className={css({ color: 'text.muted' })}>
              {t(($) => $.plan.unknown_heights, { count: heightless })}
            </p>
          )}
          <Checkbox
            label={t(($) => $.plan.confirm)}
            checked={confirmed}
            onChange={(event) => onConfirm(event.target.checked)}
          />
          <p className={css({ color: 'text.muted', textStyle: 'caption' })}>
            {t(($) => $.plan.confirm_help)}
          </p>
        </>
      )}
    </section>
  )
}
