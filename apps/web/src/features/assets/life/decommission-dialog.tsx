import type { Asset } from '@plenum/domain/asset'
import { decommissionSteps } from '@plenum/domain/decommission'
import { REASON_FROM } from '@plenum/domain/reason'
import { WithReason } from '@plenum/domain/transition'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import * as Dialog from '@plenum/ui/dialog'
import { Steps } from '@plenum/ui/steps'
import * as v from 'valibot'
import { EndingFields } from '#app/decommission/ending-fields.tsx'
import { useReasonOptions } from '#app/decommission/reason-options.ts'
import { useEnding } from '#app/decommission/use-ending.ts'
import { DialogForm, FormDialogHead } from '#app/form/form-dialog.tsx'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { api } from '../queries.ts'
import { OpenWork } from './open-work.tsx'
import { useAcknowledgement } from './use-acknowledgement.tsx'
import { useLife } from './use-life.ts'

interface DecommissionDialogProps {
  asset: Asset
  today: string
  onClose: () => void
}

/** Takes an asset out of use for good: the way there, or why there is none yet. */
export function DecommissionDialog(props: DecommissionDialogProps) {
  const { asset } = props
  const { t } = useTranslation('life')
  const common = useTranslation('common').t
  const fields = useTranslation('fields').t
  const steps = decommissionSteps(asset.status)
  const title = t(($) => $.end.title, { name: asset.name })
  const words = (status: Asset['status']) => fields(($) => $.status[status])
  if (steps === null)
    return (
      <>
        <FormDialogHead title={title} text={t(($) => $.end.none, { status: words(asset.status) })} />
      </>
    )
  if (asset.process !== null)
    return (
      <>
        <FormDialogHead title={title} />
        <Dialog.Body>
          <OpenWork asset={asset} />
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close>
            <Button>{common(($) => $.actions.close)}</Button>
          </Dialog.Close>
        </Dialog.Footer>
      </>
    )
  const names = [words(asset.status), ...steps.map(words), t(($) => $.end.closed)]
  return (
    <>
      <FormDialogHead title={title} />
      <DecommissionForm {...props} names={names} />
    </>
  )
}

const Why = v.object(WithReason)
const BLANK: v.InferInput<typeof Why> = { reason: '', category: '' }

function DecommissionForm({ asset, today, names, onClose }: DecommissionDialogProps & { names: string[] }) {
  const { t } = useTranslation('life')
  const reasons = useReasonOptions()
  const { change } = useLife()
  const { acknowledged, heard, question } = useAcknowledgement()
  const ending = useEnding(asset, today)
  const { close } = ending
  const { form, isSending, sent } = useSentForm({
    blank: BLANK,
    schema: Why,
    fields: ['reason', 'category'],
    failed: t(($) => $.end.failed),
    onSend: async (values) => {
      const answer = ending.answer()
      // said at the question, at the media and at the document themselves
      if (answer === null) return 'stale'
      const input = { ...v.parse(Why, values), ...answer, acknowledged }
      const refused = await change(api.assets.decommission(asset, input), ({ name, termination_date }) =>
        t(($) => (termination_date === null ? $.end.done : $.end.done_closed), { name }),
      )
      if (refused === null) onClose()
      return heard(refused)
    },
  })
  return (
    <DialogForm
      {...sent}
      tone="danger"
      submit={t(($) => (close ? $.end.submit_close : $.end.submit))}
      isSending={isSending}
    >
      <Steps
        label={t(($) => $.end.steps)}
        names={names}
        current={0}
        doneLabel={t(($) => $.end.done_step)}
        position={t(($) => $.end.position, { at: 1, count: names.length })}
      />
      <form.AppField name="category">
        {(field) => (
          <field.SelectField label={t(($) => $.category)} options={reasons} emptyLabel={t(($) => $.choose)} />
        )}
      </form.AppField>
      <form.AppField name="reason">
        {(field) => (
          <field.NotesField
            label={t(($) => $.reason)}
            help={t(($) => $.reason_help, { count: REASON_FROM })}
            rows={2}
            required
          />
        )}
      </form.AppField>
      <EndingFields ending={ending} asset={asset} />
      {question}
    </DialogForm>
  )
}
