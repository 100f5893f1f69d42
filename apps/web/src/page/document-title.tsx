import { useTranslation } from '@plenum/i18n/react'

/** The document's title follows the page and the language; React lifts it into the head. */
export function DocumentTitle({ title }: { title?: string }) {
  const { t } = useTranslation('common')
  const product = t(($) => $.product)
  return <title>{title === undefined ? product : `${title} · ${product}`}</title>
}
