import { revalidateLogic, type StandardSchemaV1 } from '@tanstack/react-form'
import type { FormEvent } from 'react'
import { useFailure } from '#app/notices/use-failure.tsx'
import { useAppForm } from './app-form.ts'
import { useSending, type Sending } from './use-sending.ts'

interface SentForm<Values> extends Omit<Sending<Values>, 'onRefused'> {
  blank: Values
  schema: StandardSchemaV1<Values, unknown>
  fields: readonly (keyof Values & string)[]
  /** Heads what was refused of it as a whole. */
  failed: string
}

/** A form that a schema checks and that is sent as it is; `sent` is for the element around its fields. */
export function useSentForm<Values>({ blank, schema, failed, ...sending }: SentForm<Values>) {
  const failureOf = useFailure(failed)
  const form = useAppForm({
    defaultValues: blank,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
  })
  const { failure, isSending, send } = useSending(form, {
    ...sending,
    onRefused: (fields) => form.setErrorMap({ onSubmit: { fields } }),
  })
  const sent = {
    alert: failure && failureOf(failure),
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void send()
    },
  }
  return { form, isSending, sent }
}
