import { useTranslation } from '@plenum/i18n/react'
import { Hidden } from '@plenum/ui/hidden'
import * as Tabs from '@plenum/ui/tabs'
import { Suspense, useState, type ReactNode } from 'react'
import { FIELD_TABS, type FieldTab } from '#app/attributes/asset-fields.ts'
import { part } from '#app/notices/part.ts'
import { ASSET_TABS, FILE_TABS, type AssetTab, type FileTab } from './assets-search.ts'
import type { FilesOf } from './files/files-of.ts'
import { FilesWaiting } from './files/files-waiting.tsx'

const loadFiles = () => import('./files/asset-files.tsx')
const AssetFiles = part(async () => (await loadFiles()).AssetFiles)
const FileCount = part(async () => (await loadFiles()).FileCount)

interface AssetTabsProps {
  tab: AssetTab
  /** Null while there is no asset yet that could have files. */
  files: FilesOf | null
  onTab: (tab: AssetTab) => void
  /** What stands in a tab with fields. */
  children: (tab: FieldTab) => ReactNode
}

/** The four sections of an asset. */
export function AssetTabs({ tab, files, onTab, children }: AssetTabsProps) {
  const { t } = useTranslation('assets')
  const choose = (value: string) => {
    const chosen = ASSET_TABS.find((each) => each === value)
    if (chosen) onTab(chosen)
  }
  const shown = files === null ? (FIELD_TABS.find((each) => each === tab) ?? 'global') : tab
  return (
    <Tabs.Root value={shown} onValueChange={(change) => choose(change.value)}>
      <Tabs.List aria-label={t(($) => $.sheet.tabs)}>
        {FIELD_TABS.map((each) => (
          <Tabs.Trigger key={each} value={each}>
            {t(($) => $.sheet[each])}
          </Tabs.Trigger>
        ))}
        {FILE_TABS.map((each) => (
          <FileTrigger key={each} tab={each} files={files} isOpen={each === shown} />
        ))}
      </Tabs.List>
      {FIELD_TABS.map((each) => (
        <Tabs.Content key={each} value={each}>
          {children(each)}
        </Tabs.Content>
      ))}
      {files &&
        FILE_TABS.map((each) => (
          <Tabs.Content key={each} value={each}>
            <Suspense fallback={<FilesWaiting />}>
              <AssetFiles tab={each} {...files} />
            </Suspense>
          </Tabs.Content>
        ))}
    </Tabs.Root>
  )
}

interface FileTriggerProps {
  tab: FileTab
  files: FilesOf | null
  isOpen: boolean
}

/** Tells how many there are once they were looked at. */
function FileTrigger({ tab, files, isOpen }: FileTriggerProps) {
  const { t } = useTranslation('assets')
  const [isSeen, setSeen] = useState(isOpen)
  if (isOpen && !isSeen) setSeen(true)
  const label = t(($) => $.sheet[tab])
  const reason = t(($) => $.sheet.save_first)
  if (files === null)
    return (
      <Tabs.Trigger value={tab} disabled>
        <span title={reason}>{label}</span>
        <Hidden>{reason}</Hidden>
      </Tabs.Trigger>
    )
  const count = (
    <Suspense>
      <FileCount tab={tab} asset={files.asset} />
    </Suspense>
  )
  return (
    <Tabs.Trigger value={tab} {...(isSeen && { count })}>
      {label}
    </Tabs.Trigger>
  )
}
