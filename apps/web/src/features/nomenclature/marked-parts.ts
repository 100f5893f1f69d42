import type { Part, TemplateProblem } from '@plenum/domain/nomenclature-template'
import type { TextPart } from '@plenum/ui/marked-text'

interface Range {
  from: number
  to: number
}

const TOKEN = /\{[^{}]*\}/g

/** A template in pieces by how they are to look: wrong, soon wrong, filled in, or standing as they are. */
export function markedParts(
  text: string,
  problems: readonly TemplateProblem[],
  volatile: readonly Pick<Part, 'from' | 'to'>[],
): TextPart[] {
  // what is said of the whole is told in words
  const wrong = problems.filter(({ from, to }) => from > 0 || to < text.length)
  const tokens = [...text.matchAll(TOKEN)].map(({ 0: token, index }) => ({
    from: index,
    to: index + token.length,
  }))
  const covers = (ranges: readonly Range[], at: number) =>
    ranges.some(({ from, to }) => from <= at && at < to)
  const toneAt = (at: number): TextPart['tone'] => {
    if (covers(wrong, at)) return 'danger'
    if (covers(volatile, at)) return 'warning'
    return covers(tokens, at) ? 'strong' : 'plain'
  }
  const parts: TextPart[] = []
  for (let at = 0; at < text.length; at++) {
    const last = parts.at(-1)
    const tone = toneAt(at)
    if (last?.tone === tone) last.text += text[at] ?? ''
    else parts.push({ text: text[at] ?? '', tone })
  }
  return parts
}
