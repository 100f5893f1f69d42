import { createContext, use } from 'react'

/** What a control takes from the field around it. */
export interface FieldControl {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export const FieldContext = createContext<FieldControl>({})

/** The attributes that tie a control to its label, help and error; empty outside a field. */
export const useFieldControl = () => use(FieldContext)
