import * as v from 'valibot'
import { AssetTypeRecord } from '@plenum/domain/asset-type-record'
import { BrandRecord } from '@plenum/domain/brand'
import { ModelRecord, type ModelFilterValues } from '@plenum/domain/model'
import type { RecordColumn } from '@plenum/domain/record-import-columns'
import type { SheetCell } from '@plenum/domain/report-preview'
import { isTypeFound } from '@plenum/domain/type-search'
import { exportWords } from '@plenum/i18n/export-words'
import { typeWord } from '@plenum/i18n/type-word'
import { listTypes } from '../store/asset-types.ts'
import { listBrands } from '../store/brands.ts'
import { listModels } from '../store/models.ts'
import { pagesOf } from '../store/report-source.ts'
import type { ListAsk, ListSheet } from './list-sheet.ts'
import { dayCell, listCell, recordSheet } from './record-sheet.ts'

type Tellers<Column extends string, Row> = Record<Column, (row: Row) => SheetCell>
type Searched = ListAsk<{ search?: string | undefined }>

const PORTION = 200

/** Brands by name, those that the list shows. */
export function brandSheet({ database, company_id, language, filter }: Searched): ListSheet {
  const tellers: Tellers<RecordColumn<'brand'>, BrandRecord> = {
    name: ({ name }) => name,
    aliases: ({ aliases }) => listCell(aliases),
    website: ({ website }) => website,
    support_phone: ({ support_phone }) => support_phone,
    support_portal: ({ support_portal }) => support_portal,
    notes: ({ notes }) => notes,
  }
  const asked = { company_id, search: filter.search, ids: undefined, limit: PORTION }
  const pages = pagesOf(BrandRecord, (after) => listBrands(database, { ...asked, after }))
  return recordSheet({ kind: 'brand', language, tellers, pages })
}

/** Models by name, those that the list shows; their weights are in kilograms. */
export function modelSheet({
  database,
  company_id,
  language,
  filter,
  today,
}: ListAsk<ModelFilterValues> & { today: string }): ListSheet {
  const t = exportWords.getFixedT(language, 'catalogue')
  const files = exportWords.getFixedT(language, 'list_files')
  const tellers: Tellers<Exclude<RecordColumn<'model'>, 'weight_unit'>, ModelRecord> = {
    brand: ({ brand }) => brand.name,
    name: ({ name }) => name,
    // by its code: two types can have one name
    asset_type: ({ asset_type }) => asset_type,
    part_number: ({ part_number }) => part_number,
    u_height: ({ u_height }) => u_height,
    full_depth: ({ full_depth }) => (full_depth === null ? null : files(($) => (full_depth ? $.yes : $.no))),
    width_mm: ({ width_mm }) => width_mm,
    width: ({ width }) => width && t(($) => $.width[width]),
    depth_mm: ({ depth_mm }) => depth_mm,
    weight_kg: ({ weight_kg }) => weight_kg,
    rated_w: ({ rated_w }) => rated_w,
    budget_w: ({ budget_w }) => budget_w,
    heat_w: ({ heat_w }) => heat_w,
    psu_count: ({ psu_count }) => psu_count,
    psu_redundancy: ({ psu_redundancy: is }) => is && t(($) => $.psu_redundancy[is]),
    inlet: ({ inlet }) => inlet && t(($) => $.inlet[inlet]),
    airflow: ({ airflow }) => airflow && t(($) => $.airflow[airflow]),
    air_flow_m3h: ({ air_flow_m3h }) => air_flow_m3h,
    temp_min_c: ({ temp_min_c }) => temp_min_c,
    temp_max_c: ({ temp_max_c }) => temp_max_c,
    eol_date: ({ eol_date }) => dayCell(eol_date),
    eos_date: ({ eos_date }) => dayCell(eos_date),
    lifecycle: ({ lifecycle }) => t(($) => $.lifecycle[lifecycle]),
    notes: ({ notes }) => notes,
  }
  const asked = { company_id, filter, today, limit: PORTION }
  const pages = pagesOf(ModelRecord, (after) => listModels(database, { ...asked, after }))
  return recordSheet({ kind: 'model', language, tellers, pages })
}

/** Types by code, those that the list shows. */
export function typeSheet({ database, company_id, language, filter }: Searched): ListSheet {
  const t = exportWords.getFixedT(language, 'catalogue')
  const fields = exportWords.getFixedT(language, 'fields')
  const nameOf = ({ code, name }: AssetTypeRecord) => name ?? typeWord(language, code) ?? code
  const tellers: Tellers<RecordColumn<'asset_type'>, AssetTypeRecord> = {
    code: ({ code }) => code,
    name: nameOf,
    category: ({ category }) => fields(($) => $.category[category]),
    mounts: ({ mounts }) => listCell(mounts.map((mount) => t(($) => $.mount[mount]))),
    data_bearing: ({ data_bearing }) => t(($) => $.data_bearing[data_bearing]),
    maintenance_days: ({ maintenance_days }) => maintenance_days,
  }
  async function* pages() {
    const all = v.parse(v.array(AssetTypeRecord), JSON.parse(await listTypes(database, company_id)))
    yield all.filter((type) => isTypeFound({ code: type.code, name: nameOf(type) }, filter.search))
  }
  return recordSheet({ kind: 'asset_type', language, tellers, pages: pages() })
}
