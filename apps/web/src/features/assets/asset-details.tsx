import type { Asset } from '@plenum/domain/asset'
import { Button } from '@plenum/ui/button'
import { Definition, DefinitionList } from '@plenum/ui/definition-list'
import * as Sheet from '@plenum/ui/sheet'
import { History, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { fieldsOf } from './asset-fields.ts'
import { AssetTabs } from './asset-tabs.tsx'
import { AssetValue } from './asset-value.tsx'
import type { AssetTab } from './assets-search.ts'

interface AssetDetailsProps {
  asset: Asset
  tab: AssetTab
  canWrite: boolean
  onTab: (tab: AssetTab) => void
  onView: (view: 'edit' | 'history') => void
}

/** An asset as it is read. */
export function AssetDetails({ asset, tab, canWrite, onTab, onView }: AssetDetailsProps) {
  const { t } = useTranslation('assets')
  const fields = useTranslation('fields').t
  return (
    <>
      <Sheet.Body>
        <AssetTabs tab={tab} files={{ asset: asset.id, canWrite }} onTab={onTab}>
          {(shown) => (
            <DefinitionList>
              {fieldsOf(shown).map((field) => (
                <Definition key={field} term={fields(($) => $.asset[field])}>
                  <AssetValue asset={asset} field={field} />
                </Definition>
              ))}
            </DefinitionList>
          )}
        </AssetTabs>
      </Sheet.Body>
      <Sheet.Footer>
        {canWrite && (
          <Button tone="primary" onClick={() => onView('edit')}>
            <Pencil aria-hidden="true" />
            {t(($) => $.edit)}
          </Button>
        )}
        <Button tone="quiet" onClick={() => onView('history')}>
          <History aria-hidden="true" />
          {t(($) => $.sheet.history)}
        </Button>
      </Sheet.Footer>
    </>
  )
}
