import { FORM_ISSUES } from './issue.ts'

/** What speaks against a row beside what a form can object to; words in `i18n/locales/<language>/imports.ts`. */
export const UPDATE_ISSUES = [
  'asset_closed',
  'transition_refused',
  'identity_missing',
  'place_missing',
  'several_assets',
  'changed_meanwhile',
] as const
export type UpdateIssue = (typeof UPDATE_ISSUES)[number]

/** Every code a row of an import can carry. */
export const ROW_ISSUES = [...FORM_ISSUES, ...UPDATE_ISSUES] as const
export type RowIssue = (typeof ROW_ISSUES)[number]

export const isUpdateIssue = (text: string): text is UpdateIssue =>
  UPDATE_ISSUES.some((code) => code === text)
export const isRowIssue = (text: string): text is RowIssue => ROW_ISSUES.some((code) => code === text)
