import type { CurrentUser } from '@plenum/domain/session'
import { useTranslation } from '@plenum/i18n/react'
import { pagesFor } from './nav.ts'

/** Tells the pages a person can go to, by their names in the language on screen. */
export function useNavPages(user: CurrentUser) {
  const { t } = useTranslation('shell')
  return () =>
    pagesFor(user).flatMap(({ word, to }) =>
      to === undefined ? [] : [{ word, to, label: t(($) => $.nav[word]) }],
    )
}
