import type { ClientError } from '@plenum/api-client/client-error'
import { StoredFile } from '@plenum/domain/file'
import { AnswerInput, MOST_FILES } from '@plenum/domain/ticket'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { Field } from '@plenum/ui/field'
import { Form, FormActions } from '@plenum/ui/form'
import { Textarea } from '@plenum/ui/textarea'
import { useImperativeHandle, useRef, useState, type Ref } from 'react'
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
  const support = useTranslation('support').t
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const typed = useRef<FormHandle>(null)
  const { form, isSending, sent } = useSentForm({
    blank,
    schema: Draft,
    fields: ['text'],
    failed: t(($) => $.answer.failed),
    onSend,
    ref: typed,
  })
  // without all of its files it would not be what was said
  const isIncomplete = isBusy || hasFailed
  useImperativeHandle(ref, () => ({
    isUnsaved: () => isIncomplete || (typed.current?.isUnsaved() ?? false),
    save: async () => !isIncomplete && ((await typed.current?.save()) ?? false),
  }))
  const waiting = isBusy ? t(($) => $.answer.waiting) : undefined
  const unsent = hasFailed ? support(($) => $.files.not_sent) : undefined
  return (
    <Form
      {...sent}
      onSubmit={(event) => (isIncomplete || isSending ? event.preventDefault() : sent.onSubmit(event))}
      onKeyDown={(event) => {
        const { key, ctrlKey, metaKey, currentTarget } = event
        if (key !== 'Enter' || !(isApple() ? metaKey : ctrlKey)) return
        event.preventDefault()
        currentTarget.requestSubmit()
      }}
    >
      <form.AppField name="text">
        {() => <AnswerText isAnother={isAnother} readOnly={isSending} />}
      </form.AppField>
      <form.AppField name="files" mode="array">
        {(field) => (
          <UploadBox
            purpose="feedback"
            label={t(($) => $.answer.files)}
            hint={t(($) => $.answer.files_hint)}
            most={MOST_FILES}
            files={field.state.value}
            disabled={isSending}
            onFiles={(change) => field.handleChange((before) => change(before))}
            onBusy={setIsBusy}
            onFailed={setHasFailed}
          />
        )}
      </form.AppField>
      {unsent && (
        <Alert tone="warning" live>
          {unsent}
        </Alert>
      )}
      <FormActions>
        <Button type="submit" tone="primary" loading={isSending} disabledReason={waiting ?? unsent}>
          {t(($) => $.answer.send)}
        </Button>
      </FormActions>
    </Form>
  )
}

interface AnswerTextProps extends Pick<AnswerFormProps, 'isAnother'> {
  /** It is on its way: what would be typed now would not be sent with it. */
  readOnly: boolean
}

function AnswerText({ isAnother, readOnly }: AnswerTextProps) {
  const { t } = useTranslation('tickets')
  const [keys = ''] = useKeyWords()({ keys: ['Enter'], withModifier: true })
  const field = useFieldContext<string>()
  return (
    <Field label={t(($) => $.answer.text)} help={t(($) => $.answer.help, { keys })} error={useFieldError()}>
      <Textarea
        name={field.name}
        rows={4}
        autoFocus={isAnother}
        readOnly={readOnly}
        value={field.state.value}
        onChange={(event) => field.handleChange(event.target.value)}
        onBlur={field.handleBlur}
      />
    </Field>
  )
}
