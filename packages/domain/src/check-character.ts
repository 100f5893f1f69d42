const SYMBOLS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*'
const MODULUS = 37
/** What a separator counts as, so that one swapped with a letter or digit beside it shows. */
const SEPARATOR = 36

const valueOf = (character: string): number => {
  const at = SYMBOLS.indexOf(character)
  return at === -1 ? SEPARATOR : at
}

/**
 * The check character of a code by ISO/IEC 7064 MOD 37-2, the pure system that also guards blood donation numbers
 * (ISBT 128): 0 to 9, A to Z or `*`, case ignored. 37 is a prime and 2 generates its residues, so it catches any one
 * wrong letter or digit and any two characters that are swapped up to 35 places apart. Separators, which the standard
 * leaves out, all count as 36; one typed for another is caught by the template, where they stand still.
 */
export function checkCharacter(code: string): string {
  const sum = Array.from(code.toUpperCase()).reduce(
    (total, character) => ((total + valueOf(character)) * 2) % MODULUS,
    0,
  )
  return SYMBOLS[(MODULUS + 1 - sum) % MODULUS] ?? ''
}

/** Whether the last character of a code is its check character. */
export const isCheckRight = (code: string): boolean =>
  code.length > 1 && checkCharacter(code.slice(0, -1)) === code.slice(-1).toUpperCase()
