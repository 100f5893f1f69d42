import { AUDIT_ACTIONS, type AuditEntry, type AuditObject } from '@plenum/domain/audit'
import { HISTORY_ENTITIES, SOURCES } from '@plenum/domain/history'
import { PERMISSION_AREAS } from '@plenum/domain/permission'
import { Ref } from '@plenum/domain/ref'
import { formatFullDateTime, formatList, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import * as v from 'valibot'

const Counted = v.object({ records: v.record(v.picklist(HISTORY_ENTITIES), v.number()) })

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** What no person typed, but was kept as a code. */
const CODED: readonly unknown[] = ['status', 'priority', 'kind', 'purpose']

/** What a line of the log says, in words; what is of an unknown kind is shown as it was kept. */
export function useAuditWords() {
  const { t } = useTranslation('audit')
  const shell = useTranslation('shell').t
  const options = useTranslation('fields').t
  const language = useLanguage()
  const actions = t(($) => $.action, { returnObjects: true })
  const kinds: Readonly<Record<string, string>> = t(($) => $.kind, { returnObjects: true })
  const fields: Readonly<Record<string, string>> = t(($) => $.field, { returnObjects: true })

  const codes: Readonly<Record<string, string>> = {
    ...t(($) => $.value, { returnObjects: true }),
    ...options(($) => $.process, { returnObjects: true }),
    ...options(($) => $.priority, { returnObjects: true }),
  }

  const nameWords = (name: string) => {
    const area = PERMISSION_AREAS.find((each) => each === name)
    return area ? shell(($) => $.areas[area]) : (fields[name] ?? name)
  }
  const sourceWords = (value: unknown) => {
    const source = SOURCES.find((each) => each === value)
    return source === undefined ? undefined : t(($) => $.source[source])
  }
  const actionNamed = (value: unknown) => {
    const action = AUDIT_ACTIONS.find((each) => each === value)
    return action === undefined ? undefined : actions[action]
  }
  const codeWords = (value: unknown) =>
    typeof value === 'string' && Object.hasOwn(codes, value) ? codes[value] : undefined
  const namedWords = (path: readonly string[], value: unknown) => {
    const field = path.at(-1)
    if (field === 'source') return sourceWords(value)
    if (field === 'without') return actionNamed(value)
    return path[0] === 'permissions' || CODED.includes(field) ? codeWords(value) : undefined
  }
  const valueWords = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t(($) => $.nothing)
    if (typeof value === 'boolean') return t(($) => (value ? $.yes : $.no))
    if (typeof value === 'number') return formatNumber(language, value)
    if (typeof value === 'string') return INSTANT.test(value) ? formatFullDateTime(language, value) : value
    if (Array.isArray(value)) return formatList(language, value.map(valueWords))
    const ref = v.safeParse(Ref, value)
    return ref.success ? ref.output.name : JSON.stringify(value)
  }
  const recordsWords = (detail: AuditEntry['detail']): string => {
    const counted = v.safeParse(Counted, detail)
    if (!counted.success) return ''
    const { records } = counted.output
    const counts = HISTORY_ENTITIES.flatMap((entity) => {
      const count = records[entity]
      if (count === undefined) return []
      return [t(($) => $.records[entity], { count, shown: formatNumber(language, count) })]
    })
    return formatList(language, counts)
  }
  return {
    actionWords: ({ action }: Pick<AuditEntry, 'action'>) => actions[action],
    actorWords: ({ actor }: Pick<AuditEntry, 'actor'>) => actor?.name ?? t(($) => $.system),
    /** The name of what it was done to, or how many records; some have neither, and an id says nothing to a person. */
    objectWords: ({ object, detail }: Pick<AuditEntry, 'object' | 'detail'>) =>
      object?.name ?? recordsWords(detail),
    kindWords: ({ kind }: AuditObject) => kinds[kind] ?? kind,
    addressWords: ({ address }: Pick<AuditEntry, 'address'>) => address ?? t(($) => $.nowhere),
    fieldWords: (path: readonly string[]) => path.map(nameWords).join(' › '),
    valueWords: (path: readonly string[], value: unknown) => namedWords(path, value) ?? valueWords(value),
  }
}
