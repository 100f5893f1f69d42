import type { AssetStatus } from '@plenum/domain/asset'
import { isClosed, offered } from '@plenum/domain/transition'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { IconButton } from '@plenum/ui/icon-button'
import { flex, stack } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import { X } from 'lucide-react'
import { FieldEditor } from './field-editor.tsx'
import type { ChangedField, Thing } from './values.ts'

interface ChangeEditorProps {
  /** Whose values they are. */
  label: string
  things: readonly Thing[]
  fields: readonly ChangedField[]
  /** Where the API finds what is edited. */
  path: string
  errorAt: (path: string) => string | undefined
  onEdit: (change: Partial<Thing>) => void
}

/** The statuses that all things may take next, as the table of changes says. */
const statusesOf = (things: readonly Thing[]): AssetStatus[] => {
  const [first = [], ...others] = things.map(({ asset }) =>
    asset === null || isClosed(asset) ? [] : offered(asset),
  )
  return first.filter((status) => others.every((statuses) => statuses.includes(status)))
}

/** Values that things are to take: a field is chosen, then its value said; and the status they go to. */
export function ChangeEditor({ label, things, fields, path, errorAt, onEdit }: ChangeEditorProps) {
  const { t } = useTranslation('forms')
  const words = useTranslation('fields').t
  const [first] = things
  if (first === undefined) return null
  const { changes, to_status } = first
  const chosen = fields.filter((field) => Object.hasOwn(changes, field))
  const statuses = statusesOf(things)
  const set = (field: ChangedField, value: Thing['changes'][string]) =>
    onEdit({ changes: { ...changes, [field]: value } })
  const without = (field: ChangedField) =>
    onEdit({ changes: Object.fromEntries(Object.entries(changes).filter(([name]) => name !== field)) })
  return (
    <div role="group" aria-label={label} className={stack({ gap: '3', maxWidth: '[36rem]' })}>
      {chosen.map((field) => (
        <div key={field} className={flex({ gap: '2', align: 'flex-end' })}>
          <div className={css({ flex: '1', minWidth: '0' })}>
            <FieldEditor
              field={field}
              value={changes[field] ?? null}
              error={errorAt(`${path}.changes.${field}`)}
              onValue={(value) => set(field, value)}
            />
          </div>
          <IconButton
            label={t(($) => $.changes.remove, { field: words(($) => $.asset[field]) })}
            onClick={() => without(field)}
          >
            <X />
          </IconButton>
        </div>
      ))}
      <Field
        label={t(($) => $.changes.add)}
        error={errorAt(`${path}.changes`)}
        className={css({ maxWidth: '[18rem]' })}
      >
        <Select
          value=""
          onChange={({ target }) => {
            const field = fields.find((each) => each === target.value)
            if (field !== undefined) set(field, null)
          }}
        >
          <option value="">{t(($) => $.changes.choose)}</option>
          {fields
            .filter((field) => !chosen.includes(field))
            .map((field) => (
              <option key={field} value={field}>
                {words(($) => $.asset[field])}
              </option>
            ))}
        </Select>
      </Field>
      <Field
        label={t(($) => $.changes.status)}
        error={errorAt(`${path}.to_status`)}
        help={statuses.length === 0 ? t(($) => $.changes.no_status) : undefined}
        className={css({ maxWidth: '[18rem]' })}
      >
        <Select
          value={to_status ?? ''}
          onChange={({ target }) =>
            onEdit({ to_status: statuses.find((status) => status === target.value) ?? null })
          }
        >
          <option value="">{t(($) => $.changes.same_status)}</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {words(($) => $.status[status])}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
