import { Hidden } from '@plenum/ui/hidden'
import * as Tabs from '@plenum/ui/tabs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ASSET_TABS, type AssetTab } from './assets-search.ts'

interface AssetTabsProps {
  tab: AssetTab
  onTab: (tab: AssetTab) => void
  /** What stands in a tab. */
  children: (tab: AssetTab) => ReactNode
}

/** The four sections of an asset; those with files are announced. */
export function AssetTabs({ tab, onTab, children }: AssetTabsProps) {
  const { t } = useTranslation('assets')
  const choose = (value: string) => {
    const chosen = ASSET_TABS.find((each) => each === value)
    if (chosen) onTab(chosen)
  }
  const coming = t(($) => $.sheet.files_coming)
  return (
    <Tabs.Root value={tab} onValueChange={(change) => choose(change.value)}>
      <Tabs.List aria-label={t(($) => $.sheet.tabs)}>
        {ASSET_TABS.map((each) => (
          <Tabs.Trigger key={each} value={each}>
            {t(($) => $.sheet[each])}
          </Tabs.Trigger>
        ))}
        {(['photos', 'documents'] as const).map((each) => (
          <Tabs.Trigger key={each} value={each} disabled>
            <span title={coming}>{t(($) => $.sheet[each])}</span>
            <Hidden>{coming}</Hidden>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {ASSET_TABS.map((each) => (
        <Tabs.Content key={each} value={each}>
          {children(each)}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
