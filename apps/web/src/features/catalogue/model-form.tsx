import {
  blankFacts,
  MODEL_FIELDS,
  ModelEdit,
  ModelRecord,
  type ModelField,
  type ModelPatch,
} from '@plenum/domain/model'
import { BORNE_FACTS, type BorneFacts } from '@plenum/domain/model-effect'
import { PortList, SlotList } from '@plenum/domain/port'
import { UNKNOWN_TYPE } from '@plenum/domain/asset-type'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { grid, stack } from '@plenum/ui/patterns'
import * as Sheet from '@plenum/ui/sheet'
import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { isSame } from '#app/form/merge.ts'
import { MergeView } from '#app/form/merge-view.tsx'
import { SheetForm } from '#app/form/sheet-form.tsx'
import { useRecordForm, type RecordEditing } from '#app/form/use-record-form.ts'
import { borneChanges } from './borne-facts.ts'
import { creations } from './brand-field.tsx'
import { FactControl } from './fact-control.tsx'
import { Misfits, misfitsIn } from './misfits.tsx'
import { fieldsOf, MODEL_GROUPS, specOf, type ModelGroup } from './model-fields.ts'
import { RackEffect } from './rack-effect.tsx'
import { useFactWords } from './use-fact-words.ts'

/** What is typed of a model. */
const Draft = v.object({
  ...ModelEdit.entries,
  ports: PortList,
  slots: SlotList,
  brand_id: v.pipe(v.string('required'), v.nonEmpty('required'), v.uuid('invalid_id')),
})
export type ModelDraft = v.InferInput<typeof Draft>

const BLANK: ModelDraft = {
  ...blankFacts,
  brand_id: '',
  name: '',
  asset_type: UNKNOWN_TYPE,
  lifecycle: 'draft',
}

const Held = v.object(ModelEdit.entries)
/** A model as its form holds it. */
export const draftOf = (model: ModelRecord | null): ModelDraft =>
  model === null ? BLANK : v.parse(Held, model)

/** What of a draft differs from the model. */
export const patchOf = (seen: ModelRecord, draft: ModelDraft): ModelPatch => {
  const before = draftOf(seen)
  return Object.fromEntries(
    MODEL_FIELDS.flatMap((field) => (isSame(draft[field], before[field]) ? [] : [[field, draft[field]]])),
  )
}

interface ModelFormProps extends RecordEditing<ModelRecord, ModelDraft> {
  /** Null for a model that is being added. */
  model: ModelRecord | null
  /** The brand of a new one. */
  brand?: { id: string; name: string } | undefined
}

/** The facts of a model, editable. */
export function ModelForm({ model, brand, ...editing }: ModelFormProps) {
  const { t } = useTranslation('catalogue')
  const [misfits, setMisfits] = useState<ReturnType<typeof misfitsIn>>([])
  const [brands, setBrands] = useState(() => new Map(brand ? [[brand.id, brand.name]] : []))
  const { form, began, conflict, frame } = useRecordForm<ModelRecord, ModelField, ModelDraft>(model, {
    ...editing,
    schema: Draft,
    fields: MODEL_FIELDS,
    draftOf: (record) => (record === null && brand ? { ...BLANK, brand_id: brand.id } : draftOf(record)),
    onSave: async (seen, draft) => {
      const ended = await editing.onSave(seen, draft)
      setMisfits(ended.at === 'refused' ? misfitsIn(ended.error) : [])
      return ended
    },
    failed: t(($) => $.failed.save),
    isWaiting: useIsMutating({ mutationKey: creations }) > 0,
  })
  const brandOf = (id: string) =>
    [began?.brand, conflict?.theirs?.brand].find((one) => one?.id === id)?.name ?? brands.get(id) ?? '\u2003'
  const factWords = useFactWords(brandOf)
  if (conflict)
    return (
      <Sheet.Body>
        <MergeView
          conflict={conflict}
          words={{
            label: (field) => t(($) => $.field[field]),
            value: (field, values) => factWords(field, values[field]),
          }}
          onDone={editing.onSaved}
        />
      </Sheet.Body>
    )
  return (
    <form.AppForm>
      <SheetForm {...frame} alert={misfits.length === 0 ? frame.alert : undefined}>
        {misfits.length > 0 && <Misfits title={t(($) => $.misfits.title)} misfits={misfits} />}
        <div className={stack({ gap: '6' })}>
          {MODEL_GROUPS.map((group) => (
            <section key={group} className={stack({ gap: '3' })}>
              <h3 className={css({ textStyle: 'strong' })}>{t(($) => $.group[group])}</h3>
              <div className={fieldGrid}>
                {fieldsOf(group).map((field) => (
                  <div key={field} className={isWide(field) ? css({ gridColumn: '1 / -1' }) : undefined}>
                    <form.AppField name={field}>
                      {() => (
                        <FactControl
                          field={field}
                          brandOf={brandOf}
                          onBrand={({ id, name }) => setBrands((known) => new Map(known).set(id, name))}
                          help={
                            field === 'brand_id' && began !== null
                              ? t(($) => $.sheet.own_brand_help)
                              : undefined
                          }
                        />
                      )}
                    </form.AppField>
                  </div>
                ))}
              </div>
              {began !== null && (
                <form.Subscribe selector={({ values }) => borneChanges(began, values)}>
                  {(facts) =>
                    facts !== null && groupOf(facts) === group && <RackEffect id={began.id} facts={facts} />
                  }
                </form.Subscribe>
              )}
            </section>
          ))}
        </div>
      </SheetForm>
    </form.AppForm>
  )
}

/** Where what is changed first of what racks bear is typed. */
const groupOf = (facts: BorneFacts): ModelGroup | undefined =>
  BORNE_FACTS.filter((fact) => fact in facts).map((fact) => specOf(fact).group)[0]

const fieldGrid = grid({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
  alignItems: 'start',
})

const WIDE = ['brand', 'ports', 'slots', 'notes']
const isWide = (field: ModelField) => field === 'name' || WIDE.includes(specOf(field).kind.is)
