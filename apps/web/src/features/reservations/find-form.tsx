import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css, cx } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { NumberInput } from '@plenum/ui/number-input'
import { flex } from '@plenum/ui/patterns'
import { card } from '@plenum/ui/recipes'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { DateControl } from '#app/form/date-control.tsx'
import type { FindSearch, wrongIn } from './find-search.ts'
import { ModelChoice } from '#app/reservations/model-choice.tsx'
import { PlaceFilter } from '#app/reservations/place-filter.tsx'

interface FindFormProps {
  address: FindSearch
  /** What is wrong with it. */
  wrong: ReturnType<typeof wrongIn>
  isLooking: boolean
  onFind: (search: FindSearch) => void
}

// a rule of widths: what holds two digits is no wider than they are
const short = css({ width: '[6.5rem]' })
const middle = css({ width: '[8.5rem]' })
const wide = css({ width: { base: 'full', md: '[15rem]' } })
const last = css({ alignSelf: 'flex-end' })
const inField = css({ width: 'full' })

const NUMBERS = [
  { name: 'count', word: 'count', min: 1, max: 50, className: short },
  { name: 'u', word: 'height', unit: 'U', min: 0.5, max: 60, fractionDigits: 1, className: short },
  { name: 'w', word: 'watts', unit: 'W', min: 0, max: 10_000_000, step: 50, className: middle },
  { name: 'kg', word: 'weight', unit: 'kg', min: 0, max: 100_000, fractionDigits: 1, className: middle },
  { name: 'a', word: 'cords_a', min: 0, max: 16, className: short },
  { name: 'b', word: 'cords_b', min: 0, max: 16, className: short },
] as const

/** What is to find a place, and where: read along its fields it is one sentence. */
export function FindForm({ address, wrong, isLooking, onFind }: FindFormProps) {
  const { t } = useTranslation('reservations')
  const fields = useTranslation('fields').t
  const issues = useTranslation('issues').t
  const locale = useLanguage()
  const [draft, setDraft] = useState<FindSearch>({ ...address, count: address.count ?? 1 })
  const set = (change: Partial<FindSearch>) => setDraft((now) => ({ ...now, ...change }))
  const [first, ...others] = NUMBERS
  const errorAt = (name: keyof typeof wrong) => {
    const { code, count = 0 } = wrong[name] ?? {}
    return code && issues(($) => $[code], { count })
  }
  const number = ({ name, word, className, ...measure }: (typeof NUMBERS)[number]) => (
    <div key={name} className={className}>
      <Field label={t(($) => $.find[word])} error={errorAt(name)}>
        <NumberInput
          {...measure}
          locale={locale}
          words={fields(($) => $.number, { returnObjects: true })}
          value={draft[name] ?? null}
          onValueChange={(value) => set({ [name]: value ?? undefined })}
        />
      </Field>
    </div>
  )
  return (
    <form
      className={cx(card(), flex({ wrap: 'wrap', columnGap: '3', rowGap: '4', align: 'flex-start' }))}
      onSubmit={(event) => {
        event.preventDefault()
        onFind(draft)
      }}
    >
      {number(first)}
      <div className={wide}>
        <Field label={t(($) => $.find.model)}>
          <ModelChoice value={draft.model} onChange={(model) => set({ model })} />
        </Field>
      </div>
      {others.map(number)}
      <div className={wide}>
        <Field label={t(($) => $.find.place)} required>
          <PlaceFilter
            label={t(($) => $.find.place)}
            placeholder={t(($) => $.find.place_help)}
            className={inField}
            value={draft.place}
            onChange={(place) => set({ place })}
          />
        </Field>
      </div>
      <div className={wide}>
        <Field label={t(($) => $.find.row_of)}>
          <PlaceFilter
            label={t(($) => $.find.row_of)}
            placeholder={t(($) => $.find.any_row)}
            type="rack"
            className={inField}
            value={draft.row}
            onChange={(row) => set({ row })}
          />
        </Field>
      </div>
      <div className={middle}>
        <Field label={t(($) => $.find.before)}>
          <DateControl
            value={draft.before ?? null}
            onValueChange={(before) => set({ before: before ?? undefined })}
          />
        </Field>
      </div>
      <Button
        type="submit"
        tone="primary"
        className={last}
        loading={isLooking}
        {...((draft.place === undefined || (draft.u === undefined && draft.model === undefined)) && {
          disabled: true,
        })}
      >
        <Search aria-hidden="true" />
        {t(($) => $.find.go)}
      </Button>
    </form>
  )
}
