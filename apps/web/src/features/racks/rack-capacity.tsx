import { capacityOf, pathsOf, type PathLoad } from '@plenum/domain/capacity'
import { countersOf } from '@plenum/domain/capacity-counters'
import type { RackClaims } from '@plenum/domain/fit-answer'
import { PATHS, type Path } from '@plenum/domain/power'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { PlaceCapacity } from '#app/page/place-capacity.tsx'
import { useCapacityWords } from '#app/page/use-capacity-words.ts'
import { useWords } from '#app/page/use-words.ts'

const quiet = css({ textStyle: 'caption', color: 'text.muted' })
const alarm = css({ textStyle: 'caption', color: 'text.danger' })

/** How much of a rack is taken and reserved, and what each path of its power carries, alone too. */
export function RackCapacity({ rack }: { rack: RackClaims }) {
  useWords('places')
  const { t } = useTranslation('racks')
  const paths = pathsOf(rack, rack.claims)
  return (
    <div className={stack({ gap: '3' })}>
      <PlaceCapacity name={rack.name} counters={countersOf(capacityOf(rack, rack.claims))} size="lg" />
      <dl
        aria-label={t(($) => $.paths.title, { name: rack.name })}
        className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '3' })}
      >
        {PATHS.map((path) => (
          <PathFacts key={path} path={path} load={paths[path]} />
        ))}
      </dl>
    </div>
  )
}

function PathFacts({ path, load }: { path: Path; load: PathLoad }) {
  const { t } = useTranslation('racks')
  const { amount } = useCapacityWords()
  const alone = load.used + load.reserved
  const said = { other: path === 'a' ? 'B' : 'A', used: amount('power', alone) }
  const { limit } = load
  return (
    <div>
      <dt className={quiet}>{t(($) => $.paths.path, { path: path.toUpperCase() })}</dt>
      <dd className={css({ textStyle: 'strong', fontVariantNumeric: 'tabular-nums' })}>
        {t(($) => $.power_value, { value: amount('power', load.normal) })}
      </dd>
      <dd className={limit !== null && alone > limit ? alarm : quiet}>
        {limit === null
          ? t(($) => $.paths.alone_unlimited, said)
          : t(($) => $.paths.alone, { ...said, limit: amount('power', limit) })}
      </dd>
    </div>
  )
}
