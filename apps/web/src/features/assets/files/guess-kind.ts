import type { DocumentKind } from '@plenum/domain/file'

/** Words in names of files that say what they are; the first that is found counts. */
const SIGNS: readonly (readonly [Exclude<DocumentKind, 'other'>, RegExp])[] = [
  ['warranty', /warrant|guarantee|garantia/],
  ['datasheet', /data ?sheet|\bspec(s|ification|ifications)?\b|ficha|hoja de datos/],
  ['certificate', /\bcertifica|\bcerts?\b/],
  ['contract', /contract|contrato|agreement|\bsla\b|acuerdo/],
  ['report', /report|informe|\bacta\b/],
  ['manual', /manual|hand ?book|guide|guia|instruc/],
]

/** What a document seems to be by its name, in either language. */
export function guessKind(name: string): DocumentKind {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[_\-.+]+/g, ' ')
    .toLowerCase()
  return SIGNS.find(([, sign]) => sign.test(plain))?.[0] ?? 'other'
}
