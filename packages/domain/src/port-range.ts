/** How many numbers the ranges of a name stand for: 48 for `eth[1-48]`. Null where it has none, NaN where one falls. */
export function rangeCount(name: string): number | null {
  const ranges = [...name.matchAll(/\[(\d{1,6})-(\d{1,6})\]/g)]
  if (ranges.length === 0) return null
  return ranges
    .map(([, first, last]) => Number(last) - Number(first) + 1)
    .reduce((product, each) => (each < 1 ? NaN : product * each), 1)
}
