import { NomenclatureInput, type Nomenclature } from '@plenum/domain/nomenclature'
import { countable as tokensOf, parseTemplate } from '@plenum/domain/nomenclature-template'
import { USUAL_SCOPE, type ScopeToken } from '@plenum/domain/nomenclature-tokens'
import * as v from 'valibot'

const { template, stand_in, hand_typed } = NomenclatureInput.entries

/** How codes are made while somebody edits it; the scope also remembers tokens that the template lacks now. */
export const NomenclatureDraft = v.object({ template, scope: v.string(), stand_in, hand_typed })
export type NomenclatureDraft = v.InferInput<typeof NomenclatureDraft>

export const NOMENCLATURE_FIELDS = ['template', 'scope', 'stand_in', 'hand_typed'] as const
export type NomenclatureField = (typeof NOMENCLATURE_FIELDS)[number]

/** The tokens of a template that numbers can be counted apart for. */
export const countable = (text: string): ScopeToken[] => tokensOf(parseTemplate(text))

/** Those of them that numbers are counted apart for. */
export const scopeOf = ({
  template: text,
  scope,
}: Pick<NomenclatureDraft, 'template' | 'scope'>): ScopeToken[] =>
  countable(text).filter((token) => scope.split(',').includes(token))

export const withScope = (scope: string, token: ScopeToken, isIn: boolean): string => {
  const others = scope.split(',').filter((one) => one !== token && one !== '')
  return (isIn ? [...others, token] : others).join(',')
}

/** A template as it is edited: what it does not hold yet counts apart as usual once it is put in. */
export const draftOf = (made: Nomenclature): NomenclatureDraft => {
  const absent = USUAL_SCOPE.filter((token) => !countable(made.template).includes(token))
  return {
    template: made.template,
    scope: [...made.scope, ...absent].join(','),
    stand_in: made.stand_in,
    hand_typed: made.hand_typed,
  }
}

/** What is compared and saved of it. */
export const valuesOf = (draft: NomenclatureDraft): NomenclatureDraft => ({
  ...draft,
  scope: scopeOf(draft).join(','),
})
