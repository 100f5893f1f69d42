import { revalidateLogic, type StandardSchemaV1 } from '@tanstack/react-form'
import type { FormEvent, Ref } from 'react'
import { useFailure } from '#app/notices/use-failure.tsx'
import { useAppForm } from './app-form.ts'
import { endOf, type Saved } from './saved.ts'
import { useEditing } from './use-editing.ts'
import { useSending, type FormHandle } from './use-sending.ts'

/** What the guard around the form of a record hands on to it. */
export interface RecordEditing<Thing, Draft> {
  ref?: Ref<FormHandle>
  /** Makes a record, or changes it as it was seen. */
  onSave: (seen: Thing | null, draft: Draft) => Promise<Saved<Thing>>
  onSaved: () => void
  onDiscard: () => void
}

interface RecordForm<Thing, Field extends string, Draft> extends RecordEditing<Thing, Draft> {
  schema: StandardSchemaV1<Draft, unknown>
  fields: readonly Field[]
  /** Names of what lies in fields and can say by itself what is wrong with it. */
  parts?: readonly string[]
  /** A record as the form holds it; a new one for null. */
  draftOf: (record: Thing | null) => Draft
  /** Heads what was refused of it as a whole. */
  failed: string
  /** Something that belongs to it is still on its way. */
  isWaiting?: boolean
  /** These fields were found wrong. */
  onWrong?: (fields: readonly string[]) => void
}

/** A form that adds a record, or changes one version of it; `frame` is for the sheet around its fields. */
export function useRecordForm<
  Thing extends { version: number },
  Field extends keyof Draft & string,
  Draft extends Readonly<Record<Field, unknown>>,
>(record: Thing | null, asked: RecordForm<Thing, Field, Draft>) {
  const {
    schema,
    fields,
    parts = [],
    draftOf,
    failed,
    isWaiting = false,
    onWrong,
    ref,
    onSave,
    onSaved,
    onDiscard,
  } = asked
  const failureOf = useFailure(failed)
  const editing = useEditing<Thing | null, Field, Draft>(record, { fields, valuesOf: draftOf, send: onSave })
  const { began, conflict, isBack, follow, compare } = editing
  const form = useAppForm({
    defaultValues: draftOf(began),
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
    onSubmitInvalid: ({ formApi }) =>
      onWrong?.(fields.filter((name) => (formApi.getFieldMeta(name)?.errors.length ?? 0) > 0)),
  })
  const { failure, isSending, send } = useSending<Draft>(form, {
    fields: [...fields, ...parts],
    onSend: async () => (conflict ? 'stale' : endOf(await editing.save(() => form.state.values))),
    onRefused: (refused) => {
      form.setErrorMap({ onSubmit: { fields: refused } })
      onWrong?.(Object.keys(refused))
    },
    ref,
  })
  const isBusy = isWaiting || isSending
  const frame = {
    isNew: began === null,
    isBack,
    isWaiting: isBusy,
    alert: failure && failureOf(failure),
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (!isBusy) void send().then((saved) => saved && onSaved())
    },
    onDiscard: () => {
      form.reset()
      onDiscard()
    },
  }
  return { form, began, conflict, follow, compare, frame }
}
