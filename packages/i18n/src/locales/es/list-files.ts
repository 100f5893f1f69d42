import type { Translation } from '../../translation.ts'
import type { list_files as en } from '../en/list-files.ts'
import { view_columns } from './view-columns.ts'

export const list_files: Translation<typeof en> = {
  yes: 'Sí',
  no: 'No',
  tag: {
    file: 'etiquetas',
    title: 'Etiquetas',
    column: { name: 'Nombre', colour: 'Color', scope: 'Para', count: 'Activos' },
  },
  user: {
    file: 'personas',
    title: 'Personas',
    column: {
      name: 'Nombre',
      email: 'Correo electrónico',
      team: 'Equipo',
      administrator: 'Administrador',
      state: 'Estado',
      last_seen_at: 'Última visita',
    },
  },
  saved_view: {
    file: 'vistas',
    title: 'Vistas',
    column: view_columns,
    density: { compact: 'Compacta', regular: 'Normal', touch: 'Para dedos' },
  },
}
