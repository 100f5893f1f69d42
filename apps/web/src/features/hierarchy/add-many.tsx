import type { NodeType } from '@plenum/domain/node-type'
import type { NodeBranch } from '@plenum/domain/node-tree'
import { PLACES_AT_ONCE } from '@plenum/domain/place-many'
import { formatList, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Checkbox } from '@plenum/ui/checkbox'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { FormColumns } from '@plenum/ui/form'
import { stack } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import { useState } from 'react'
import { DialogForm, FormDialog } from '#app/form/form-dialog.tsx'
import { NumberField } from '#app/form/number-field.tsx'
import { refusalOf } from '#app/form/use-sending.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { typesIn, type Branches } from './branches.ts'
import { FactControl } from './fact-control.tsx'
import { BLANK_MANY, bulkOf, ManyDraft, namesOf, RACK_FACTS } from './many-draft.ts'
import { nodes } from './queries.ts'
import { usePlaceChange } from './use-place-change.ts'

interface AddManyProps {
  tree: Branches
  parent: NodeBranch
  onClose: () => void
}

/** Adding places that differ by their numbers: their names are shown before they are made, all in one batch. */
export function AddMany({ tree, parent, onClose }: AddManyProps) {
  const { t } = useTranslation('hierarchy')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const { refresh, tell } = usePlaceChange()
  const types = typesIn(parent.type)
  const [type, setType] = useState<NodeType>(types.at(-1) ?? 'rack')
  const make = async (draft: ManyDraft) => {
    const { batch_id, ids } = await nodes.createMany(bulkOf(draft, { type, parent_id: parent.id }))
    await refresh()
    onClose()
    const shown = formatNumber(language, ids.length)
    tell(
      t(($) => $.many.done, { count: ids.length, shown }),
      batch_id,
    )
  }
  const { form, isSending, sent } = useSentForm({
    blank: BLANK_MANY,
    schema: ManyDraft,
    fields: ['pattern', 'from', 'to', ...RACK_FACTS],
    failed: t(($) => $.many.failed),
    onSend: (draft) => refusalOf(make(draft)),
  })
  return (
    <FormDialog title={t(($) => $.many.title, { name: parent.name })} onClose={onClose}>
      <DialogForm {...sent} submit={t(($) => $.many.go)} isSending={isSending}>
        <Field label={t(($) => $.many.what)}>
          <Select
            value={type}
            onChange={({ target }) => setType(types.find((each) => each === target.value) ?? type)}
          >
            {types.map((each) => (
              <option key={each} value={each}>
                {fields(($) => $.node[each])}
              </option>
            ))}
          </Select>
        </Field>
        <form.AppField name="pattern">
          {(field) => (
            <field.TextField
              label={t(($) => $.many.pattern)}
              help={t(($) => $.many.pattern_help)}
              required
              autoFocus
            />
          )}
        </form.AppField>
        <FormColumns>
          <form.AppField name="from">
            {() => <NumberField label={t(($) => $.many.from)} min={0} max={99_999} fractionDigits={0} />}
          </form.AppField>
          <form.AppField name="to">
            {() => <NumberField label={t(($) => $.many.to)} min={0} max={99_999} fractionDigits={0} />}
          </form.AppField>
          {type === 'rack' &&
            RACK_FACTS.map((fact) => (
              <form.AppField key={fact} name={fact}>
                {() => <FactControl type={type} fact={fact} />}
              </form.AppField>
            ))}
        </FormColumns>
        <form.AppField name="coded">
          {(field) => (
            <Checkbox
              label={t(($) => $.many.codes)}
              checked={field.state.value}
              onChange={({ target }) => field.handleChange(target.checked)}
            />
          )}
        </form.AppField>
        <form.Subscribe selector={({ values }) => values}>
          {(draft) => <Preview draft={draft} taken={tree.childrenOf(parent.id).map(({ name }) => name)} />}
        </form.Subscribe>
      </DialogForm>
    </FormDialog>
  )
}

/** Names that fit one line and a half. */
const NAMED = 6

/** What would be made, and what is there by these names already. */
function Preview({ draft, taken }: { draft: ManyDraft; taken: readonly string[] }) {
  const { t } = useTranslation('hierarchy')
  const language = useLanguage()
  const names = namesOf(draft)
  const known = new Set(taken.map((name) => name.toLowerCase()))
  const again = names.filter((name) => known.has(name.toLowerCase()))
  const shortened = (all: readonly string[]) =>
    all.length <= NAMED ? formatList(language, all) : `${all.slice(0, NAMED - 1).join(', ')} … ${all.at(-1)}`
  if (draft.pattern.trim() === '') return null
  if (names.length === 0) return <p className={note}>{t(($) => $.many.range, { count: PLACES_AT_ONCE })}</p>
  return (
    <div role="status" className={stack({ gap: '1' })}>
      <p className={note}>
        {t(($) => $.many.preview, { count: names.length, shown: formatNumber(language, names.length) })}
        {': '}
        <span className={css({ textStyle: 'code', overflowWrap: 'anywhere' })}>{shortened(names)}</span>
      </p>
      {again.length > 0 && (
        <p className={css({ color: 'text.warning', textStyle: 'table' })}>
          {t(($) => $.many.taken, { names: shortened(again) })}
        </p>
      )}
    </div>
  )
}

const note = css({ color: 'text.muted', textStyle: 'table' })
