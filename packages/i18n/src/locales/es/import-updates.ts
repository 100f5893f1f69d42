import type { importUpdates as en } from '../en/import-updates.ts'
import type { Translation } from '../../translation.ts'

export const importUpdates: Translation<typeof en> = {
  title: 'Filas de activos que ya existen',
  leave: 'Dejarlas fuera',
  leave_help:
    'Una fila cuyo código ya existe se queda fuera. De un número de serie que ya existe solo se avisa.',
  update: 'Actualizarlos',
  update_help:
    'El activo se reconoce por su código, o por uno anterior; si la fila no trae código, por su número de serie. Solo cambian las columnas elegidas arriba, y nunca la fecha de alta.',
  no_key: 'Hace falta una columna con el código o el número de serie.',
  clear: 'Una celda vacía quita el valor',
  clear_help:
    'Si no, lo deja como está. El nombre, el tipo, la marca, el modelo, el estado y el lugar no se quitan.',
  created: 'Nuevas',
  changed: 'Con cambios',
  unchanged: 'Sin cambios',
  asset: 'Activo',
  becomes: '{{column}} de {{name}}: de {{from}} a {{to}}',
  nothing: 'nada',
  faces: { front: 'Frontal', rear: 'Trasera' },
  summary:
    '{{created}} nuevas · {{changed}} con cambios · {{unchanged}} sin cambios · {{problem}} con problemas',
  start: 'Importar: {{created}} nuevos, {{changed}} con cambios',
  no_change: 'Todas las filas dicen lo que ya es así.',
  done: 'Importado: {{created}} nuevos, {{changed}} con cambios',
  issues: {
    asset_closed: 'Este activo está dado de baja y ya no se cambia',
    transition_refused: 'No puede pasar a este estado',
    identity_missing: 'Hace falta saberlo antes de instalarlo',
    cords_missing: 'Di cuántos cables de alimentación tiene en esta vía antes de ponerlo en uso',
    place_missing: 'Antes hay que decir dónde está',
    work_asset_busy: 'Hay una solicitud abierta sobre él: ciérrala antes',
    others_depend: 'Otros están dentro o no tienen otra alimentación',
    tag_out_of_scope: 'Esta etiqueta es para activos de otra categoría',
    several_assets: 'Más de un activo tiene este número de serie',
    several_owners: 'Más de una persona o equipo se llama así: pon la dirección de correo',
    several_places: 'Puede ser más de un lugar: nómbralo en columnas propias',
    no_host: 'Ningún activo se llama así, ni ninguna fila anterior a esta',
    slot_of_none: 'Una ranura no dice nada sin aquello en lo que está el activo: se deja fuera',
    slot_taken: 'Otro activo está en esta ranura',
    several_hosts: 'Más de un activo se llama así: indica su código',
    inside_itself: 'Un activo no puede estar dentro de sí mismo ni de lo que contiene',
    inside_has_units: 'Lo que está dentro de otro activo no ocupa unidades propias: deja esto vacío',
    inside_elsewhere: 'Estará donde está aquello en lo que va, no donde dice la fila',
    place_full: 'Ya contiene tantos activos como puede',
    changed_meanwhile: 'Alguien lo cambió después de la revisión: importa esta fila otra vez',
  },
}
