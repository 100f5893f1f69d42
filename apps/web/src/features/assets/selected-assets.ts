import { formatNumber } from '@plenum/i18n/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'
import { listQueryOf, type AssetsSearch } from './assets-search.ts'

const NONE: ReadonlySet<string> = new Set()

/** The selected assets of the list an address names; another list begins with none. */
export function useSelectedAssets(address: AssetsSearch) {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const list = JSON.stringify(listQueryOf(address))
  const [selected, setSelected] = useState({ list, ids: NONE })
  const ids = selected.list === list ? selected.ids : NONE
  return {
    ids,
    /** How many they are, in words; none for none. */
    words:
      ids.size === 0
        ? ''
        : t(($) => $.table.selected, { count: ids.size, shown: formatNumber(language, ids.size) }),
    select: (next: ReadonlySet<string>) => setSelected({ list, ids: next }),
    clear: () => setSelected({ list, ids: NONE }),
  }
}
