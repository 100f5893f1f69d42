import * as v from 'valibot'
import { NOMENCLATURE_COLUMNS, type NomenclatureColumn } from '@plenum/domain/list-export'
import { Nomenclature } from '@plenum/domain/nomenclature'
import type { SheetCell } from '@plenum/domain/report-preview'
import { exportWords } from '@plenum/i18n/export-words'
import { listNomenclatures } from '../store/nomenclatures.ts'
import { toldBy, type ListAsk, type ListSheet } from './list-sheet.ts'

/** Every template of codes, in words that an import of them knows again; tokens as templates write them. */
export function nomenclatureSheet({
  database,
  company_id,
  language,
}: Omit<ListAsk<never>, 'filter'>): ListSheet {
  const t = exportWords.getFixedT(language, 'nomenclature')
  const files = exportWords.getFixedT(language, 'list_files')
  const tellers: Record<NomenclatureColumn, (row: Nomenclature) => SheetCell> = {
    entity: ({ entity }) => t(($) => $.entity[entity]),
    asset_type: ({ asset_type }) => asset_type ?? '',
    template: ({ template }) => template,
    scope: ({ scope }) => scope.join('; ') || t(($) => $.scope_none),
    stand_in: ({ stand_in }) => stand_in ?? t(($) => $.missing_refuse),
    hand_typed: ({ hand_typed }) => t(($) => $.hand[hand_typed]),
  }
  async function* portions() {
    const found = v.parse(v.array(Nomenclature), JSON.parse(await listNomenclatures(database, company_id)))
    yield toldBy(found, NOMENCLATURE_COLUMNS, tellers)
  }
  return {
    header: NOMENCLATURE_COLUMNS.map((column) => files(($) => $.nomenclature.column[column])),
    portions: portions(),
  }
}
