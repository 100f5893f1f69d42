const signs = (locale: string) => {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1_234_567.8)
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { decimal: signOf('decimal'), group: signOf('group') }
}

/** A number as the language writes it; nothing for null. */
export const numberText = (value: number | null, locale: string, fractionDigits: number) =>
  value === null ? '' : new Intl.NumberFormat(locale, { maximumFractionDigits: fractionDigits }).format(value)

/**
 * The number somebody typed; null where it is none. A dot or comma that does not part thousands parts decimals, whatever
 * the language: nobody who types '2.75' means 275. No thousands begin with a zero: '0.750' is three quarters.
 */
export function typedNumber(text: string, locale: string): number | null {
  const { decimal, group } = signs(locale)
  const typed = text.replaceAll(/[\s\u00A0\u202F]/g, '').replace('−', '-')
  const escaped = `\\${group.trim() || ' '}`
  const thousands = new RegExp(`^[-+]?[1-9]\\d{0,2}(?:${escaped}\\d{3})+(?:\\${decimal}\\d*)?$`)
  const plain = thousands.test(typed) ? typed.replaceAll(group, '') : typed
  const number = plain.replace(/[.,](?=\d*$)/, '.')
  return /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : null
}

/** Whether it can still become a number: anything else is not taken into the box. */
export const mayBeNumber = (text: string) => /^[-+−]?[\d.,\s\u00A0\u202F]*$/.test(text)
