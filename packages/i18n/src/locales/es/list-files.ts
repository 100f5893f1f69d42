import type { Translation } from '../../translation.ts'
import type { list_files as en } from '../en/list-files.ts'

export const list_files: Translation<typeof en> = {
  tag: {
    file: 'etiquetas',
    title: 'Etiquetas',
    column: { name: 'Nombre', colour: 'Color', scope: 'Para', count: 'Activos' },
  },
}
