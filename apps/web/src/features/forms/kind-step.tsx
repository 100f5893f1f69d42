import { MAC_KINDS, type WorkKind } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Field } from '@plenum/ui/field'
import { stack } from '@plenum/ui/patterns'
import { RadioGroup } from '@plenum/ui/radio-group'
import { Select } from '@plenum/ui/select'
import { css } from '@plenum/ui/css'
import { useQuery } from '@tanstack/react-query'
import { QueryError } from '#app/notices/query-error.tsx'
import { workQueries } from '#app/work/queries.ts'
import type { StepProps } from './step-props.ts'
import { templated } from './values-of.ts'

/** What is to be done, and from which template. */
export function KindStep({ noun, values, onChange, errorAt }: StepProps & { noun: 'mac' | 'maintenance' }) {
  const { t } = useTranslation('forms')
  const work = useTranslation('work').t
  const choose = (kind: WorkKind) => onChange({ kind, ...(kind !== values.kind && { template: null }) })
  return (
    <div className={stack({ gap: '5' })}>
      {noun === 'mac' && values.made === null && (
        <RadioGroup
          label={t(($) => $.kind.label)}
          value={values.kind}
          error={errorAt('kind')}
          options={MAC_KINDS.map((value) => ({
            value,
            label: work(($) => $.kind[value]),
            help: t(($) => $.kind[value]),
          }))}
          onValueChange={choose}
        />
      )}
      {noun === 'mac' && values.made !== null && values.kind !== null && (
        <Alert tone="info">
          {t(($) => $.kind.fixed, { kind: work(($) => $.kind[values.kind ?? 'move']) })}
        </Alert>
      )}
      {noun === 'maintenance' && (
        <RadioGroup
          label={t(($) => $.kind.label)}
          value={values.is_fault ? 'fault' : 'planned'}
          options={(['planned', 'fault'] as const).map((value) => ({
            value,
            label: t(($) => $.kind[`${value}_label`]),
            help: t(($) => $.kind[value]),
          }))}
          onValueChange={(value) =>
            onChange({
              is_fault: value === 'fault',
              ...(value === 'fault' && { priority: 'high' }),
            })
          }
        />
      )}
      <TemplateChoice noun={noun} values={values} onChange={onChange} />
    </div>
  )
}

function TemplateChoice({
  noun,
  values,
  onChange,
}: Pick<StepProps, 'values' | 'onChange'> & { noun: 'mac' | 'maintenance' }) {
  const { t } = useTranslation('forms')
  const { data, error, refetch } = useQuery(workQueries.templates())
  const offered = (data?.results ?? []).filter(({ kind }) =>
    values.kind === null ? noun === 'mac' && kind !== 'maintenance' : kind === values.kind,
  )
  if (error && data === undefined)
    return (
      <QueryError
        title={t(($) => $.templates.failed)}
        error={error}
        area="projects"
        onRetry={() => void refetch()}
      />
    )
  if (offered.length === 0) return null
  return (
    <Field
      label={t(($) => $.kind.template)}
      help={t(($) => $.kind.template_help)}
      className={css({ maxWidth: '[26rem]' })}
    >
      <Select
        value={values.template?.id ?? ''}
        onChange={({ target }) => {
          const template = offered.find(({ id }) => id === target.value)
          onChange(template ? templated(template) : { template: null })
        }}
      >
        <option value="">{t(($) => $.kind.no_template)}</option>
        {offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
