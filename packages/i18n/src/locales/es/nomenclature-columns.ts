import type { Translation } from '../../translation.ts'
import type { nomenclature_columns as en } from '../en/nomenclature-columns.ts'

export const nomenclature_columns: Translation<typeof en> = {
  entity: 'Códigos de',
  asset_type: 'Tipo de activo',
  template: 'Plantilla',
  scope: 'Numerar aparte por cada',
  stand_in: 'Si falta un valor',
  hand_typed: 'Códigos escritos a mano',
}
