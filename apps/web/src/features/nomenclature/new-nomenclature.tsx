import { FIRST_NOMENCLATURE, type Nomenclature } from '@plenum/domain/nomenclature'
import { assetTypeCode } from '@plenum/domain/asset-type'
import { useTranslation } from '@plenum/i18n/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { DialogForm, FormDialog } from '#app/form/form-dialog.tsx'
import { refusalOf } from '#app/form/use-sending.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { notify } from '#app/notices/notify.ts'
import { api, nomenclatureQueries } from './queries.ts'
import { useTypes } from './type-name.ts'

interface NewNomenclatureProps {
  onMade: (made: Nomenclature) => void
  onClose: () => void
}

/** A template for one type: it begins as that of every other one. */
export function NewNomenclature({ onMade, onClose }: NewNomenclatureProps) {
  const { t } = useTranslation('nomenclature')
  const { data: all = [] } = useQuery(nomenclatureQueries.list())
  const { types } = useTypes()
  const free = types.filter(({ code }) => !all.some(({ asset_type }) => asset_type === code))
  const usual = all.find(({ entity, asset_type }) => entity === 'asset' && asset_type === null)
  return (
    <FormDialog title={t(($) => $.add)} text={t(($) => $.add_text)} onClose={onClose}>
      {free.length === 0 ? (
        <p>{t(($) => $.no_type_left)}</p>
      ) : (
        <TypeForm free={free.map(({ code }) => code)} usual={usual} onMade={onMade} />
      )}
    </FormDialog>
  )
}

interface TypeFormProps {
  free: readonly string[]
  usual: Nomenclature | undefined
  onMade: (made: Nomenclature) => void
}

const TypeDraft = v.object({ asset_type: assetTypeCode })

function TypeForm({ free, usual, onMade }: TypeFormProps) {
  const { t } = useTranslation('nomenclature')
  const common = useTranslation('common').t
  const queryClient = useQueryClient()
  const { nameOf } = useTypes()
  const make = async ({ asset_type }: v.InferInput<typeof TypeDraft>) => {
    const { template, scope, stand_in, hand_typed } = usual ?? FIRST_NOMENCLATURE
    const input = { asset_type, template, scope: [...scope], stand_in, hand_typed }
    const made = await api.nomenclatures.create(input)
    await queryClient.invalidateQueries({ queryKey: nomenclatureQueries.all() })
    void notify({ type: 'success', title: t(($) => $.added), message: nameOf(asset_type) })
    onMade(made)
  }
  const { form, isSending, sent } = useSentForm({
    blank: { asset_type: free[0] ?? '' },
    schema: TypeDraft,
    fields: ['asset_type'],
    failed: t(($) => $.add_failed),
    onSend: (input) => refusalOf(make(input)),
  })
  return (
    <DialogForm {...sent} submit={common(($) => $.actions.add)} isSending={isSending}>
      <form.AppField name="asset_type">
        {(field) => (
          <field.SelectField
            label={t(($) => $.type)}
            options={free.map((code) => ({ value: code, label: nameOf(code) }))}
          />
        )}
      </form.AppField>
    </DialogForm>
  )
}
