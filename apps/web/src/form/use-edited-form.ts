import { revalidateLogic, type StandardSchemaV1 } from '@tanstack/react-form'
import type { Ref } from 'react'
import { useAppForm } from './app-form.ts'
import type { Saved } from './saved.ts'
import { useEditing } from './use-editing.ts'
import { useSending, type FormHandle } from './use-sending.ts'

interface EditedForm<Thing, Field extends string, Draft, Values> {
  schema: StandardSchemaV1<Draft, unknown>
  /** A record as the form holds it. */
  draftOf: (record: Thing) => Draft
  /** What is compared when two people have changed it. */
  valuesOf: (draft: Draft) => Values
  fields: readonly Field[]
  /** Changes the record as it was seen. */
  send: (seen: Thing, values: Values) => Promise<Saved<Thing>>
  ref?: Ref<FormHandle> | undefined
}

/** A form that stays on the page and changes one version of a record. */
export function useEditedForm<
  Thing extends { version: number },
  Field extends string,
  Draft,
  Values extends Readonly<Record<Field, unknown>>,
>(record: Thing, { schema, draftOf, valuesOf, fields, send, ref }: EditedForm<Thing, Field, Draft, Values>) {
  const editing = useEditing<Thing, Field, Values>(record, {
    fields,
    valuesOf: (each) => valuesOf(draftOf(each)),
    send,
  })
  const { began, conflict, isBack } = editing
  const form = useAppForm({
    defaultValues: draftOf(began),
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
  })
  if (!form.state.isTouched) editing.follow(record)
  const goOn = (from: Thing) => {
    editing.goOn(from)
    form.reset(draftOf(from))
  }
  const sending = useSending<Draft>(form, {
    fields,
    onSend: async (draft) => {
      if (conflict) return 'stale'
      const ended = await editing.save(() => valuesOf(form.state.values))
      if (ended.at === 'refused') return ended.error
      if (ended.at === 'stale') return 'stale'
      // what was typed since stays
      if (form.state.values === draft) goOn(ended.record)
      else editing.goOn(ended.record)
      return null
    },
    onRefused: (refused) => form.setErrorMap({ onSubmit: { fields: refused } }),
    ref,
  })
  return { form, conflict, isBack, goOn, ...sending }
}
