import type { Asset } from '@plenum/domain/asset'
import { ErasureInput, type ErasureMethod } from '@plenum/domain/erasure'
import { isFormIssue } from '@plenum/domain/issue'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { FieldGroup } from '@plenum/ui/field-group'
import { FormColumns } from '@plenum/ui/form'
import { stack } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import { TextInput } from '@plenum/ui/text-input'
import { Plus, Trash } from 'lucide-react'
import * as v from 'valibot'
import { DateControl } from '#app/form/date-control.tsx'

/** What is known of a thing that leaves. */
export type Ended = Pick<Asset, 'asset_type'> & { serial_number: string | null }

/** A proof before anybody has typed anything: most things have one medium, known by their own serial number. */
export const blankErasure = (asset: Pick<Ended, 'serial_number'>, today: string): ErasureInput => ({
  method: 'purge',
  media_serial: asset.serial_number ?? '',
  operator: '',
  erased_on: today,
  verification: '',
  destination: null,
})

interface MediaFieldsProps {
  media: ErasureInput[]
  methods: readonly ErasureMethod[]
  /** Whether it was sent once: what is wrong is said from then on. */
  isTried: boolean
  onMedia: (media: ErasureInput[]) => void
  blank: () => ErasureInput
}

/** The proofs that media were erased, one for each of them. */
export function MediaFields({ media, methods, isTried, onMedia, blank }: MediaFieldsProps) {
  const { t } = useTranslation('life')
  return (
    <FieldGroup label={t(($) => $.end.erasure)} help={t(($) => $.end.erasure_help)}>
      <div className={stack({ gap: '4' })}>
        {media.map((medium, at) => (
          // media have no id before they are kept
          <div key={at} role="group" aria-label={t(($) => $.end.medium, { number: at + 1 })}>
            <Medium
              medium={medium}
              methods={methods}
              isTried={isTried}
              onMedium={(next) => onMedia(media.with(at, next))}
            />
            {media.length > 1 && (
              <Button size="compact" tone="quiet" onClick={() => onMedia(media.toSpliced(at, 1))}>
                <Trash aria-hidden="true" />
                {t(($) => $.end.remove_medium, { number: at + 1 })}
              </Button>
            )}
          </div>
        ))}
        <span>
          <Button size="compact" onClick={() => onMedia([...media, { ...blank(), media_serial: '' }])}>
            <Plus aria-hidden="true" />
            {t(($) => $.end.add_medium)}
          </Button>
        </span>
      </div>
    </FieldGroup>
  )
}

interface MediumProps extends Pick<MediaFieldsProps, 'methods' | 'isTried'> {
  medium: ErasureInput
  onMedium: (medium: ErasureInput) => void
}

const TEXTS = ['media_serial', 'operator', 'erased_on', 'verification', 'destination'] as const

function Medium({ medium, methods, isTried, onMedium }: MediumProps) {
  const { t } = useTranslation('life')
  const wrong = useIssues(medium)
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <Field label={t(($) => $.end.method)}>
        <Select
          value={medium.method}
          onChange={({ target }) =>
            onMedium({ ...medium, method: methods.find((each) => each === target.value) ?? medium.method })
          }
        >
          {methods.map((method) => (
            <option key={method} value={method}>
              {t(($) => $.end.methods[method])}
            </option>
          ))}
        </Select>
      </Field>
      <FormColumns>
        {TEXTS.map((name) => (
          <Field
            key={name}
            label={t(($) => $.end[name])}
            required={name !== 'destination'}
            error={isTried ? wrong(name) : undefined}
          >
            {name === 'erased_on' ? (
              <DateControl
                value={medium.erased_on || null}
                onValueChange={(day) => onMedium({ ...medium, erased_on: day ?? '' })}
              />
            ) : (
              <TextInput
                {...(name === 'media_serial' && { face: 'code' as const })}
                value={medium[name] ?? ''}
                onChange={({ target }) =>
                  onMedium({ ...medium, [name]: target.value || (name === 'destination' ? null : '') })
                }
              />
            )}
          </Field>
        ))}
      </FormColumns>
    </div>
  )
}

/** What is wrong with a field of a proof, in words. */
function useIssues(medium: ErasureInput) {
  const { t } = useTranslation('issues')
  const { issues = [] } = v.safeParse(ErasureInput, medium)
  return (name: string): string | undefined => {
    const issue = issues.find(({ path }) => path?.[0].key === name)
    if (issue === undefined) return undefined
    const code = isFormIssue(issue.message) ? issue.message : 'invalid'
    return t(($) => $[code], { count: typeof issue.requirement === 'number' ? issue.requirement : 0 })
  }
}
