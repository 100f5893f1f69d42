import { ASSET_FIELDS, ratingOf } from '@plenum/domain/asset'
import type { WorkItem } from '@plenum/domain/work-item'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { ArrowRight } from 'lucide-react'
import * as v from 'valibot'

/** What a reference is read by. */
const Named = v.object({ name: v.string() })

/** Fields that are to change, each as it was and as it will be, and the status. */
export function ItemChanges({ item: { asset, changes, to_status } }: { item: WorkItem }) {
  const { t } = useTranslation('work')
  const fields = useTranslation('fields').t
  const fieldWords = (name: string) => {
    const field = ASSET_FIELDS.find((each) => each === name)
    return field === undefined ? name : fields(($) => $.asset[field])
  }
  const valueWords = (field: string, value: unknown): string => {
    const priority = ratingOf(field, value)
    if (priority !== undefined) return fields(($) => $.priority[priority])
    if (value === null || value === undefined || value === '') return t(($) => $.nothing)
    if (typeof value === 'string') return value
    return v.is(Named, value) ? value.name : JSON.stringify(value)
  }
  if (changes.length === 0 && to_status === null) return null
  return (
    <dl className={list}>
      {changes.map(({ field, from, to }) => (
        <Change
          key={field}
          name={fieldWords(field)}
          from={from === undefined ? null : valueWords(field, from)}
          to={valueWords(field, to)}
        />
      ))}
      {to_status && (
        <Change
          name={fields(($) => $.asset.status)}
          from={asset ? fields(($) => $.status[asset.status]) : t(($) => $.nothing)}
          to={fields(($) => $.status[to_status])}
        />
      )}
    </dl>
  )
}

const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, max-content) minmax(0, 1fr)',
  columnGap: '3',
  textStyle: 'table',
})

/** `from` is null where it is not told. */
function Change({ name, from, to }: { name: string; from: string | null; to: string }) {
  const { t } = useTranslation('work')
  return (
    <>
      <dt className={css({ color: 'text.muted' })}>{name}</dt>
      <dd className={css({ overflowWrap: 'anywhere' })}>
        {from !== null && (
          <>
            <span className={css({ color: 'text.muted' })}>{from}</span>
            <ArrowRight aria-label={t(($) => $.to)} className={css({ display: 'inline', mx: '1.5' })} />
          </>
        )}
        {to}
      </dd>
    </>
  )
}
