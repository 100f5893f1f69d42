import { useTranslation } from 'react-i18next'

/** The document's title follows the page and the language; React lifts it into the head. */
export function DocumentTitle({ title }: { title?: string }) {
  const { t } = useTranslation('common')
  const product = t(($) => $.product)
  return <title>{title === undefined ? product : `${title} · ${product}`}</title>
}
