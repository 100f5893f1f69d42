import * as v from 'valibot'
import { plain } from './asset-import-recognise.ts'
import { Nomenclature, NomenclatureInput } from './nomenclature.ts'
import { countable, parseTemplate, TEMPLATE_LENGTH } from './nomenclature-template.ts'
import { USUAL_SCOPE, type ScopeToken } from './nomenclature-tokens.ts'
import { text } from './text.ts'

/** What files say for no counters apart, and for no code without a value, as `plain` writes it; of a dash nothing is left. */
const ONE_ROW = ['', 'one row of numbers for all', 'una sola numeracion para todos']
const NO_CODE = ['', 'make no code', 'no formar el codigo']

const { scope, stand_in, hand_typed } = NomenclatureInput.entries

const tokensOf = (written: string): string[] =>
  ONE_ROW.includes(plain(written))
    ? []
    : written
        .toLowerCase()
        .split(/[;,|{}\s]/)
        .filter((token) => token !== '')

/** The cells of a file of templates; what is wrong with a template depends on what has its codes. */
export const NOMENCLATURE_CELLS = {
  entity: Nomenclature.entries.entity,
  asset_type: text(80),
  template: text(TEMPLATE_LENGTH),
  scope: v.pipe(text(200), v.transform(tokensOf), scope),
  stand_in: v.pipe(
    text(80),
    v.transform((written) => (NO_CODE.includes(plain(written)) ? null : written)),
    stand_in,
  ),
  hand_typed,
}

/** What a new template counts by where nothing is said of it. */
export const usualScope = (template: string): ScopeToken[] =>
  USUAL_SCOPE.filter((token) => countable(parseTemplate(template)).includes(token))
