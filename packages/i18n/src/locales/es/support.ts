import type { support as en } from '../en/support.ts'
import type { Translation } from '../../translation.ts'

export const support: Translation<typeof en> = {
  title: 'Soporte',
  lead: 'Sugiere una mejora o informa de un problema.',
  not_yet: 'Todavía no se puede escribir desde aquí',
  until_then: 'Mientras tanto, cuéntale lo que necesitas al administrador de tu empresa.',
}
