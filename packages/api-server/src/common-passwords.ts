import { whenNeeded } from '@plenum/domain/when-needed'

/** What is guessed first in the languages of the product and in the trade, beside the list of what was leaked. */
const ALSO = ['contrasena', 'bienvenido', 'administrador', 'usuario', 'verano', 'invierno', 'datacenter']

const SHORTEST = 4
/** Letters put before or behind a known word that do not make it a better one. */
const TRIMMINGS = 6

/** What is written for a letter, as everybody writes it. */
const STAND_INS = [
  {},
  { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's', '!': 'i' },
  { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's', '!': 'l' },
].map((letters) => new Map(Object.entries(letters)))

const known = whenNeeded(async (): Promise<ReadonlySet<string>> => {
  const list = await import('@zxcvbn-ts/language-common/src/passwords.json', { with: { type: 'json' } })
  return new Set([...list.default, ...ALSO])
})

/** Whether a password stands in the list of leaked ones, or is one of those with the usual trimmings. */
export async function isCommon(password: string): Promise<boolean> {
  const list = await known()
  const folded = password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  if (list.has(folded)) return true
  const stem = folded.replace(/(?<=\p{L}|^)[^\p{L}]+$/u, '')
  const words = [folded, stem, stem.replace(/^[^\p{L}]+/u, '')]
  return words
    .filter((word) => folded.length - word.length <= TRIMMINGS)
    .flatMap((word) => STAND_INS.map((letters) => plain(word, letters)))
    .some((word) => word.length >= SHORTEST && list.has(word))
}

const plain = (word: string, letters: ReadonlyMap<string, string>): string =>
  Array.from(word)
    .map((letter) => letters.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
