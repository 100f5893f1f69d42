import { ASSET_STATUSES } from '@plenum/domain/asset'
import { dayOf } from '@plenum/domain/filter-value'
import { HISTORY_ENTITIES } from '@plenum/domain/history'
import { NODE_TYPES } from '@plenum/domain/node-type'
import {
  REPORT_ENDINGS,
  reportOf,
  type ReportName,
  type ReportParameter,
  type ReportQuery,
} from '@plenum/domain/report'
import { MAC_KINDS } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { Select } from '@plenum/ui/select'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { DateControl } from '#app/form/date-control.tsx'
import { PlaceFilter } from '#app/reservations/place-filter.tsx'
import { useTypeChoices } from '#app/page/type-name.ts'
import { reportQueries } from './queries.ts'
import type { ReportSearch } from './report-search.ts'

const app = getRouteApi('/app')
// two of them beside each other on a narrow page, however long their choices are
const half = css({ width: { base: '[calc(50% - 0.25rem)]', md: 'auto' } })
const width = css({ width: { base: 'full', md: '[12rem]' } })

interface ReportParametersProps {
  name: ReportName
  query: ReportQuery
  onChange: (query: ReportSearch) => void
}

/** What a report is narrowed to: a control for each of its parameters. */
export function ReportParameters({ name, query, onChange }: ReportParametersProps) {
  const { t } = useTranslation('reports')
  const { parameters, usual } = reportOf(name)
  const given: ReportSearch = usual
  const isNarrowed = Object.keys(query).length > 0
  const change = (parameter: ReportParameter, value: string | undefined) =>
    onChange({ ...query, [parameter]: value === '' ? undefined : value })
  return (
    <>
      {parameters.map((parameter) => (
        <Field key={parameter} label={t(($) => $.parameter[parameter])} className={half}>
          <Control
            parameter={parameter}
            value={query[parameter] ?? given[parameter]}
            onChange={(value) => change(parameter, value)}
          />
        </Field>
      ))}
      {isNarrowed && (
        <Button tone="quiet" className={css({ alignSelf: 'end' })} onClick={() => onChange({})}>
          {t(($) => $.clear)}
        </Button>
      )}
    </>
  )
}

interface ControlProps {
  parameter: ReportParameter
  value: string | undefined
  onChange: (value: string | undefined) => void
}

const today = () => new Date().toISOString().slice(0, 10)

function Control({ parameter, value, onChange }: ControlProps) {
  const { t } = useTranslation('reports')
  const options = useOptions(parameter)
  if (parameter === 'place_id')
    return (
      <PlaceFilter
        label={t(($) => $.parameter.place_id)}
        placeholder={t(($) => $.all)}
        value={value}
        onChange={onChange}
      />
    )
  if (parameter === 'from' || parameter === 'to')
    return (
      <DateControl
        value={value === undefined ? null : dayOf(value, today())}
        onValueChange={(day) => onChange(day ?? undefined)}
      />
    )
  const isChosenAlways = parameter === 'level' || parameter === 'ending'
  return (
    <Select className={width} value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
      {!isChosenAlways && <option value="">{t(($) => $.all)}</option>}
      {options.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </Select>
  )
}

/** What can be chosen for a parameter, in words. */
function useOptions(parameter: ReportParameter): { key: string; label: string }[] {
  const { t } = useTranslation('reports')
  const fields = useTranslation('fields').t
  const work = useTranslation('work').t
  const user = app.useRouteContext({ select: (context) => context.user })
  const types = useQuery({ ...reportQueries.types(), enabled: parameter === 'asset_type' })
  const typeChoices = useTypeChoices()
  const named = <Key extends string>(keys: readonly Key[], label: (key: Key) => string) =>
    keys.map((key) => ({ key, label: label(key) }))
  switch (parameter) {
    case 'level':
      return named(NODE_TYPES, (key) => fields(($) => $.node[key]))
    case 'asset_type':
      return typeChoices(types.data ?? []).map(({ value, label }) => ({ key: value, label }))
    case 'status':
      return named(ASSET_STATUSES, (key) => fields(($) => $.status[key]))
    case 'owner_id':
      return [
        { key: user.id, label: t(($) => $.me) },
        ...(user.team ? [{ key: user.team.id, label: t(($) => $.my_team) }] : []),
      ]
    case 'ending':
      return named(REPORT_ENDINGS, (key) => t(($) => $.ending[key]))
    case 'kind':
      return named(MAC_KINDS, (key) => work(($) => $.kind[key]))
    case 'entity':
      return named(HISTORY_ENTITIES, (key) => t(($) => $.entity[key]))
    case 'place_id':
    case 'from':
    case 'to':
      return []
  }
}
