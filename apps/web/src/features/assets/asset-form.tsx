import {
  ASSET_FIELDS,
  AssetInput,
  blankAsset,
  type Asset,
  type AssetField,
  type FirstStatus,
} from '@plenum/domain/asset'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Form } from '@plenum/ui/form'
import { Field } from '@plenum/ui/field'
import { grid, stack } from '@plenum/ui/patterns'
import * as Sheet from '@plenum/ui/sheet'
import { TextInput } from '@plenum/ui/text-input'
import { revalidateLogic } from '@tanstack/react-form'
import { useIsMutating } from '@tanstack/react-query'
import { Suspense, useImperativeHandle, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useAppForm } from '#app/form/app-form.ts'
import type { Saved } from '#app/form/saved.ts'
import { fieldErrorsOf } from '#app/form/server-errors.ts'
import { useEditing } from '#app/form/use-editing.ts'
import type { FormHandle } from '#app/form/use-sending.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { part } from '#app/notices/part.ts'
import { AssetControl } from './asset-control.tsx'
import { fieldsOf, isAssetField, type Control, specOf, type SheetField } from './asset-fields.ts'
import { AssetMerge } from './asset-merge-view.tsx'
import { inputOf } from './asset-merge.ts'
import { useNames } from './asset-names.ts'
import { AssetTabs } from './asset-tabs.tsx'
import { StartField } from './start-field.tsx'
import type { AssetTab } from './assets-search.ts'
import { placeWords } from '@plenum/domain/place-words'
import { creations } from './queries.ts'

const AssetChanged = part(async () => (await import('./asset-changed.tsx')).AssetChanged)

interface AssetFormProps {
  /** Null for an asset that is being added. */
  asset: Asset | null
  tab: AssetTab
  /** Has the focus at first. */
  first?: AssetField | undefined
  ref?: Ref<FormHandle>
  onTab: (tab: AssetTab) => void
  /** The status is the one that a new asset begins with. */
  onSave: (seen: Asset | null, values: AssetInput, start: FirstStatus) => Promise<Saved<Asset>>
  onSaved: () => void
  onDiscard: () => void
}

// an existing asset keeps a code of its own: only a new one can get it from the nomenclature
const Existing = v.pipe(
  AssetInput,
  v.forward(
    v.partialCheck([['code']], ({ code }) => code !== null, 'required'),
    ['code'],
  ),
)

const valuesOf = (asset: Asset | null): AssetInput => (asset ? inputOf(asset) : blankAsset)

/** The fields of an asset, editable; Save and Discard stay in view. */
export function AssetForm({ asset, tab, first, ref, onTab, onSave, onSaved, onDiscard }: AssetFormProps) {
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  // a brand or model on its way belongs to what is saved
  const isMaking = useIsMutating({ mutationKey: creations }) > 0
  const [failure, setFailure] = useState<string>()
  const [start, setStart] = useState<FirstStatus>('received')
  const editing = useEditing<Asset | null, AssetField, AssetInput>(asset, {
    fields: ASSET_FIELDS,
    valuesOf,
    send: (seen, values) => onSave(seen, values, start),
  })
  const { began, conflict } = editing
  const isNewer = (asset?.version ?? 0) > (began?.version ?? 0)
  const names = useNames([began, conflict?.theirs])
  const showFirst = (wrong: readonly string[]) => {
    const shown = wrong.find(isAssetField)
    if (shown) onTab(specOf(shown).tab)
  }
  const form = useAppForm({
    defaultValues: valuesOf(began),
    validationLogic: revalidateLogic(),
    validators: { onDynamic: began ? Existing : AssetInput },
    onSubmitInvalid: ({ formApi }) =>
      showFirst(ASSET_FIELDS.filter((name) => (formApi.getFieldMeta(name)?.errors.length ?? 0) > 0)),
  })
  // nothing is typed yet that could be lost
  if (isNewer && !form.state.isTouched) editing.follow(asset)
  const save = async (): Promise<boolean> => {
    if (conflict) return false
    setFailure(undefined)
    await form.handleSubmit()
    if (!form.state.isValid) return false
    const ended = await editing.save(() => form.state.values)
    if (ended.at !== 'refused') return ended.at === 'saved'
    const errors = fieldErrorsOf(ended.error, ASSET_FIELDS)
    form.setErrorMap({ onSubmit: { fields: errors } })
    showFirst(Object.keys(errors))
    if (Object.keys(errors).length === 0) setFailure(errorWords(ended.error))
    return false
  }
  useImperativeHandle(ref, () => ({ isUnsaved: () => !form.state.isDefaultValue, save }))
  const discard = () => {
    form.reset()
    onDiscard()
  }
  if (conflict) return <AssetMerge conflict={conflict} names={names} onDone={onSaved} />
  return (
    <Form
      className={css({ flex: '1', minHeight: '0', gap: '0' })}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isMaking) void save().then((saved) => saved && onSaved())
      }}
    >
      <Sheet.Body className={stack({ gap: '4' })}>
        {failure !== undefined && (
          <Alert tone="error" live>
            {failure}
          </Alert>
        )}
        {isNewer && form.state.isTouched && asset && (
          <Suspense fallback={null}>
            <AssetChanged asset={asset} onSee={() => editing.compare(asset, form.state.values)} />
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
            </div>
          )}
        </AssetTabs>
      </Sheet.Body>
      <Sheet.Footer>
        <form.AppForm>
          <form.SubmitButton
            label={common(($) => (began ? $.actions.save : $.actions.create))}
            isWaiting={isMaking}
            autoFocus={editing.isBack}
          />
        </form.AppForm>
        <Button tone="quiet" onClick={discard}>
          {common(($) => $.actions.discard)}
        </Button>
      </Sheet.Footer>
    </Form>
  )
}

const focusInto = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>('input, select, textarea')?.focus()

const filesOf = (asset: Asset | null) =>
  asset && { asset: asset.id, canWrite: true, note: 'saved_at_once' as const }

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
