import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Form } from '@plenum/ui/form'
import { stack } from '@plenum/ui/patterns'
import * as Sheet from '@plenum/ui/sheet'
import type { FormEvent, ReactNode } from 'react'
import type { Failure } from '#app/notices/use-failure.tsx'
import { SubmitButton } from './submit-button.tsx'

interface SheetFormProps {
  isNew: boolean
  /** There was a conflict: the form comes back and takes the focus. */
  isBack: boolean
  isWaiting: boolean
  alert: Failure | undefined
  onSubmit: (event: FormEvent) => void
  onDiscard: () => void
  children: ReactNode
}

/** A form that fills a sheet: its fields scroll, Save and Discard stay in view. */
export function SheetForm({
  isNew,
  isBack,
  isWaiting,
  alert,
  children,
  onSubmit,
  onDiscard,
}: SheetFormProps) {
  const { t } = useTranslation('common')
  return (
    <Form ref={beginAtFirstText} className={css({ flex: '1', minHeight: '0', gap: '0' })} onSubmit={onSubmit}>
      <Sheet.Body className={stack({ gap: '4' })}>
        {alert && (
          <Alert tone="error" live title={alert.title}>
            {alert.message}
          </Alert>
        )}
        {children}
      </Sheet.Body>
      <Sheet.Footer>
        <SubmitButton
          label={t(($) => (isNew ? $.actions.create : $.actions.save))}
          isWaiting={isWaiting}
          autoFocus={isBack}
        />
        <Button tone="quiet" onClick={onDiscard}>
          {t(($) => $.actions.discard)}
        </Button>
      </Sheet.Footer>
    </Form>
  )
}

/**
 * Its tabs would have the focus first, and where the sheet was there before nothing would. On glass the keyboard would
 * come over what is to be read first.
 */
function beginAtFirstText(form: HTMLFormElement | null) {
  if (!form || form.contains(document.activeElement) || matchMedia('(hover: none)').matches) return
  const field = form.querySelector<HTMLElement>('input:not([type=radio]):enabled, select, textarea')
  // a sheet that opens with it asks for it
  field?.setAttribute('data-autofocus', '')
  field?.focus()
}
