import type { AssetType } from './asset-type.ts'
import { isBuiltInType } from './built-in-types.ts'
import { plain } from './asset-import-recognise.ts'
import { TYPE_WORDS } from './asset-import-type-words.ts'

const CODE_LENGTH = 3

/** The asset type that a role, category or code of a file means, or null when nothing says so. */
export function typeOfWord(
  word: string,
  own: readonly Pick<AssetType, 'code' | 'name'>[],
): AssetType['code'] | null {
  const wanted = plain(word)
  if (wanted === '') return null
  const mine = own.find((type) => plain(type.code) === wanted || plain(type.name ?? '') === wanted)
  if (mine !== undefined) return mine.code
  if (isBuiltInType(wanted.toUpperCase())) return wanted.toUpperCase()
  const inside = ` ${wanted} `
  return TYPE_WORDS.find(([, words]) => words.some((known) => inside.includes(` ${known} `)))?.[0] ?? null
}

/** A free code for a new type: its first letters, with a number where they are taken. */
export function proposeTypeCode(name: string, taken: ReadonlySet<string>): string {
  const letters = plain(name)
    .replace(/[^a-z]/g, '')
    .toUpperCase()
  const stem = (letters || 'TYP').slice(0, CODE_LENGTH).padEnd(2, 'X')
  if (!taken.has(stem)) return stem
  let number = 2
  while (taken.has(`${stem}${number}`)) number += 1
  return `${stem}${number}`
}
