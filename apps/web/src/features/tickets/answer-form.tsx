import type { ClientError } from '@plenum/api-client/client-error'
import { StoredFile } from '@plenum/domain/file'
import { AnswerInput, MOST_FILES } from '@plenum/domain/ticket'
import { Button } from '@plenum/ui/button'
import { Field } from '@plenum/ui/field'
import { Form, FormActions } from '@plenum/ui/form'
import { Textarea } from '@plenum/ui/textarea'
import { useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { UploadBox } from '#app/files/upload-box.tsx'
import { useFieldError } from '#app/form/field-error.ts'
import { useFieldContext } from '#app/form/form-contexts.ts'
import type { FormHandle } from '#app/form/use-sending.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { isApple } from '#app/page/platform.ts'
import { useKeyWords } from '#app/page/use-key-words.ts'

const Draft = v.object({ text: AnswerInput.entries.text, files: v.array(StoredFile) })
export type Answer = v.InferOutput<typeof Draft>

const blank: Answer = { text: '', files: [] }

interface AnswerFormProps {
  ref?: Ref<FormHandle>
  /** One was sent before: the next begins where that was typed. */
  isAnother: boolean
  onSend: (answer: Answer) => Promise<ClientError | null>
}

/** What somebody wants to say, with files. */
export function AnswerForm({ ref, isAnother, onSend }: AnswerFormProps) {
  const { t } = useTranslation('tickets')
  const [isBusy, setIsBusy] = useState(false)
  const { form, isSending, sent } = useSentForm({
    blank,
    schema: Draft,
    fields: ['text'],
    failed: t(($) => $.answer.failed),
    onSend,
    ref,
  })
  const waiting = isBusy ? t(($) => $.answer.waiting) : undefined
  return (
    <Form
      {...sent}
      onSubmit={(event) => (isBusy || isSending ? event.preventDefault() : sent.onSubmit(event))}
      onKeyDown={(event) => {
        const { key, ctrlKey, metaKey, currentTarget } = event
        if (key !== 'Enter' || !(isApple() ? metaKey : ctrlKey)) return
        event.preventDefault()
        currentTarget.requestSubmit()
      }}
    >
      <form.AppField name="text">{() => <AnswerText isAnother={isAnother} />}</form.AppField>
      <form.AppField name="files" mode="array">
        {(field) => (
          <UploadBox
            purpose="feedback"
            label={t(($) => $.answer.files)}
            hint={t(($) => $.answer.files_hint)}
            most={MOST_FILES}
            files={field.state.value}
            onFiles={(change) => field.handleChange((before) => change(before))}
            onBusy={setIsBusy}
          />
        )}
      </form.AppField>
      <FormActions>
        <Button type="submit" tone="primary" loading={isSending} disabledReason={waiting}>
          {t(($) => $.answer.send)}
        </Button>
      </FormActions>
    </Form>
  )
}

function AnswerText({ isAnother }: Pick<AnswerFormProps, 'isAnother'>) {
  const { t } = useTranslation('tickets')
  const [keys = ''] = useKeyWords()({ keys: ['Enter'], withModifier: true })
  const field = useFieldContext<string>()
  return (
    <Field label={t(($) => $.answer.text)} help={t(($) => $.answer.help, { keys })} error={useFieldError()}>
      <Textarea
        name={field.name}
        rows={4}
        autoFocus={isAnother}
        value={field.state.value}
        onChange={(event) => field.handleChange(event.target.value)}
        onBlur={field.handleBlur}
      />
    </Field>
  )
}
