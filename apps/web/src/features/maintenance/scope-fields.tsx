import { PRIORITIES } from '@plenum/domain/asset'
import { useTranslation } from '@plenum/i18n/react'
import { Checkbox } from '@plenum/ui/checkbox'
import { Field } from '@plenum/ui/field'
import { FieldGroup } from '@plenum/ui/field-group'
import { IconButton } from '@plenum/ui/icon-button'
import { hstack, stack } from '@plenum/ui/patterns'
import { Segment } from '@plenum/ui/segment'
import { TagChip } from '@plenum/ui/tag-chip'
import { X } from 'lucide-react'
import { AddAsset, AddType, PlaceBox } from './choice-boxes.tsx'
import type { Chosen, RuleDraft } from './rule-draft.ts'

type Scope = Pick<RuleDraft, 'scope' | 'asset_types' | 'place' | 'priorities' | 'assets'>

interface ScopeFieldsProps {
  value: Scope
  /** What is wrong with them, in words. */
  errors: Partial<Record<'asset_types' | 'place' | 'assets', string | undefined>>
  onChange: <Name extends keyof Scope>(name: Name, value: RuleDraft[Name]) => void
}

/** What a rule is for: all of some types in a place, or certain assets. */
export function ScopeFields({ value, errors, onChange }: ScopeFieldsProps) {
  const { t } = useTranslation('maintenance')
  const words = useTranslation('fields').t
  const chooseScope = (scope: Scope['scope']) => {
    onChange('scope', scope)
    // set anew, so that a refusal of what is not asked any more is not in the way
    onChange('place', value.place)
    onChange('assets', value.assets)
  }
  return (
    <>
      <FieldGroup label={t(($) => $.form.scope)}>
        <Segment
          label={t(($) => $.form.scope)}
          value={value.scope}
          options={[
            { value: 'type', label: t(($) => $.form.by_type) },
            { value: 'assets', label: t(($) => $.form.by_assets) },
          ]}
          onValueChange={chooseScope}
        />
      </FieldGroup>
      {value.scope === 'assets' ? (
        <FieldGroup label={t(($) => $.form.assets)} error={errors.assets}>
          <Chips all={value.assets} onChange={(assets) => onChange('assets', assets)} />
          <AddAsset
            without={value.assets.map(({ id }) => id)}
            onAdd={(asset) => onChange('assets', [...value.assets, asset])}
          />
        </FieldGroup>
      ) : (
        <>
          <FieldGroup label={t(($) => $.form.types)} error={errors.asset_types}>
            <Chips all={value.asset_types} onChange={(types) => onChange('asset_types', types)} />
            <AddType
              without={value.asset_types.map(({ id }) => id)}
              onAdd={(type) => onChange('asset_types', [...value.asset_types, type])}
            />
          </FieldGroup>
          <Field label={t(($) => $.form.place)} help={t(($) => $.form.place_help)} error={errors.place}>
            <PlaceBox
              label={t(($) => $.form.place)}
              chosen={value.place}
              onChoose={(place) => onChange('place', place)}
            />
          </Field>
          <FieldGroup label={t(($) => $.form.priorities)} help={t(($) => $.form.any_priority)}>
            <div className={hstack({ gap: '4', flexWrap: 'wrap' })}>
              {PRIORITIES.map((priority) => (
                <Checkbox
                  key={priority}
                  label={words(($) => $.priority[priority])}
                  checked={value.priorities.includes(priority)}
                  onChange={({ target }) =>
                    onChange(
                      'priorities',
                      PRIORITIES.filter((each) =>
                        each === priority ? target.checked : value.priorities.includes(each),
                      ),
                    )
                  }
                />
              ))}
            </div>
          </FieldGroup>
        </>
      )}
    </>
  )
}

function Chips({ all, onChange }: { all: readonly Chosen[]; onChange: (left: Chosen[]) => void }) {
  const { t } = useTranslation('maintenance')
  if (all.length === 0) return null
  return (
    <div className={stack({ gap: '2' })}>
      <div className={hstack({ gap: '2', flexWrap: 'wrap' })}>
        {all.map(({ id, name }) => (
          <TagChip
            key={id}
            tone="grey"
            label={name}
            action={
              <IconButton
                size="compact"
                label={t(($) => $.form.remove, { name })}
                onClick={() => onChange(all.filter((each) => each.id !== id))}
              >
                <X />
              </IconButton>
            }
          />
        ))}
      </div>
    </div>
  )
}
