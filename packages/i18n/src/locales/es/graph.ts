import type { graph as en } from '../en/graph.ts'
import type { Translation } from '../../translation.ts'

export const graph: Translation<typeof en> = {
  title: 'Grafo de la jerarquía',
  lead: 'Tus lugares y los activos que hay en cada uno. Abre uno para ver lo que contiene.',
  zoom_in: 'Acercar',
  zoom_out: 'Alejar',
  only_rooms: 'Cerrar todo',
  assets_one: 'activo',
  assets_other: 'activos',
  open_one: 'lugar en {{name}}',
  open_other: 'lugares en {{name}}',
  close: 'Ocultar lo que hay en {{name}}',
  unplaced_one: '{{shown}} activo todavía no tiene lugar.',
  unplaced_other: '{{shown}} activos todavía no tienen lugar.',
  cut: 'Solo se dibujan los primeros {{shown}} lugares.',
  empty: 'Todavía no hay lugares. Añade un centro de datos o importa un archivo que los nombre.',
  empty_action: 'Ir a la jerarquía',
  load_failed: 'No se ha podido cargar la jerarquía',
  not_allowed: 'No tienes permiso para ver la jerarquía',
}
