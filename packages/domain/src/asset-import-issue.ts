import type { FitCode } from './fit-codes.ts'
import { FORM_ISSUES } from './issue.ts'

/** What speaks against a row beside what a form can object to; words in `i18n/locales/<language>/imports.ts`. */
export const UPDATE_ISSUES = [
  'asset_closed',
  'transition_refused',
  'identity_missing',
  'cords_missing',
  'place_missing',
  'work_asset_busy',
  'others_depend',
  'tag_out_of_scope',
  'several_assets',
  'several_owners',
  'several_places',
  'no_host',
  'several_hosts',
  'slot_of_none',
  'slot_taken',
  'inside_itself',
  'inside_has_units',
  'inside_elsewhere',
  'place_full',
  'changed_meanwhile',
] as const
export type UpdateIssue = (typeof UPDATE_ISSUES)[number]

/** What the fit check says of where a row puts a thing; it warns, since what is found standing is written down. */
export const FIT_WARNINGS = [
  'faces_meet',
  'weight_exceeded',
  'floor_load_exceeded',
  'power_exceeded',
  'failover_exceeded',
  'cooling_exceeded',
  'place_planned',
  'deeper_than_rack',
  'airflow_against',
] as const satisfies readonly FitCode[]
export type FitWarning = (typeof FIT_WARNINGS)[number]

/** Every code a row of an import can carry. */
export const ROW_ISSUES = [...FORM_ISSUES, ...UPDATE_ISSUES, ...FIT_WARNINGS] as const
export type RowIssue = (typeof ROW_ISSUES)[number]

export const isUpdateIssue = (text: string): text is UpdateIssue =>
  UPDATE_ISSUES.some((code) => code === text)
export const isFitWarning = (text: string): text is FitWarning => FIT_WARNINGS.some((code) => code === text)
export const isRowIssue = (text: string): text is RowIssue => ROW_ISSUES.some((code) => code === text)
