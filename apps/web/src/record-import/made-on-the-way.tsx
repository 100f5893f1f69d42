import type { MadeOnTheWay as Made } from '@plenum/domain/record-import'
import { formatList } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'

/** Names that are told of each kind. */
const NAMED = 12

/** Records that rows name and that are made with them: a wrong word would show here. */
export function MadeOnTheWay({ made }: { made: readonly Made[] }) {
  const { t } = useTranslation('records')
  const language = useLanguage()
  const kinds = [...Map.groupBy(made, ({ kind }) => kind)]
  return (
    <Alert tone="info" title={t(($) => $.made)}>
      <ul>
        {kinds.map(([kind, all]) => {
          const names = formatList(
            language,
            all.slice(0, NAMED).map(({ name }) => name),
          )
          const words = { kind: t(($) => $.made_kind[kind]), names }
          const more = all.length - NAMED
          return (
            <li key={kind}>
              {more > 0 ? t(($) => $.made_names_more, { ...words, more }) : t(($) => $.made_names, words)}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
