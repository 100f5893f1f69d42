import type { Translation } from '../../translation.ts'
import type { dashboards as english } from '../en/dashboards.ts'

export const dashboards: Translation<typeof english> = {
  title: 'Panel',
}
