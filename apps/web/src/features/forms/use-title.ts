import { useTranslation } from '@plenum/i18n/react'
import { thingName, type RequestValues } from './values.ts'

/** What a request is called where nobody calls it anything. */
export function useTitle({ kind, things, is_fault }: RequestValues): string {
  const { t } = useTranslation('forms')
  const [first] = things
  if (kind === null || first === undefined) return t(($) => $.title)
  const what = { count: things.length, name: thingName(first) }
  return kind === 'maintenance' && is_fault
    ? t(($) => $.title_of.fault, what)
    : t(($) => $.title_of[kind], what)
}
