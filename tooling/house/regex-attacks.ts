import { parseRegExpLiteral, visitRegExpAST, type AST } from '@eslint-community/regexpp'

/** A text that is made as long as one likes: what stands before, again and again, and behind. */
export interface Attack {
  before: string
  again: string
  after: string
}

/** Characters of many kinds, beside those that a pattern names. */
const USUAL = [...Array.from('aZ09_-. \t\n"\'<>(/=:;,!@#+é'), '\u0301', '\u00a0', '\u4e2d', '\u0001']

/** What nothing expects at an end. */
const ENDS = ['', '\u0001', '\n!', 'a', ' ']
const SAMPLES = 4

type Alternatives = AST.Alternative[]

/** How a part of a pattern is met: by some texts, as different as they come. */
class Sampler {
  readonly #alphabet: string[]
  readonly #flags: string

  constructor(alphabet: string[], flags: string) {
    this.#alphabet = alphabet
    this.#flags = flags.replace(/[gy]/g, '')
  }

  ofAll(alternatives: Alternatives): string[] {
    return alternatives.flatMap(({ elements }) => this.ofRow(elements)).slice(0, SAMPLES * 2)
  }

  /** Texts that meet some parts one after the other. */
  ofRow(elements: AST.Element[]): string[] {
    return elements.reduce<string[]>(
      (begun, element) => {
        const next = this.of(element)
        const most = Math.max(begun.length, next.length)
        return Array.from({ length: Math.min(most, SAMPLES) }, (_, at) => {
          return (begun[at % begun.length] ?? '') + (next[at % next.length] ?? '')
        })
      },
      [''],
    )
  }

  of(element: AST.Element): string[] {
    switch (element.type) {
      case 'Character':
        return [element.raw.length === 1 ? element.raw : String.fromCodePoint(element.value)]
      case 'CharacterClass':
      case 'CharacterSet':
      case 'ExpressionCharacterClass': {
        const one = new RegExp(`^(?:${element.raw})$`, this.#flags)
        return this.#alphabet.filter((letter) => one.test(letter)).slice(0, SAMPLES * 2)
      }
      case 'Quantifier':
        return this.of(element.element).map((text) => text.repeat(Math.max(1, element.min)))
      case 'Group':
      case 'CapturingGroup':
        return this.ofAll(element.alternatives)
      case 'Assertion':
      case 'Backreference':
        return ['']
    }
  }
}

/** Every row of parts that stands anywhere in a pattern. */
function rowsOf(pattern: AST.Pattern): AST.Alternative[] {
  const rows: AST.Alternative[] = []
  visitRegExpAST(pattern, { onAlternativeEnter: (row) => rows.push(row) })
  return rows
}

const unique = (texts: string[]) => [...new Set(texts)].filter((text) => text !== '')

/** Texts that a regular expression may take longer and longer over: each of its parts again and again, wherever it stands. */
export function attacksOn(regex: RegExp): Attack[] {
  const { pattern } = parseRegExpLiteral(regex)
  const named: string[] = []
  visitRegExpAST(pattern, { onCharacterEnter: ({ value }) => named.push(String.fromCodePoint(value)) })
  const sampler = new Sampler(unique([...named, ...USUAL]), regex.flags)
  return rowsOf(pattern).flatMap(({ elements }) =>
    elements.flatMap((element, at) => {
      const befores = ['', ...sampler.ofRow(elements.slice(0, at))]
      const rest = sampler.ofRow(elements.slice(at + 1)).map((text) => text.slice(0, -1))
      const own = sampler.of(element)
      // The part itself, two of it in turn, and all that leads to it.
      const pairs = own.flatMap((one, index) => one + (own[index + 1] ?? ''))
      const agains = [...own, ...pairs, ...sampler.ofRow(elements.slice(0, at + 1))]
      return unique(agains).flatMap((again) =>
        unique([...befores, '\u0001'])
          .concat('')
          .flatMap((before) =>
            // an end of another kind, one without an end, and one behind which it begins again
            [...new Set([...ENDS, ...rest, `\u0001${again}`])].map((after): Attack => ({
              before,
              again,
              after,
            })),
          ),
      )
    }),
  )
}

/** An attack of some length. */
export const textOf = ({ before, again, after }: Attack, length: number) =>
  before + again.repeat(Math.ceil(length / again.length)) + after
