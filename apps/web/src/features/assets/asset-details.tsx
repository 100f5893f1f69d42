import type { Asset, AssetField } from '@plenum/domain/asset'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { Definition, DefinitionList } from '@plenum/ui/definition-list'
import { IconButton } from '@plenum/ui/icon-button'
import { css } from '@plenum/ui/css'
import * as Sheet from '@plenum/ui/sheet'
import { Ellipsis, History, Pencil } from 'lucide-react'
import { Suspense } from 'react'
import { OnIntent } from '#app/page/on-intent.tsx'
import { part } from '#app/notices/part.ts'
import { preparedPart } from '#app/notices/prepared-part.ts'
import { fieldsOf, isAssetField, type SheetField } from '#app/attributes/asset-fields.ts'
import { AssetTabs } from './asset-tabs.tsx'
import { AssetValue } from './asset-value.tsx'
import type { AssetsSearch, AssetTab } from './assets-search.ts'
import { LifeDialog } from './life/prepared-life-dialog.ts'

const AssetNotes = part(async () => (await import('./life/asset-notes.tsx')).AssetNotes)

const SheetActions = preparedPart(
  () => import('./sheet-actions.tsx'),
  (module) => module.SheetActions,
)

const AssetRelated = part(async () => (await import('./asset-related.tsx')).AssetRelated)
const PartsOfModel = part(async () => (await import('#app/parts/parts-of-model.tsx')).PartsOfModel)
const AttributesOfAsset = part(async () => (await import('./attributes-of-asset.tsx')).AttributesOfAsset)
const VerifiedPlace = part(async () => (await import('./life/verified-place.tsx')).VerifiedPlace)
const AssetNames = part(async () => (await import('./names/asset-names-field.tsx')).AssetNamesField)

/** What is changed where it is read, each by itself. */
const hasEditor = (field: SheetField, asset: Asset): field is 'tags' | 'aliases' =>
  field === 'tags' || (field === 'aliases' && asset.aliases.length > 0)

interface AssetDetailsProps {
  asset: Asset
  tab: AssetTab
  canWrite: boolean
  onTab: (tab: AssetTab) => void
  /** Editing begins with a field where one was pointed at. */
  onView: (view: Exclude<AssetsSearch['view'], undefined>, field?: AssetField) => void
  /** Whether the person may bring back what was closed. */
  canRestore: boolean
}

/** An asset as it is read. */
export function AssetDetails({ asset, tab, canWrite, canRestore, onTab, onView }: AssetDetailsProps) {
  const { t } = useTranslation('assets')
  const fields = useTranslation('fields').t
  // what was decommissioned is read only
  const mayChange = canWrite && asset.termination_date === null
  const hasNotes = asset.planned_move !== null || asset.status === 'decommissioning'
  return (
    <>
      <Sheet.Body className={css({ display: 'grid', gap: '4', alignContent: 'start' })}>
        {hasNotes && (
          <Suspense>
            <AssetNotes asset={asset} canWrite={mayChange} canRestore={canRestore} onAct={onView} />
          </Suspense>
        )}
        <AssetTabs
          tab={tab}
          files={{ asset: asset.id, canWrite: mayChange, model: asset.model }}
          onTab={onTab}
        >
          {(shown) => (
            <>
              <DefinitionList>
                {fieldsOf(shown).map((field) => (
                  <Definition
                    key={field}
                    term={fields(($) => $.asset[field])}
                    {...(mayChange &&
                      isAssetField(field) && {
                        action: <ChangeField field={field} onChange={() => onView('edit', field)} />,
                      })}
                  >
                    {mayChange && hasEditor(field, asset) ? (
                      <Suspense fallback={<AssetValue asset={asset} field={field} />}>
                        <AssetNames asset={asset} field={field} />
                      </Suspense>
                    ) : (
                      <AssetValue asset={asset} field={field} />
                    )}
                  </Definition>
                ))}
              </DefinitionList>
              <Suspense fallback={null}>
                {shown === 'global' ? (
                  <>
                    <VerifiedPlace asset={asset} mayChange={mayChange} />
                    <AssetRelated asset={asset} />
                  </>
                ) : (
                  <>
                    <AttributesOfAsset asset={asset} />
                    {asset.model && <PartsOfModel id={asset.model.id} />}
                  </>
                )}
              </Suspense>
            </>
          )}
        </AssetTabs>
      </Sheet.Body>
      <Sheet.Footer>
        {mayChange && (
          <>
            <Button tone="primary" onClick={() => onView('edit')}>
              <Pencil aria-hidden="true" />
              {t(($) => $.edit)}
            </Button>
            <Button
              onPointerEnter={LifeDialog.prepare}
              onFocus={LifeDialog.prepare}
              onClick={() => onView('status')}
            >
              {fields(($) => $.asset.status)}
            </Button>
            <Button
              onPointerEnter={LifeDialog.prepare}
              onFocus={LifeDialog.prepare}
              onClick={() => onView('move')}
            >
              {t(($) => $.move)}
            </Button>
          </>
        )}
        <Button tone="quiet" onClick={() => onView('history')}>
          <History aria-hidden="true" />
          {t(($) => $.sheet.history)}
        </Button>
        <OnIntent
          label={t(($) => $.actions_of, { name: asset.name })}
          prepare={SheetActions.prepare}
          menu={(trigger) => (
            <SheetActions asset={asset} mayChange={mayChange} trigger={trigger} onChoose={onView} />
          )}
        >
          <Ellipsis />
        </OnIntent>
      </Sheet.Footer>
    </>
  )
}

/** For hands: by keys the whole asset is edited, and each field is a step away. */
function ChangeField({ field, onChange }: { field: AssetField; onChange: () => void }) {
  const { t } = useTranslation('assets')
  const label = useTranslation('fields').t(($) => $.asset[field])
  return (
    <IconButton
      label={t(($) => $.sheet.change, { field: label })}
      size="compact"
      tabIndex={-1}
      onClick={onChange}
    >
      <Pencil />
    </IconButton>
  )
}
