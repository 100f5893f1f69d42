import type { Asset, AssetField, FirstStatus } from '@plenum/domain/asset'
import { attributeField } from '@plenum/domain/asset-attribute-check'
import type { AssetType } from '@plenum/domain/asset-type'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { grid } from '@plenum/ui/patterns'
import { TextInput } from '@plenum/ui/text-input'
import { useIsMutating } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import * as v from 'valibot'
import type { Saved } from '#app/form/saved.ts'
import { SheetForm } from '#app/form/sheet-form.tsx'
import { useRecordForm, type RecordEditing } from '#app/form/use-record-form.ts'
import { part } from '#app/notices/part.ts'
import { AttributeFields } from './attribute-fields.tsx'
import { AssetControl } from './asset-control.tsx'
import {
  assetFields,
  fieldsOf,
  isAssetField,
  type Control,
  specOf,
  type SheetField,
} from '#app/attributes/asset-fields.ts'
import { AssetMerge } from './asset-merge-view.tsx'
import { AssetDraft, DRAFT_FIELDS, draftLike, draftOf, type DraftField } from './asset-merge.ts'
import { useNames } from './asset-names.ts'
import { AssetTabs } from './asset-tabs.tsx'
import { StartField } from './start-field.tsx'
import type { AssetTab } from './assets-search.ts'
import { placeWords } from '@plenum/domain/place-words'
import { useTranslation } from '@plenum/i18n/react'
import { creations } from './queries.ts'

const AssetChanged = part(async () => (await import('./asset-changed.tsx')).AssetChanged)

interface AssetFormProps extends Omit<RecordEditing<Asset, AssetDraft>, 'onSave'> {
  /** Null for an asset that is being added. */
  asset: Asset | null
  /** What is known of a new one. */
  begins?: Partial<AssetDraft>
  /** What a new one is like. */
  like?: Asset | undefined
  /** Those it can be of. */
  types: readonly AssetType[]
  tab: AssetTab
  /** Has the focus at first. */
  first?: AssetField | undefined
  onTab: (tab: AssetTab) => void
  /** The status is the one that a new asset begins with. */
  onSave: (seen: Asset | null, values: AssetDraft, start: FirstStatus) => Promise<Saved<Asset>>
}

// an existing asset keeps a code of its own: only a new one can get it from the nomenclature
const Existing = v.pipe(
  AssetDraft,
  v.forward(
    v.partialCheck([['code']], ({ code }) => code !== null, 'required'),
    ['code'],
  ),
)

/** The fields of an asset, editable; Save and Discard stay in view. */
export function AssetForm({
  asset,
  begins,
  like,
  types,
  tab,
  first,
  onTab,
  onSave,
  ...editing
}: AssetFormProps) {
  const { t } = useTranslation('assets')
  const keys = [...new Set(types.flatMap(({ attributes }) => attributes.map(({ key }) => key)))]
  const [start, setStart] = useState<FirstStatus>('received')
  const isPointed = useRef(false)
  // once: who comes back from another tab stays at the tabs
  const focusInto = (element: HTMLElement | null) => {
    if (!element || isPointed.current) return
    isPointed.current = true
    element.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
  const { form, began, conflict, follow, compare, frame } = useRecordForm<Asset, DraftField, AssetDraft>(
    asset,
    {
      ...editing,
      schema: asset ? Existing : AssetDraft,
      fields: DRAFT_FIELDS,
      parts: keys.map(attributeField),
      draftOf: (record) => (record ? draftOf(record, keys) : { ...draftLike(like, keys), ...begins }),
      failed: t(($) => $.sheet.save_failed),
      // a brand or model on its way belongs to what is saved
      isWaiting: useIsMutating({ mutationKey: creations }) > 0,
      onSave: (seen, values) => onSave(seen, ofItsType(values, types), start),
      onWrong: (wrong) => {
        const shown = wrong.find(isAssetField)
        if (shown) onTab(assetFields[shown].tab)
        else if (wrong.some((name) => name.startsWith('attributes'))) onTab('characteristics')
      },
    },
  )
  const isNewer = (asset?.version ?? 0) > (began?.version ?? 0)
  const isClosed = asset !== null && asset.termination_date !== null
  const names = useNames([began, like, conflict?.theirs])
  // nothing is typed yet that could be lost
  if (isNewer && !form.state.isTouched) follow(asset)
  if (conflict) return <AssetMerge conflict={conflict} names={names} types={types} onDone={editing.onSaved} />
  return (
    <form.AppForm>
      <SheetForm {...frame}>
        {asset && (isClosed || isNewer) && form.state.isTouched && (
          <Suspense fallback={null}>
            <AssetChanged asset={asset} onSee={() => compare(asset, form.state.values)} />
          </Suspense>
        )}
        <AssetTabs tab={tab} files={filesOf(began)} onTab={onTab}>
          {(shown) => (
            <div className={fieldGrid}>
              {began === null && shown === 'global' && <StartField value={start} onValue={setStart} />}
              {fieldsOf(shown).map((name) =>
                isAssetField(name) ? (
                  <div
                    key={name}
                    ref={name === first ? focusInto : undefined}
                    className={wide(name) ? css({ gridColumn: '1 / -1' }) : undefined}
                  >
                    <form.AppField name={name}>
                      {() => <AssetControl field={name} names={names} isNew={began === null} />}
                    </form.AppField>
                  </div>
                ) : (
                  name === 'location' && began && <LocationField key={name} asset={began} />
                ),
              )}
              {shown === 'characteristics' && (
                <div className={css({ gridColumn: '1 / -1' })}>
                  <Suspense fallback={null}>
                    <form.Subscribe selector={({ values }) => values.asset_type}>
                      {(type) => (
                        <AttributeFields
                          definitions={attributesOf(types, type)}
                          fieldOf={(key, control) => (
                            <form.AppField name={`attributes.${key}`}>{control}</form.AppField>
                          )}
                        />
                      )}
                    </form.Subscribe>
                  </Suspense>
                </div>
              )}
            </div>
          )}
        </AssetTabs>
      </SheetForm>
    </form.AppForm>
  )
}

const attributesOf = (types: readonly AssetType[], type: string) =>
  types.find(({ code }) => code === type)?.attributes ?? []

/** Without what was typed of another type's attributes before this one was chosen. */
const ofItsType = (values: AssetDraft, types: readonly AssetType[]): AssetDraft => ({
  ...values,
  attributes: Object.fromEntries(
    attributesOf(types, values.asset_type).map(({ key }) => [key, values.attributes[key] ?? null]),
  ),
})

const filesOf = (asset: Asset | null) =>
  asset && { asset: asset.id, canWrite: true, model: asset.model, note: 'saved_at_once' as const }

const fieldGrid = grid({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
  alignItems: 'start',
})

const WIDE: readonly Control[] = ['NotesField']
const wide = (name: SheetField) => name === 'name' || WIDE.includes(specOf(name).control)

/** Where it stands, beside what can be typed. */
function LocationField({ asset }: { asset: Asset }) {
  const { t } = useTranslation('assets')
  const label = useTranslation('fields').t(($) => $.asset.location)
  return (
    <div className={css({ gridColumn: '1 / -1' })}>
      <Field label={label} help={t(($) => $.sheet.place_help)}>
        <TextInput
          readOnly
          face="code"
          value={asset.location ? placeWords(asset.location) : t(($) => $.sheet.no_place)}
        />
      </Field>
    </div>
  )
}
