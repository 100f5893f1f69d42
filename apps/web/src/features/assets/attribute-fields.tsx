import type { AttributeDefinition } from '@plenum/domain/asset-attribute'
import { useTranslation } from '@plenum/i18n/react'
import { FieldGroup } from '@plenum/ui/field-group'
import { grid } from '@plenum/ui/patterns'
import type { ReactNode } from 'react'
import { useAttributeWords } from '#app/attributes/use-attribute-words.ts'
import { DateField } from '#app/form/date-field.tsx'
import { NumberField } from '#app/form/number-field.tsx'
import { TextField } from '#app/form/text-field.tsx'
import { YesNoField } from '#app/form/yes-no-field.tsx'

interface AttributeFieldsProps {
  /** Of the type that is chosen. */
  definitions: readonly AttributeDefinition[]
  /** Puts a control into the form, under the key of its attribute. */
  fieldOf: (key: string, control: () => ReactNode) => ReactNode
}

/** The attributes of the chosen type, editable; nothing where it has none. */
export function AttributeFields({ definitions, fieldOf }: AttributeFieldsProps) {
  const words = useAttributeWords()
  const { t } = useTranslation('attributes')
  if (definitions.length === 0) return null
  return (
    <FieldGroup label={t(($) => $.title)}>
      <div className={fieldGrid}>
        {definitions.map((definition) => (
          <div key={definition.key}>
            {fieldOf(definition.key, () => (
              <AttributeControl definition={definition} label={words.name(definition)} />
            ))}
          </div>
        ))}
      </div>
    </FieldGroup>
  )
}

const fieldGrid = grid({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
  pt: '2',
  alignItems: 'start',
})

function AttributeControl({ definition, label }: { definition: AttributeDefinition; label: string }) {
  const { t } = useTranslation('attributes')
  const { kind, unit } = definition
  switch (kind) {
    case 'text':
      return <TextField label={label} nullable />
    case 'number':
      return <NumberField label={label} {...(unit !== null && { unit })} />
    case 'date':
      return <DateField label={label} />
    case 'boolean':
      return (
        <YesNoField
          label={label}
          words={{ unknown: t(($) => $.unknown), yes: t(($) => $.yes), no: t(($) => $.no) }}
        />
      )
  }
}
