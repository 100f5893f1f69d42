import { FIRST_STATUSES, type FirstStatus } from '@plenum/domain/asset'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { FieldGroup } from '@plenum/ui/field-group'
import { Segment } from '@plenum/ui/segment'
import { useWords } from '#app/page/use-words.ts'

interface StartFieldProps {
  value: FirstStatus
  onValue: (value: FirstStatus) => void
}

/** The status that a new asset begins with. */
export function StartField({ value, onValue }: StartFieldProps) {
  useWords('record')
  const { t } = useTranslation('live')
  const fields = useTranslation('fields').t
  const label = fields(($) => $.asset.status)
  return (
    <div className={css({ gridColumn: '1 / -1' })}>
      <FieldGroup label={label} help={t(($) => $.edit.start_help)}>
        <Segment
          label={label}
          value={value}
          onValueChange={onValue}
          options={FIRST_STATUSES.map((status) => ({
            value: status,
            label: fields(($) => $.status[status]),
          }))}
        />
      </FieldGroup>
    </div>
  )
}
