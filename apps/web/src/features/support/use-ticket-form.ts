import { revalidateLogic, type StandardSchemaV1 } from '@tanstack/react-form'
import type { Ticket } from '@plenum/domain/ticket'
import { useEffect, useEffectEvent, useRef, type ComponentProps, type ReactNode } from 'react'
import { ClientError } from '@plenum/api-client/client-error'
import { useAppForm } from '#app/form/app-form.ts'
import type { ConfirmLeave } from '#app/form/confirm-leave.tsx'
import { useSending } from '#app/form/use-sending.ts'
import { useAwaitedFiles } from './use-awaited-files.ts'

type Leaves = ComponentProps<typeof ConfirmLeave>['leaves']

/** What every form of a ticket is given. */
export interface TicketFormProps<Values> {
  initial: Values
  /** The page that the context names. */
  page: string
  /** Whether a move within the application leaves the form. */
  leaves: Leaves
  /** Told of everything typed. */
  onValues: (values: Values) => void
  onSend: (values: Values) => Promise<Ticket>
  onSent: (ticket: Ticket) => Promise<void>
  /** Keeps what is typed; false where that failed. */
  onKeep: () => Promise<boolean>
  /** Says how the draft stands. */
  note: ReactNode
}

interface TicketForm<Values> extends TicketFormProps<Values> {
  schema: StandardSchemaV1<Values, unknown>
  fields: readonly string[]
}

const INVALID = '[aria-invalid=true], [data-invalid] :is(input, button, textarea)'

/** A form that becomes a ticket: checked, kept while it is written, and sent once its files have arrived. */
export function useTicketForm<Values>(options: TicketForm<Values>) {
  const { initial, schema, fields, onValues, onSend, onSent, onKeep, leaves } = options
  const element = useRef<HTMLFormElement>(null)
  const files = useAwaitedFiles()
  const form = useAppForm({
    defaultValues: initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
  })
  const sending = useSending(form, {
    fields,
    onSend: async (values) => {
      try {
        await onSent(await onSend(values))
        return null
      } catch (error) {
        if (error instanceof ClientError) return error
        throw error
      }
    },
    onRefused: (refused) => form.setErrorMap({ onSubmit: { fields: refused } }),
  })
  const send = async () => {
    if (await sending.send()) return
    // the words of what is wrong are there a moment later
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>(INVALID)?.focus())
  }
  const tell = useEffectEvent(onValues)
  useEffect(() => {
    let last = form.state.values
    const { unsubscribe } = form.store.subscribe(() => {
      if (form.state.values === last) return
      last = form.state.values
      tell(last)
    })
    return unsubscribe
  }, [form])
  return {
    form,
    files,
    frame: {
      element,
      failure: sending.failure,
      isSending: sending.isSending,
      files,
      onKeep,
      leaves,
      isUnsaved: () => !form.state.isDefaultValue || files.isBusy(),
      onSubmit: () => files.await(() => void send()),
    },
  }
}

export type TicketFrameState = ReturnType<typeof useTicketForm>['frame']
