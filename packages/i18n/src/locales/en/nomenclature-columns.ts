import type { NomenclatureColumn } from '@plenum/domain/list-export'

/** What the columns of a file of templates of codes are called, where it is made and where it is brought in. */
export const nomenclature_columns = {
  entity: 'Codes of',
  asset_type: 'Asset type',
  template: 'Template',
  scope: 'Count apart for each',
  stand_in: 'Where a value is missing',
  hand_typed: 'Codes typed by hand',
} as const satisfies Record<NomenclatureColumn, string>
