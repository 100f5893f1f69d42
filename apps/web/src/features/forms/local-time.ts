const two = (part: number) => String(part).padStart(2, '0')

/** An instant as a box for local time holds it, `YYYY-MM-DDTHH:mm`; empty for none. */
export function localOf(instant: string | null): string {
  if (instant === null) return ''
  const at = new Date(instant)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The instant that a local time means here; null for none. */
export function instantOf(local: string): string | null {
  const at = new Date(local)
  return local === '' || Number.isNaN(at.getTime()) ? null : at.toISOString()
}
