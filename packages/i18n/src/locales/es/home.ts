import type { home as en } from '../en/home.ts'
import type { Translation } from '../../translation.ts'

export const home: Translation<typeof en> = {
  greeting: 'Hola, {{name}}',
  by_status: 'Activos por estado',
  total_one: '{{shown}} activo',
  total_other: '{{shown}} activos',
  last_changes: 'Últimos cambios',
  no_changes: 'Todavía no ha cambiado nada.',
  system: 'Plenum',
  change: {
    create_one: '{{actor}} añadió {{name}}',
    create_other: '{{actor}} añadió {{shown}} registros',
    update_one: '{{actor}} cambió {{name}}',
    update_other: '{{actor}} cambió {{shown}} registros',
    move_one: '{{actor}} movió {{name}}',
    move_other: '{{actor}} movió {{shown}} registros',
    import_one: '{{actor}} importó {{shown}} registro',
    import_other: '{{actor}} importó {{shown}} registros',
    undo_one: '{{actor}} deshizo un cambio de {{name}}',
    undo_other: '{{actor}} deshizo cambios de {{shown}} registros',
  },
  gone: 'un registro que ya no existe',
  waiting: 'Cargando tu inicio',
  start_title: 'Trae lo que ya tienes',
  start_text: 'Plenum está vacío. Empieza por lo que tengas más a mano; todo se puede deshacer.',
  import_title: 'Importar un archivo',
  import_text:
    'Una hoja CSV o de Excel, o una exportación de NetBox. Ves cada problema antes de que se guarde nada.',
  import_action: 'Importar un archivo',
  sample_title: 'Echar antes un vistazo',
  sample_text:
    'Un centro de datos de muestra: 18 racks y 240 activos que llegan como una importación y se van de una vez.',
  sample_action: 'Ver la muestra',
  first_title: 'Añadir el primer activo',
  first_text: 'Basta con un nombre. El número de serie, el lugar y el responsable pueden venir después.',
  first_action: 'Añadir un activo',
}
