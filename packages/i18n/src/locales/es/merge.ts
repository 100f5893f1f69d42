import type { merge as en } from '../en/merge.ts'
import type { Translation } from '../../translation.ts'

export const merge: Translation<typeof en> = {
  title: 'Otra persona ha guardado esto mientras tanto',
  text: 'No se ha perdido nada. Elige qué conservar donde las dos versiones cambian el mismo campo.',
  mine: 'Lo tuyo',
  theirs: 'Lo suyo',
  before: 'Antes',
  all: 'Para todos los campos',
  all_mine: 'Usar todo lo mío',
  all_theirs: 'Usar todo lo suyo',
  only_theirs: 'También ha cambiado, y se queda así: {{fields}}.',
  nothing: 'vacío',
  save: 'Guardar esto',
  back: 'Volver a editar',
  discard: 'Descartar lo mío',
  failed: 'No se ha guardado',
}
