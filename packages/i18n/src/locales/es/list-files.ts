import type { Translation } from '../../translation.ts'
import type { list_files as en } from '../en/list-files.ts'
import { nomenclature_columns } from './nomenclature-columns.ts'
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
  nomenclature: { file: 'nomenclatura', title: 'Nomenclatura', column: nomenclature_columns },
  team: { file: 'equipos', title: 'Equipos' },
  brand: { file: 'marcas', title: 'Marcas' },
  model: { file: 'modelos', title: 'Modelos' },
  asset_type: { file: 'tipos-de-activo', title: 'Tipos de activo' },
}
