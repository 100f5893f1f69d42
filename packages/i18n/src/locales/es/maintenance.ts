import type { Translation } from '../../translation.ts'
import type { maintenance as english } from '../en/maintenance.ts'

export const maintenance: Translation<typeof english> = {
  title: 'Mantenimiento',
}
