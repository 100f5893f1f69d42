import { CodeReserveInput } from '@plenum/domain/code-reserve'
import { needsPlace, parseTemplate } from '@plenum/domain/nomenclature-template'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Field } from '@plenum/ui/field'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { DialogForm, FormDialog } from '#app/form/form-dialog.tsx'
import { useFieldError } from '#app/form/field-error.ts'
import { useFieldContext } from '#app/form/form-contexts.ts'
import { NumberField } from '#app/form/number-field.tsx'
import { refusalOf } from '#app/form/use-sending.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { notify } from '#app/notices/notify.ts'
import { PlaceFilter } from '#app/reservations/place-filter.tsx'
import { nomenclatureQueries } from './queries.ts'
import { reserveApi, reserveQueries } from './reserve-queries.ts'
import { useTypes } from './type-name.ts'

const { asset_type, node_id, count, note } = CodeReserveInput.entries
const ReserveDraft = v.object({ asset_type, node_id, count, note })
type ReserveDraft = Omit<v.InferInput<typeof ReserveDraft>, 'count'> & { count: number | null }

const BLANK: ReserveDraft = { asset_type: 'SRV', node_id: null, count: null, note: null }

/** Sets codes of one type aside, for labels that are printed before the assets are there. */
export function ReserveCodes({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('nomenclature')
  return (
    <FormDialog title={t(($) => $.reserve)} text={t(($) => $.reserve_text)} onClose={onClose}>
      <ReserveForm onClose={onClose} />
    </FormDialog>
  )
}

/** Whether codes of a type need a place. */
function useNeedsPlace(): (type: string) => boolean {
  const { data: all = [] } = useQuery(nomenclatureQueries.list())
  return (type) => {
    const ofAssets = all.filter(({ entity }) => entity === 'asset')
    const made =
      ofAssets.find((one) => one.asset_type === type) ?? ofAssets.find((one) => one.asset_type === null)
    return made !== undefined && needsPlace(parseTemplate(made.template))
  }
}

function ReserveForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('nomenclature')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { types, nameOf } = useTypes()
  const isPlaced = useNeedsPlace()
  const make = async (draft: ReserveDraft) => {
    const input = v.parse(ReserveDraft, {
      ...draft,
      node_id: isPlaced(draft.asset_type) ? draft.node_id : null,
    })
    const made = await reserveApi.create(input)
    await queryClient.invalidateQueries({ queryKey: reserveQueries.all() })
    await queryClient.invalidateQueries({ queryKey: nomenclatureQueries.all() })
    onClose()
    const shown = formatNumber(language, made.count)
    void notify({
      type: 'success',
      title: t(($) => $.reserved, { count: made.count, shown }),
      message: t(($) => $.reserve_range, made),
    })
  }
  const { form, isSending, sent } = useSentForm<ReserveDraft>({
    blank: BLANK,
    schema: ReserveDraft,
    fields: ['asset_type', 'node_id', 'count', 'note'],
    failed: t(($) => $.reserve_failed),
    onSend: (draft) => refusalOf(make(draft)),
  })
  return (
    <DialogForm {...sent} submit={t(($) => $.reserve)} isSending={isSending}>
      <form.AppField name="asset_type">
        {(field) => (
          <field.SelectField
            label={t(($) => $.type)}
            options={types.map(({ code }) => ({ value: code, label: nameOf(code) }))}
          />
        )}
      </form.AppField>
      <form.Subscribe selector={({ values }) => isPlaced(values.asset_type)}>
        {(isNeeded) => isNeeded && <form.AppField name="node_id">{() => <ReservePlace />}</form.AppField>}
      </form.Subscribe>
      <form.AppField name="count">
        {() => (
          <NumberField
            label={t(($) => $.reserve_count)}
            help={t(($) => $.reserve_count_help)}
            fractionDigits={0}
          />
        )}
      </form.AppField>
      <form.AppField name="note">
        {(field) => (
          <field.TextField label={t(($) => $.reserve_note)} help={t(($) => $.reserve_note_help)} nullable />
        )}
      </form.AppField>
    </DialogForm>
  )
}

function ReservePlace() {
  const { t } = useTranslation('nomenclature')
  const field = useFieldContext<string | null>()
  return (
    <Field label={t(($) => $.reserve_place)} help={t(($) => $.reserve_place_help)} error={useFieldError()}>
      <PlaceFilter
        label={t(($) => $.reserve_place)}
        value={field.state.value ?? undefined}
        placeholder=""
        onChange={(id) => field.handleChange(id ?? null)}
      />
    </Field>
  )
}
