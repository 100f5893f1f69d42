import { createFormHook } from '@tanstack/react-form'
import { DateField } from './date-field.tsx'
import { fieldContext, formContext } from './form-contexts.ts'
import { NotesField } from './notes-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TextField } from './text-field.tsx'

/** The one form hook: its fields carry label, help and error. */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextField, PasswordField, SelectField, DateField, NotesField },
  formComponents: { SubmitButton },
})
