import type { Asset } from '@plenum/domain/asset'
import { decommissionSteps } from '@plenum/domain/decommission'
import type { StoredFile } from '@plenum/domain/file'
import { bearsData, ErasureInput, methodsFor } from '@plenum/domain/erasure'
import { REASON_FROM } from '@plenum/domain/reason'
import { WithReason } from '@plenum/domain/transition'
import { Alert } from '@plenum/ui/alert'
import { Checkbox } from '@plenum/ui/checkbox'
import { FieldGroup } from '@plenum/ui/field-group'
import { Segment } from '@plenum/ui/segment'
import { Steps } from '@plenum/ui/steps'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { DialogForm, FormDialogHead } from '#app/form/form-dialog.tsx'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { placeWords } from '@plenum/domain/place-words'
import { api, libraryQueries } from '../queries.ts'
import { CertificateField } from './certificate-field.tsx'
import { blankErasure, MediaFields } from './media-fields.tsx'
import { useReasonOptions } from './reason-options.ts'
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
const Media = v.array(ErasureInput)

/** What of a thing must be said about its data, and whether all of it is. */
function useData(asset: Asset, today: string) {
  const types = useQuery(libraryQueries.types())
  const data = types.data?.find(({ code }) => code === asset.asset_type)?.data_bearing ?? 'ask'
  const [said, setSaid] = useState<boolean | null>(null)
  const methods = methodsFor(data)
  const [erasures, setErasures] = useState(() => [blankErasure(asset, today)])
  const bears = bearsData({ data, bears_data: said })
  const sent = bears === true ? erasures : []
  return { data, said, setSaid, methods, erasures, setErasures, bears, sent }
}

function DecommissionForm({ asset, today, names, onClose }: DecommissionDialogProps & { names: string[] }) {
  const { t } = useTranslation('life')
  const reasons = useReasonOptions()
  const required = useTranslation('issues').t(($) => $.required)
  const { change } = useLife()
  const data = useData(asset, today)
  const [close, setClose] = useState(true)
  const [certificate, setCertificate] = useState<StoredFile[]>([])
  const [isArriving, setIsArriving] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const { form, isSending, sent } = useSentForm({
    blank: BLANK,
    schema: Why,
    fields: ['reason', 'category'],
    failed: t(($) => $.end.failed),
    onSend: async (values) => {
      setIsTried(true)
      const erasures = v.safeParse(Media, close ? data.sent : [])
      // said at the question, at the media and at the document themselves
      if ((close && (data.bears === null || isArriving)) || !erasures.success) return 'stale'
      const input = {
        ...v.parse(Why, values),
        close,
        bears_data: data.said,
        erasures: erasures.output,
        certificate: close ? (certificate[0]?.id ?? null) : null,
      }
      const refused = await change(api.assets.decommission(asset, input), ({ name, termination_date }) =>
        t(($) => (termination_date === null ? $.end.done : $.end.done_closed), { name }),
      )
      if (refused === null) onClose()
      return refused
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
      <Checkbox
        label={t(($) => $.end.close)}
        checked={close}
        onChange={({ target }) => setClose(target.checked)}
      />
      {close && <Freed asset={asset} />}
      {close && data.data === 'ask' && (
        <AskData {...data} error={isTried && data.bears === null ? required : undefined} />
      )}
      {close && data.bears === true && (
        <MediaFields
          media={data.erasures}
          methods={data.methods}
          isTried={isTried}
          onMedia={data.setErasures}
          blank={() => blankErasure(asset, today)}
        />
      )}
      {close && (
        <CertificateField
          files={certificate}
          isEarly={isTried && isArriving}
          onFiles={setCertificate}
          onBusy={setIsArriving}
        />
      )}
    </DialogForm>
  )
}

interface AskDataProps {
  said: boolean | null
  setSaid: (said: boolean) => void
  error: string | undefined
}

function AskData({ said, setSaid, error }: AskDataProps) {
  const { t } = useTranslation('life')
  return (
    <FieldGroup label={t(($) => $.end.data)} error={error}>
      <Segment
        label={t(($) => $.end.data)}
        value={said === null ? '' : said ? 'yes' : 'no'}
        onValueChange={(value) => setSaid(value === 'yes')}
        options={[
          { value: 'yes', label: t(($) => $.end.data_yes) },
          { value: 'no', label: t(($) => $.end.data_no) },
        ]}
      />
    </FieldGroup>
  )
}

/** What closing the record does besides. */
function Freed({ asset: { location, planned_move } }: { asset: Asset }) {
  const { t } = useTranslation('life')
  const freed = location ? t(($) => $.end.frees, { place: placeWords(location) }) : t(($) => $.end.frees_none)
  return (
    <Alert tone="info" title={freed}>
      <p>{t(($) => $.end.close_help)}</p>
      {planned_move && <p>{t(($) => $.end.drops)}</p>}
    </Alert>
  )
}
