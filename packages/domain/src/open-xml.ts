const OPEN_XML = 'application/vnd.openxmlformats-officedocument'

/** Where an archive of office parts lists their types. */
export const PART_TYPES = '[Content_Types].xml'
/** Types of the main part, without programs. */
export const MAIN_TYPE = {
  xlsx: `${OPEN_XML}.spreadsheetml.sheet.main+xml`,
  docx: `${OPEN_XML}.wordprocessingml.document.main+xml`,
} as const

const DEFAULT = /<(?:\w+:)?Default((?:\s+[\w:]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/>/g

/** The types that a list gives to parts there are; none where it uses what could hide one from this reading alone. */
export function partTypes(list: string, names: readonly string[]): string[] {
  if (/&|<!|\0/.test(list)) return []
  // Some writers name types, those of programs included, for endings that no part has.
  const used = list.replace(DEFAULT, (element, attributes: string) => {
    const ending = /\sExtension\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1]?.toLowerCase()
    const isUsed = ending === undefined || names.some((name) => name.toLowerCase().endsWith(`.${ending}`))
    return isUsed ? element : ' '
  })
  return Array.from(
    used.matchAll(/\bContentType\s*=\s*(?:"([^"]*)"|'([^']*)')/gi),
    ([, one, other]) => one ?? other ?? '',
  )
}
