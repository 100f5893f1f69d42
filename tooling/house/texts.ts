/** The `}` that ends each `${` we are inside of: how many `{` of its own are still open. */
type Depths = number[]

const endOfText = (code: string, start: number, quote: string) => {
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === '\\') at += 1
    else if (code[at] === quote || (code[at] === '\n' && quote !== '`')) return at
    else if (quote === '`' && code.startsWith('${', at)) return at + 1
  }
  return code.length
}

/**
 * Code with its texts emptied, each character replaced by a blank and lines kept, so that words in a sentence or a
 * statement of SQL are not taken for code. What stands in `${}` is code and stays.
 */
export function withoutTexts(code: string): string {
  const depths: Depths = []
  let result = ''
  let at = 0
  const skipText = (quote: string) => {
    const end = endOfText(code, at + 1, quote)
    if (code[end] === '{') depths.push(0)
    result += code.slice(at, end + 1).replace(/[^\n]/g, ' ')
    at = end + 1
  }
  while (at < code.length) {
    const character = code[at] ?? ''
    const depth = depths.at(-1)
    if (character === "'" || character === '"' || character === '`') skipText(character)
    else if (character === '}' && depth === 0) {
      depths.pop()
      skipText('`')
    } else {
      if (depth !== undefined && character === '{') depths.push((depths.pop() ?? 0) + 1)
      if (depth !== undefined && character === '}') depths.push((depths.pop() ?? 0) - 1)
      result += character
      at += 1
    }
  }
  return result
}
