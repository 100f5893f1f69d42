import type { Translation } from '../../translation.ts'
import type { view_columns as en } from '../en/view-columns.ts'

export const view_columns: Translation<typeof en> = {
  name: 'Nombre',
  owner: 'Propietario',
  shared: 'Compartida con el equipo',
  default: 'Abre la lista',
  team_default: 'Abre la lista del equipo',
  filter: 'Filtro',
  ordering: 'Ordenada por',
  shown: 'Columnas añadidas',
  hidden: 'Columnas ocultas',
  order: 'Orden de las columnas',
  density: 'Altura de las filas',
}
