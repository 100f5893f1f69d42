import type { Translation } from '../../translation.ts'
import type { reports as english } from '../en/reports.ts'

export const reports: Translation<typeof english> = {
  title: 'Informes',
}
