import type { ImportPlan } from '@plenum/domain/asset-import'
import { isBuiltInType, builtInTypes } from '@plenum/domain/built-in-types'
import { LOCATION_KINDS, type LocationKind } from '@plenum/domain/asset-import-place'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { stack } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'

const choices = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
})

interface LocationChoicesProps {
  locations: ImportPlan['locations']
  disabled: boolean
  onKind: (key: string, kind: LocationKind) => void
}

/** What each location of the file is: a row, a room, or another kind of place. */
export function LocationChoices({ locations, disabled, onKind }: LocationChoicesProps) {
  const { t } = useTranslation('imports')
  return (
    <section className={stack({ gap: '3' })} aria-label={t(($) => $.plan.locations)}>
      <h2 className={css({ textStyle: 'heading' })}>{t(($) => $.plan.locations)}</h2>
      <p className={css({ color: 'text.muted' })}>{t(($) => $.plan.location_text)}</p>
      <div className={choices}>
        {locations.map(({ key, path, kind }) => (
          <Field key={key} label={path.slice(1).join(' › ')}>
            <Select
              value={kind}
              disabled={disabled}
              onChange={({ target }) => {
                const chosen = LOCATION_KINDS.find((one) => one === target.value)
                if (chosen !== undefined) onKind(key, chosen)
              }}
            >
              {LOCATION_KINDS.map((one) => (
                <option key={one} value={one}>
                  {t(($) => $.plan.kinds[one])}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </section>
  )
}

interface TypeChoicesProps {
  types: ImportPlan['types']
  disabled: boolean
  /** Null makes a new type of the word. */
  onType: (word: string, type: string | null) => void
}

/** Which asset type each word of the file means. */
export function TypeChoices({ types, disabled, onType }: TypeChoicesProps) {
  const { t } = useTranslation('imports')
  const { t: field } = useTranslation('fields')
  const options = builtInTypes()
    .map(({ code }) => ({ code, label: isBuiltInType(code) ? field(($) => $.type[code]) : code }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  return (
    <section className={stack({ gap: '3' })} aria-label={t(($) => $.plan.types_title)}>
      <h2 className={css({ textStyle: 'heading' })}>{t(($) => $.plan.types_title)}</h2>
      <div className={choices}>
        {types.map(({ word, type, proposal, count }) => (
          <Field key={word} label={`${word} (${count})`}>
            <Select
              value={type ?? ''}
              disabled={disabled}
              onChange={({ target }) => onType(word, target.value || null)}
            >
              <option value="">{t(($) => $.plan.new_type, { name: word, code: proposal })}</option>
              {type !== null && !isBuiltInType(type) && <option value={type}>{type}</option>}
              {options.map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </section>
  )
}
