import { cx } from '@plenum/ui/css'
import { form } from '@plenum/ui/recipes'
import type { ComponentProps, ReactNode } from 'react'
import { Alert } from './alert.tsx'

interface FormProps extends ComponentProps<'form'> {
  /** What failed for the form as a whole; announced when it appears. */
  alert?: { title?: string; message: ReactNode } | undefined
}

/** Fields in a stack, under what failed for all of them. Checks are ours, so the browser's own are off. */
export function Form({ alert, className, children, ...rest }: FormProps) {
  return (
    <form noValidate {...rest} className={cx(form().root, className)}>
      {alert && (
        <Alert tone="error" live {...(alert.title !== undefined && { title: alert.title })}>
          {alert.message}
        </Alert>
      )}
      {children}
    </form>
  )
}

/** Two fields abreast where there is room. */
export function FormColumns({ children }: { children: ReactNode }) {
  return <div className={form().columns}>{children}</div>
}

interface FormActionsProps {
  /** `inView` holds them at the window's lower edge while a long form has something unsaved. */
  place?: 'end' | 'inView'
  children: ReactNode
}

/** The form's buttons, the one that sends first. */
export function FormActions({ place = 'end', children }: FormActionsProps) {
  return <div className={form({ actions: place }).actions}>{children}</div>
}
