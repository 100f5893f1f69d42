import { MOUNTS, type Mount } from '@plenum/domain/asset-type'
import { useTranslation } from '@plenum/i18n/react'
import { Checkbox } from '@plenum/ui/checkbox'
import { Field } from '@plenum/ui/field'
import { FieldGroup } from '@plenum/ui/field-group'
import { stack } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import { useFieldError } from '#app/form/field-error.ts'
import { useFieldContext } from '#app/form/form-contexts.ts'

/** How things of a type are usually placed, and how else they can be. */
export function MountsField() {
  const { t } = useTranslation('catalogue')
  const field = useFieldContext<Mount[]>()
  const error = useFieldError()
  const [usual = 'unit', ...also] = field.state.value
  const others = MOUNTS.filter((mount) => mount !== usual)
  const write = (first: Mount, rest: readonly Mount[]) =>
    field.handleChange([first, ...rest.filter((mount) => mount !== first)])
  return (
    <>
      <Field label={t(($) => $.mounts.usual)} error={error}>
        <Select
          value={usual}
          onChange={({ target }) => {
            const first = MOUNTS.find((mount) => mount === target.value)
            if (first !== undefined) write(first, also)
          }}
        >
          {MOUNTS.map((mount) => (
            <option key={mount} value={mount}>
              {t(($) => $.mount[mount])}
            </option>
          ))}
        </Select>
      </Field>
      <FieldGroup label={t(($) => $.mounts.also)}>
        <div className={stack({ gap: '1', pt: '1' })}>
          {others.map((mount) => (
            <Checkbox
              key={mount}
              label={t(($) => $.mount[mount])}
              checked={also.includes(mount)}
              onChange={({ target }) =>
                write(
                  usual,
                  others.filter((each) => (each === mount ? target.checked : also.includes(each))),
                )
              }
            />
          ))}
        </div>
      </FieldGroup>
    </>
  )
}
