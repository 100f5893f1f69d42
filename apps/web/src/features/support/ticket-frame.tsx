import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Form, FormActions } from '@plenum/ui/form'
import type { ReactNode } from 'react'
import { ConfirmLeave } from '#app/form/confirm-leave.tsx'
import { useFailure } from '#app/notices/use-failure.tsx'
import type { TicketFrameState } from './use-ticket-form.ts'

interface TicketFrameProps extends TicketFrameState {
  /** Says how the draft stands. */
  note: ReactNode
  children: ReactNode
}

/**
 * The form of a ticket around its fields. Who leaves it is asked: Save keeps the draft and goes; Leave goes with what
 * the draft held last, which is there when the form is opened again and can be discarded then.
 */
export function TicketFrame({ note, children, ...frame }: TicketFrameProps) {
  const { t } = useTranslation('support')
  const { element, files, failure, isSending, isUnsaved, leaves, onKeep, onSubmit } = frame
  return (
    <>
      <Form
        ref={element}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
        <WhatFailed failure={failure} isUnsent={files.hasFailed} />
        <FormActions place="inView">
          <Button type="submit" tone="primary" loading={isSending || files.isAwaiting}>
            {t(($) => $.submit)}
          </Button>
          <div className={css({ flex: '1', minWidth: '[12rem]', textStyle: 'caption', color: 'text.muted' })}>
            {files.isAwaiting ? <span role="status">{t(($) => $.files.awaited)}</span> : note}
          </div>
        </FormActions>
      </Form>
      <ConfirmLeave isUnsaved={isUnsaved} leaves={leaves} onSave={onKeep} />
    </>
  )
}

function WhatFailed({ failure, isUnsent }: { failure: Error | undefined; isUnsent: boolean }) {
  const { t } = useTranslation('support')
  const { t: common } = useTranslation('common')
  const failureOf = useFailure(t(($) => $.failed))
  const failed = failure && failureOf(failure)
  return (
    <>
      {isUnsent && (
        <Alert tone="warning" live>
          {t(($) => $.files.not_sent)}
        </Alert>
      )}
      {failed && (
        <Alert
          tone="error"
          live
          title={failed.title}
          actions={
            <Button type="submit" size="compact">
              {common(($) => $.actions.retry)}
            </Button>
          }
        >
          {failed.message}
        </Alert>
      )}
    </>
  )
}
