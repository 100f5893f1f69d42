import type { Asset } from '@plenum/domain/asset'
import { attributeField } from '@plenum/domain/asset-attribute-check'
import { BATCH_KINDS, FILES_FIELD, type BatchKind } from '@plenum/domain/history'
import { INSIDE_FIELD } from '@plenum/domain/placement'
import type { Ref } from '@plenum/domain/ref'
import { VERIFICATION_FIELD } from '@plenum/domain/verification'
import { useTranslation } from '@plenum/i18n/react'
import { hstack } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import { useQuery } from '@tanstack/react-query'
import { SHEET_FIELDS, type SheetField } from '#app/attributes/asset-fields.ts'
import { OWN_FIELDS, useHistoryWords } from './history-words.ts'
import { libraryQueries } from './queries.ts'

/** What narrows the history of an asset. */
export interface HistoryChoice {
  field?: string | undefined
  kind?: BatchKind | undefined
  actor_id?: string | undefined
}

interface HistoryFilterProps {
  asset: Asset
  choice: HistoryChoice
  /** Who has changed it. */
  people: readonly Ref[]
  onChoice: (choice: HistoryChoice) => void
}

/** What is shown of an asset and never changes by itself; where it stands is kept as its place. */
const UNKEPT: readonly SheetField[] = [
  'location',
  'process',
  'registration_date',
  'last_verified_at',
  'last_update',
]

const FIELDS: readonly string[] = [
  ...SHEET_FIELDS.filter((field) => !UNKEPT.includes(field)),
  ...OWN_FIELDS,
  INSIDE_FIELD,
  VERIFICATION_FIELD,
  FILES_FIELD,
]

/** Narrows a history to a field, a way or a person. */
export function HistoryFilter({ asset, choice, people, onChoice }: HistoryFilterProps) {
  const { t } = useTranslation('live')
  const assets = useTranslation('assets').t
  const { fieldWords } = useHistoryWords(asset)
  const fields = [...FIELDS, ...useAttributeFields(asset)].map((value) => ({
    value,
    label: fieldWords(value),
  }))
  return (
    <div
      role="group"
      aria-label={t(($) => $.history.filter)}
      className={hstack({ gap: '2', flexWrap: 'wrap' })}
    >
      <Choice
        label={t(($) => $.history.field)}
        all={t(($) => $.history.any_field)}
        value={choice.field}
        options={fields}
        onValue={(field) => onChoice({ ...choice, field })}
      />
      <Choice
        label={t(($) => $.history.kind)}
        all={t(($) => $.history.any_kind)}
        value={choice.kind}
        options={BATCH_KINDS.map((value) => ({ value, label: assets(($) => $.history.kind[value]) }))}
        onValue={(kind) => onChoice({ ...choice, kind })}
      />
      {people.length > 1 && (
        <Choice
          label={t(($) => $.history.person)}
          all={t(($) => $.history.any_person)}
          value={choice.actor_id}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          onValue={(actor_id) => onChoice({ ...choice, actor_id })}
        />
      )}
    </div>
  )
}

/** The attributes of its type, and those that it kept of others. */
function useAttributeFields({ asset_type, attributes = {} }: Asset): string[] {
  const { data: types = [] } = useQuery(libraryQueries.types())
  const ofType = types.find(({ code }) => code === asset_type)?.attributes ?? []
  return [...new Set([...ofType.map(({ key }) => key), ...Object.keys(attributes)])].map(attributeField)
}

interface ChoiceProps<Value extends string> {
  label: string
  all: string
  value: Value | undefined
  options: readonly { value: Value; label: string }[]
  onValue: (value: Value | undefined) => void
}

function Choice<Value extends string>({ label, all, value, options, onValue }: ChoiceProps<Value>) {
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onValue(options.find((option) => option.value === target.value)?.value)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
