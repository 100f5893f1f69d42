import type { sheet as en } from '../en/sheet.ts'
import type { Translation } from '../../translation.ts'

export const sheet: Translation<typeof en> = {
  file: 'activos',
  title: 'Activos',
  position: 'Posición',
  face: 'Cara',
  lane: 'Parte del ancho',
  inside: 'Dentro de',
  slot: 'Ranura',
  last_verified_by: 'Confirmado por',
  last_verified_method: 'Cómo se confirmó',
  verified: { by_hand: 'A mano', scan: 'Por su código' },
  full: 'El archivo termina aquí: una hoja no admite más filas. Exporta como CSV para obtener todos los activos.',
}
