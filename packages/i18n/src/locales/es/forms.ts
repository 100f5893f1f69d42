import type { Translation } from '../../translation.ts'
import type { forms as english } from '../en/forms.ts'

export const forms: Translation<typeof english> = {
  title: 'Formularios',
}
