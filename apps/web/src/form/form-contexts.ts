import { createFormHookContexts } from '@tanstack/react-form'

/** How a field finds its state and a form its buttons. */
export const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts()
