import * as Sheet from '@plenum/ui/sheet'
import { hstack, stack } from '@plenum/ui/patterns'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { isBuiltInType } from '@plenum/domain/built-in-types'
import { MODEL_SIDES } from '@plenum/domain/model'
import { useTranslation } from '@plenum/i18n/react'
import { HistorySection } from '#app/history/history-section.tsx'
import { part } from '#app/notices/part.ts'
import { useTypeName } from '#app/page/type-name.ts'
import { BrandDetails } from './brand-details.tsx'
import { BrandForm } from './brand-form.tsx'
import { NEW, type CatalogueTab } from './catalogue-search.ts'
import { ModelDetails } from './model-details.tsx'
import { ModelForm } from './model-form.tsx'
import { api, catalogueQueries } from './queries.ts'
import { RecordActions } from './record-actions.tsx'
import { RecordEditor } from './record-editor.tsx'
import { RecordFrame } from './record-frame.tsx'
import { RecordPicture } from './record-picture.tsx'
import { saveBrand, saveModel, saveType } from './saving.ts'
import { TypeDetails } from './type-details.tsx'
import { TypeForm } from './type-form.tsx'
import { useRecordChange } from './use-record-change.ts'

const RecordDatasheets = part(async () => (await import('./record-datasheets.tsx')).RecordDatasheets)
const CatalogueHistory = part(async () => (await import('./catalogue-history.tsx')).CatalogueHistory)

export interface RecordSheetProps {
  /** A record's id, a type's code, or `new`. */
  id: string
  isEditing: boolean
  canWrite: boolean
  /** The brand that a new model is probably of. */
  brand?: { id: string; name: string } | undefined
  onEdit: () => void
  /** Back to reading, or to the record that was made; away from one that was not. */
  onDone: (id: string | undefined) => void
  onGone: (to?: string) => void
}

/** One model: read first, edited in the same place. */
export function ModelSheet({ id, isEditing, canWrite, brand, ...on }: RecordSheetProps) {
  const { t } = useTranslation('catalogue')
  const { refresh } = useRecordChange()
  const isNew = id === NEW
  const query = useQuery({ ...catalogueQueries.model(id), enabled: !isNew })
  const model = query.data ?? null
  return (
    <RecordFrame
      kind="models"
      title={isNew ? t(($) => $.add.models) : model?.name}
      {...(model && { subtitle: model.brand.name })}
      query={query}
      isNew={isNew}
    >
      {isNew || isEditing ? (
        <RecordEditor record={model} onSave={saveModel} onDone={on.onDone}>
          {(editor) => <ModelForm model={model} brand={brand} {...editor} />}
        </RecordEditor>
      ) : (
        model && (
          <>
            <Sheet.Body className={stack({ gap: '6' })}>
              <ModelDetails model={model} />
              <section
                aria-label={t(($) => $.sheet.pictures)}
                className={hstack({ gap: '4', flexWrap: 'wrap' })}
              >
                {MODEL_SIDES.map((side) => (
                  <RecordPicture
                    key={side}
                    purpose="model_image"
                    title={t(($) => $.side[side])}
                    label={t(($) => $.picture.of, { side: t(($) => $.side[side]), name: model.name })}
                    picture={side === 'front' ? model.front_image : model.rear_image}
                    canWrite={canWrite}
                    onPicture={async (file_id) => {
                      await api.models.setImage(model.id, { side, file_id })
                      await refresh()
                    }}
                  />
                ))}
              </section>
              <Suspense fallback={null}>
                <RecordDatasheets model={id} canWrite={canWrite} />
              </Suspense>
              <History kind="models" id={id} canUndo={canWrite} />
            </Sheet.Body>
            {canWrite && (
              <RecordActions
                name={model.name}
                usages={[model.assets]}
                remove={() => api.models.remove(model)}
                merge={{ noun: 'models', id: model.id, version: model.version, name: model.name }}
                onEdit={on.onEdit}
                onGone={on.onGone}
              />
            )}
          </>
        )
      )}
    </RecordFrame>
  )
}

/** One brand: read first, edited in the same place. */
export function BrandSheet({ id, isEditing, canWrite, ...on }: RecordSheetProps) {
  const { t } = useTranslation('catalogue')
  const { refresh } = useRecordChange()
  const isNew = id === NEW
  const query = useQuery({ ...catalogueQueries.brand(id), enabled: !isNew })
  const brand = query.data ?? null
  return (
    <RecordFrame
      kind="brands"
      title={isNew ? t(($) => $.add.brands) : brand?.name}
      query={query}
      isNew={isNew}
    >
      {isNew || isEditing ? (
        <RecordEditor record={brand} onSave={saveBrand} onDone={on.onDone}>
          {(editor) => <BrandForm brand={brand} {...editor} />}
        </RecordEditor>
      ) : (
        brand && (
          <>
            <Sheet.Body className={stack({ gap: '6' })}>
              <BrandDetails brand={brand} />
              <RecordPicture
                purpose="brand_logo"
                title={t(($) => $.sheet.logo)}
                label={t(($) => $.picture.logo_of, { name: brand.name })}
                picture={brand.logo}
                canWrite={canWrite}
                onPicture={async (file_id) => {
                  await api.brands.setLogo(brand.id, file_id)
                  await refresh()
                }}
              />
              <History kind="brands" id={id} canUndo={canWrite} />
            </Sheet.Body>
            {canWrite && (
              <RecordActions
                name={brand.name}
                usages={[brand.models, brand.assets]}
                remove={() => api.brands.remove(brand)}
                merge={{ noun: 'brands', id: brand.id, version: brand.version, name: brand.name }}
                onEdit={on.onEdit}
                onGone={on.onGone}
              />
            )}
          </>
        )
      )}
    </RecordFrame>
  )
}

/** One type: read first, edited in the same place. */
export function TypeSheet({ id, isEditing, canWrite, ...on }: RecordSheetProps) {
  const { t } = useTranslation('catalogue')
  const typeName = useTypeName()
  const isNew = id === NEW
  const query = useQuery(catalogueQueries.types())
  const type = query.data?.find(({ code }) => code === id) ?? null
  return (
    <RecordFrame
      kind="types"
      title={isNew ? t(($) => $.add.types) : type ? typeName(type) : undefined}
      query={query}
      isNew={isNew}
    >
      {isNew || (isEditing && type) ? (
        <RecordEditor record={type} onSave={saveType} onDone={on.onDone}>
          {(editor) => <TypeForm type={type} {...editor} />}
        </RecordEditor>
      ) : (
        type && (
          <>
            <Sheet.Body className={stack({ gap: '6' })}>
              <TypeDetails type={type} />
              <History kind="types" id={id} canUndo={canWrite} />
            </Sheet.Body>
            {canWrite && (
              <RecordActions
                name={typeName(type)}
                usages={[type.assets]}
                remove={isBuiltInType(type.code) ? null : () => api.types.remove(type)}
                merge={null}
                onEdit={on.onEdit}
                onGone={on.onGone}
              />
            )}
          </>
        )
      )}
    </RecordFrame>
  )
}

function History(history: { kind: CatalogueTab; id: string; canUndo: boolean }) {
  const { t } = useTranslation('catalogue')
  return (
    <HistorySection title={t(($) => $.history.title)}>
      <CatalogueHistory {...history} />
    </HistorySection>
  )
}
