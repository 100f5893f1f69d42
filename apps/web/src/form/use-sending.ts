import { ClientError } from '@plenum/api-client/client-error'
import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import { focusWrongFrom } from './focus-wrong.ts'
import { fieldErrorsOf } from './server-errors.ts'

/** What the guard around a form asks of it. */
export interface FormHandle {
  isUnsaved: () => boolean
  /** Sends it; false where something was wrong. */
  save: () => Promise<boolean>
}

type FieldErrors = ReturnType<typeof fieldErrorsOf>

/** What is needed of a form to send it. */
interface Sendable<Values> {
  handleSubmit: () => Promise<void>
  state: { isValid: boolean; isDefaultValue: boolean; values: Values }
}

export interface Sending<Values> {
  /** Those that can say what is wrong with them. */
  fields: readonly string[]
  /** Null where it was taken; `stale` where somebody else was faster, which is no failure of the form. */
  onSend: (values: Values) => Promise<ClientError | 'stale' | null>
  /** Shows a server's refusal field by field. */
  onRefused: (errors: FieldErrors) => void
  ref?: Ref<FormHandle> | undefined
}

/** Sends a form once it is right; `failure` is what was refused of it as a whole, or broke on the way. */
export function useSending<Values>(
  form: Sendable<Values>,
  { fields, onSend, onRefused, ref }: Sending<Values>,
) {
  const [failure, setFailure] = useState<Error>()
  const [isSending, setIsSending] = useState(false)
  const underWay = useRef<{ values: Values; ended: Promise<boolean> }>(null)
  const attempt = async (): Promise<boolean> => {
    setFailure(undefined)
    setIsSending(true)
    const focusWrong = focusWrongFrom(document.activeElement)
    await form.handleSubmit()
    if (!form.state.isValid) {
      focusWrong()
      return false
    }
    const refused = await onSend(form.state.values).catch(brokenBy)
    if (refused === null || refused === 'stale') return refused === null
    const errors = refused instanceof ClientError ? fieldErrorsOf(refused, fields) : {}
    onRefused(errors)
    if (Object.keys(errors).length === 0) setFailure(refused)
    else focusWrong()
    return false
  }
  const send = async (): Promise<boolean> => {
    const { values } = form.state
    const now = underWay.current
    // never twice: what was typed since is not saved with it
    if (now) return (await now.ended) && now.values === values
    const ended = attempt().finally(() => {
      underWay.current = null
      setIsSending(false)
    })
    underWay.current = { values, ended }
    return ended
  }
  useImperativeHandle(ref, () => ({ isUnsaved: () => !form.state.isDefaultValue, save: send }))
  return { failure, isSending, send }
}

/** What nobody foresaw, to be said to the person too. */
const brokenBy = (cause: unknown) => new Error('A form could not be sent', { cause })

/** The refusal that a call ended with, or null where it was taken; what is no refusal is thrown on. */
export const refusalOf = (call: Promise<unknown>): Promise<ClientError | null> =>
  call.then(
    () => null,
    (error: unknown) => {
      if (error instanceof ClientError) return error
      throw error
    },
  )
