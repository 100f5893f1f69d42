/** Where a key moves the cursor of a list of `count` rows, `page` of which fit; null for any other key. */
export function cursorAfter(
  key: string,
  at: number,
  { count, page }: { count: number; page: number },
): number | null {
  const last = count - 1
  const moves: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: last,
  }
  const to = moves[key]
  return to === undefined || count === 0 ? null : Math.min(Math.max(to, 0), last)
}
