import type { hierarchy as en } from '../en/hierarchy.ts'
import type { Translation } from '../../translation.ts'

export const hierarchy: Translation<typeof en> = {
  title: 'Configuración de jerarquía',
  lead: 'Tus centros de datos, con todo lo que hay en ellos.',
  add: 'Añadir un centro de datos',
  name: 'Nombre',
  code: 'Código',
  code_help: 'Un nombre corto para etiquetas y rutas, como MAD1.',
  place: 'En',
  assets: 'Activos',
  last_update: 'Última actualización',
  empty: 'Todavía no hay centros de datos. Añade uno o importa un archivo que los nombre.',
  created: 'Centro de datos añadido',
  create_failed: 'No se ha añadido el centro de datos',
  load_failed: 'No se han podido cargar los centros de datos',
  show_assets: '{{shown}} activos en {{name}}',
}
