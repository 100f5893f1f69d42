import { ASSET_FIELDS } from '@plenum/domain/asset'
import type { BatchLine } from '@plenum/domain/history'
import { formatList, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { Moment } from '#app/page/moment.tsx'
import { homeLine } from './home-line.ts'

/** What was changed last, one line for what was changed together. */
export function LastChanges({ changes }: { changes: readonly BatchLine[] }) {
  const { t } = useTranslation('home')
  return (
    <Card>
      <section className={stack({ gap: '3' })}>
        <h2 className={css({ textStyle: 'strong' })}>{t(($) => $.last_changes)}</h2>
        {changes.length === 0 && <p className={css({ color: 'text.muted' })}>{t(($) => $.no_changes)}</p>}
        <ul className={stack({ gap: '0' })}>
          {changes.map((change) => (
            <ChangeLine key={change.id} change={change} />
          ))}
        </ul>
      </section>
    </Card>
  )
}

function ChangeLine({ change }: { change: BatchLine }) {
  const { t } = useTranslation('home')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const { record, kind, records, at } = change
  const sentence = t(($) => $.change[kind], {
    actor: change.actor?.name ?? t(($) => $.system),
    name: record?.name ?? t(($) => $.gone),
    count: records,
    shown: formatNumber(language, records),
  })
  const known = change.fields.flatMap((field) => {
    const name = ASSET_FIELDS.find((each) => each === field)
    return name ? [fields(($) => $.asset[name])] : []
  })
  return (
    <li className={homeLine}>
      <span className={css({ minWidth: '0', md: { truncate: true } })}>
        {record?.entity === 'asset' && record.name !== null ? (
          <Link
            to="/app/settings/assets-inventory"
            search={{ asset: record.id, view: 'history' }}
            className={link({ tone: 'quiet' })}
          >
            {sentence}
          </Link>
        ) : (
          sentence
        )}
        {known.length > 0 && (
          <span className={css({ color: 'text.muted' })}> · {formatList(language, known)}</span>
        )}
      </span>
      <Moment
        at={at}
        className={css({ color: 'text.muted', flexShrink: '0', fontVariantNumeric: 'tabular-nums' })}
      />
    </li>
  )
}
