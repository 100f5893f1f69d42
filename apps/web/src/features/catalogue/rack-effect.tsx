import { BORNE, type BorneFacts, type ModelEffect, type Overload } from '@plenum/domain/model-effect'
import { formatList, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDebounced } from '#app/page/use-debounced.ts'
import { catalogueQueries } from './queries.ts'

const SETTLED_MS = 300

interface RackEffectProps {
  /** Of the model. */
  id: string
  /** What is typed and not saved; it is asked once it has stood still. */
  facts: BorneFacts
}

/** What other facts of a model would do to the racks with things of it. */
export function RackEffect({ id, facts }: RackEffectProps) {
  const { t } = useTranslation('catalogue')
  const settled = useDebounced(JSON.stringify(facts), SETTLED_MS)
  const { data, isError } = useQuery(catalogueQueries.effect(id, settled))
  if (isError)
    return (
      <Alert tone="warning" live>
        {t(($) => $.effect.failed)}
      </Alert>
    )
  return data === undefined || data.racks === 0 ? null : <Told effect={data} />
}

function Told({ effect: { racks, added, overloads, overloads_total } }: { effect: ModelEffect }) {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  const parts = BORNE.filter((resource) => added[resource] !== 0).map((resource) => {
    const sign = added[resource] < 0 ? '−' : '+'
    return t(($) => $.effect[resource], {
      value: `${sign}${formatNumber(language, Math.abs(added[resource]))}`,
    })
  })
  const more = overloads_total - overloads.length
  return (
    <Alert
      tone={overloads_total > 0 ? 'warning' : 'info'}
      live
      title={t(($) => $.effect.racks, { count: racks, parts: formatList(language, parts) })}
    >
      {overloads_total > 0 && (
        <div className={stack({ gap: '1' })}>
          <p>{t(($) => $.effect.over, { count: overloads_total })}</p>
          <ul className={stack({ gap: '1', maxHeight: '[12rem]', overflowY: 'auto' })}>
            {overloads.map((overload) => (
              <Over key={`${overload.id} ${overload.resource}`} {...overload} />
            ))}
          </ul>
          {overloads.length > 0 && more > 0 && <p>{t(($) => $.effect.more, { count: more })}</p>}
        </div>
      )}
    </Alert>
  )
}

function Over({ id, name, resource, limit, before, after }: Overload) {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  const numbers = {
    before: formatNumber(language, before),
    after: formatNumber(language, after),
    limit: formatNumber(language, limit),
  }
  return (
    <li className={css({ overflowWrap: 'anywhere' })}>
      <Link to="/app/settings/hierarchy/rack/$rackId" params={{ rackId: id }} className={link()}>
        {name}
      </Link>
      {': '}
      {t(($) => $.effect.of[resource], numbers)}
    </li>
  )
}
