const COUNTER = /\{(\d+)\}/

/** Names by a pattern: `web-{08}` gives web-08, web-09, web-10. Without a counter one follows where there are several. */
export function namesOf(pattern: string, count: number): string[] {
  const text = pattern.trim()
  const written = COUNTER.exec(text)?.[1]
  const from = Number(written ?? 1)
  return Array.from({ length: count }, (_, index) => {
    const number = String(from + index)
    if (written !== undefined) return text.replace(COUNTER, number.padStart(written.length, '0'))
    return count === 1 ? text : `${text} ${number}`
  })
}
