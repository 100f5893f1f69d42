import type { AttributeDefinition } from '@plenum/domain/asset-attribute'
import { AttributeList, attributeKeyOf, MOST_ATTRIBUTES } from '@plenum/domain/type-attributes'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { FieldGroup } from '@plenum/ui/field-group'
import { IconButton } from '@plenum/ui/icon-button'
import { stack } from '@plenum/ui/patterns'
import { SortableList, type SortableListWords } from '@plenum/ui/sortable-list'
import { useStore } from '@tanstack/react-form'
import { Plus, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { useAttributeWords } from '#app/attributes/use-attribute-words.ts'
import type { FieldIssue } from '#app/form/field-error.ts'
import { useFieldContext } from '#app/form/form-contexts.ts'
import { AttributeRow } from './attribute-row.tsx'
import { useKeyedRows } from './use-keyed-rows.ts'

const BLANK: AttributeDefinition = { key: '', name: '', kind: 'text', unit: null }

interface AttributesFieldProps {
  /** Puts the control of the kind of the attribute at an index into the form. */
  kindOf: (index: number, control: () => ReactNode) => ReactNode
}

/** The attributes of a type: added, renamed, put in order by hand or keys, and removed. */
export function AttributesField({ kindOf }: AttributesFieldProps) {
  const words = useAttributeWords()
  const { t } = useTranslation('attributes')
  const sorting = useSortingWords()
  const field = useFieldContext<AttributeDefinition[]>()
  const list = field.state.value
  const [saved] = useState(() => new Map(list.map((definition) => [definition.key, definition])))
  const { rows, box, add, remove, move, change } = useKeyedRows(list, (next) => field.handleChange(next))
  const isTried = useStore(field.form.store, ({ submissionAttempts }) => submissionAttempts > 0)
  const problems = isTried ? problemsOf(list) : new Map<string, FieldIssue>()
  // the key of one that nobody has saved yet follows its name
  const rename = (index: number, { key, ...definition }: AttributeDefinition) => {
    const others = list.filter((_, at) => at !== index).map((other) => other.key)
    const isKept = saved.has(key)
    change(index, {
      ...definition,
      key: isKept ? key : attributeKeyOf(definition.name ?? '', others),
    })
  }
  return (
    <FieldGroup label={t(($) => $.editor.label)} help={t(($) => $.editor.help)}>
      <div ref={box} className={stack({ gap: '3', pt: '1' })}>
        {rows.length > 0 && (
          <SortableList
            items={rows}
            words={sorting}
            onMove={move}
            aside={(_, index) => (
              <IconButton
                size="compact"
                label={t(($) => $.editor.remove, { place: index + 1 })}
                onClick={() => remove(index)}
              >
                <Trash2 />
              </IconButton>
            )}
          >
            {({ part }, index) => (
              <AttributeRow
                definition={part}
                name={part.name ?? words.name(part)}
                saved={saved.get(part.key)}
                kindOf={(control) => kindOf(index, control)}
                problemAt={(name) => problems.get(`${index}.${name}`)}
                onChange={(next) => rename(index, next)}
              />
            )}
          </SortableList>
        )}
        {rows.length < MOST_ATTRIBUTES ? (
          <div>
            <Button size="compact" onClick={() => add(BLANK)}>
              <Plus aria-hidden="true" />
              {t(($) => $.editor.add)}
            </Button>
          </div>
        ) : (
          <p className={css({ textStyle: 'caption', color: 'text.muted' })}>
            {t(($) => $.editor.full, { count: MOST_ATTRIBUTES })}
          </p>
        )}
      </div>
    </FieldGroup>
  )
}

function problemsOf(list: readonly AttributeDefinition[]): ReadonlyMap<string, FieldIssue> {
  const { issues = [] } = v.safeParse(AttributeList, list)
  return new Map(issues.map((issue) => [v.getDotPath(issue) ?? '', issue]))
}

/** What is said while attributes are put in another order. */
function useSortingWords(): SortableListWords {
  const { t } = useTranslation('attributes')
  const parts = useTranslation('catalogue').t
  return {
    label: t(($) => $.editor.label),
    handle: (place) => t(($) => $.editor.handle, { place }),
    help: parts(($) => $.parts.keys),
    told: {
      picked: (place, count) => parts(($) => $.parts.picked, { place, count }),
      moved: (place, count) => parts(($) => $.parts.moved, { place, count }),
      dropped: (place, count) => parts(($) => $.parts.dropped, { place, count }),
      returned: (place) => parts(($) => $.parts.returned, { place }),
    },
  }
}
