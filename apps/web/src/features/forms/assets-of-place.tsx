import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { flex, stack } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import { WORK_ITEMS_MAX } from '@plenum/domain/work-item'
import { useTranslation } from '@plenum/i18n/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { useTypeChoices } from '#app/page/type-name.ts'
import { PlaceFilter } from '#app/reservations/place-filter.tsx'
import type { AddingProps } from './asset-lookup.tsx'
import { quiet } from './asset-mark.tsx'
import { formQueries, listAssets } from './queries.ts'

/** Rows that are asked for at once. */
const PAGE = 100

/** All assets of a place, as many as a request takes. */
async function assetsIn(location_id: string, asset_type: string) {
  const query = { location_id, ...(asset_type && { asset_type }), limit: PAGE }
  const first = await listAssets(query)
  if (first.next === null) return first.results
  const second = await listAssets({ ...query, cursor: first.next })
  return [...first.results, ...second.results].slice(0, WORK_ITEMS_MAX)
}

const wide = css({ width: { base: 'full', md: '[16rem]' } })

/** Everything in a place, or what of it is of one type. */
export function AssetsOfPlace({ onAdd }: AddingProps) {
  const { t } = useTranslation('forms')
  const fields = useTranslation('fields').t
  const errorWords = useErrorWords()
  const typeChoices = useTypeChoices()
  const [place, setPlace] = useState<string>()
  const [type, setType] = useState('')
  const { data: types = [] } = useQuery(formQueries.types())
  const adding = useMutation({
    mutationFn: (location: string) => assetsIn(location, type),
    onSuccess: onAdd,
  })
  return (
    <div className={stack({ gap: '2' })}>
      <div className={flex({ wrap: 'wrap', gap: '3', align: 'flex-end' })}>
        <Field label={t(($) => $.what.in_place)} className={wide}>
          <PlaceFilter
            label={t(($) => $.what.in_place)}
            placeholder={t(($) => $.what.in_place_help)}
            className={css({ width: 'full' })}
            value={place}
            onChange={setPlace}
          />
        </Field>
        <Field label={fields(($) => $.asset.asset_type)} className={wide}>
          <Select value={type} onChange={({ target }) => setType(target.value)}>
            <option value="">{t(($) => $.what.any_type)}</option>
            {typeChoices(types.filter(({ hidden }) => !hidden)).map((each) => (
              <option key={each.value} value={each.value}>
                {each.label}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          loading={adding.isPending}
          disabledReason={place === undefined ? t(($) => $.what.place_first) : undefined}
          onClick={() => place !== undefined && adding.mutate(place)}
        >
          {t(($) => $.what.add_all)}
        </Button>
      </div>
      <p role="status" className={quiet}>
        {adding.isSuccess && t(($) => $.what.added_all, { count: adding.data.length })}
      </p>
      {adding.isError && (
        <Alert tone="error" live title={t(($) => $.what.look_failed)}>
          {errorWords(adding.error)}
        </Alert>
      )}
    </div>
  )
}
