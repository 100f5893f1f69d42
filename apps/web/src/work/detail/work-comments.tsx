import { avatarColour, initials } from '@plenum/domain/avatar'
import type { WorkRemark, WorkRequest } from '@plenum/domain/work-request'
import { STATUS_OF } from '@plenum/domain/work-stage'
import { text } from '@plenum/domain/text'
import { useTranslation } from '@plenum/i18n/react'
import { Avatar } from '@plenum/ui/avatar'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Form, FormActions } from '@plenum/ui/form'
import { ProcessGlyph } from '@plenum/ui/process-glyph'
import * as Thread from '@plenum/ui/thread'
import { useRef, useState, type Ref } from 'react'
import * as v from 'valibot'
import { ConfirmLeave } from '#app/form/confirm-leave.tsx'
import type { FormHandle } from '#app/form/use-sending.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { useTimeWords } from '#app/page/use-time-words.ts'
import { api } from '../queries.ts'
import { useWorkChange } from '../use-work-change.ts'
import { Section } from './detail-frame.tsx'

interface WorkCommentsProps {
  request: WorkRequest
  now: Date
}

const COMMENT_MAX = 2000
const Comment = v.object({ text: text(COMMENT_MAX) })

/** What was said about a request and what became of it, and the box to say more. */
export function WorkComments({ request, now }: WorkCommentsProps) {
  const { t } = useTranslation('work')
  const handle = useRef<FormHandle>(null)
  // a form that was taken begins anew
  const [taken, setTaken] = useState(0)
  return (
    <Section title={t(($) => $.comments.title)}>
      {request.remarks.length === 0 ? (
        <p className={css({ color: 'text.muted' })}>{t(($) => $.comments.none)}</p>
      ) : (
        <Thread.Root label={t(($) => $.comments.title)}>
          {request.remarks.map((remark) => (
            <Remark key={remark.id} remark={remark} now={now} />
          ))}
        </Thread.Root>
      )}
      <CommentForm
        key={taken}
        ref={handle}
        request={request}
        onTaken={() => setTaken((before) => before + 1)}
      />
      <ConfirmLeave
        isUnsaved={() => handle.current?.isUnsaved() ?? false}
        leaves={({ current, next }) => next.pathname !== current.pathname}
        onSave={async () => (await handle.current?.save()) ?? false}
      />
    </Section>
  )
}

function Remark({ remark, now }: { remark: WorkRemark; now: Date }) {
  const { t } = useTranslation('work')
  const time = useTimeWords(now.getTime())(remark.at)
  const { by, action, to, text: said, override_reason } = remark
  const name = by?.name ?? t(($) => $.somebody)
  if (action === null)
    return (
      <Thread.Entry
        avatar={<Avatar initials={initials(name)} colour={avatarColour(name)} />}
        name={name}
        time={time}
        text={said ?? ''}
      />
    )
  return (
    <Thread.Event time={time} {...(to !== null && { icon: <ProcessGlyph step={STATUS_OF[to].status} /> })}>
      {t(($) => $.comments.did[action], { name })}
      {said !== null && `: ${said}`}
      {override_reason !== null && (
        <span className={css({ display: 'block' })}>
          {t(($) => $.approvals.override, { reason: override_reason })}
        </span>
      )}
    </Thread.Event>
  )
}

interface CommentFormProps {
  ref: Ref<FormHandle>
  request: WorkRequest
  onTaken: () => void
}

function CommentForm({ ref, request, onTaken }: CommentFormProps) {
  const { t } = useTranslation('work')
  const { change } = useWorkChange()
  const { form, isSending, sent } = useSentForm({
    blank: { text: '' },
    schema: Comment,
    fields: ['text'],
    failed: t(($) => $.comments.failed),
    ref,
    onSend: async ({ text: said }) => {
      const ended = await change(api.work.comment(request.id, said.trim()))
      if (ended === null) onTaken()
      return ended
    },
  })
  return (
    <Form {...sent} className={css({ borderTop: 'hairline', pt: '4' })}>
      <form.AppField name="text">
        {(field) => <field.NotesField label={t(($) => $.comments.add)} rows={3} required />}
      </form.AppField>
      <FormActions>
        <Button type="submit" loading={isSending}>
          {t(($) => $.comments.send)}
        </Button>
      </FormActions>
    </Form>
  )
}
