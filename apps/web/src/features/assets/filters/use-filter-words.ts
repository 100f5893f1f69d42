import { relativeDays, valuesOf } from '@plenum/domain/filter-value'
import { formatDate, formatDateTime, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useTypeChoices } from '#app/page/type-name.ts'
import type { FilterTexts } from '../assets-search.ts'
import { libraryQueries } from '../queries.ts'
import { presetOf, type Days, type Preset } from './day-presets.ts'
import { CHOICES, dimensionsOn, isDay, isLookup, LOOKUPS, type Choice, type Dimension } from './dimensions.ts'
import { lookupQueries } from './lookup-queries.ts'

/** The values of a filter that are known beforehand, each in words. */
export function useChoiceWords(): (choice: Choice) => { value: string; label: string }[] {
  const fields = useTranslation('fields').t
  const { t } = useTranslation('filters')
  const words = {
    category: (at: number) => fields(($) => $.category[CHOICES.category[at] ?? 'other']),
    status: (at: number) => fields(($) => $.status[CHOICES.status[at] ?? 'active']),
    priority: (at: number) => fields(($) => $.priority[CHOICES.priority[at] ?? 'low']),
    criticality: (at: number) => fields(($) => $.priority[CHOICES.criticality[at] ?? 'low']),
    process: (at: number) => fields(($) => $.process[CHOICES.process[at] ?? 'todo']),
    without: (at: number) => t(($) => $.missing[CHOICES.without[at] ?? 'owner']),
    unverified: (at: number) => {
      const since = CHOICES.unverified[at] ?? 'never'
      return since === 'never'
        ? t(($) => $.unverified.never)
        : t(($) => $.unverified.days, { count: Number.parseInt(since, 10) })
    },
    single_corded: () => t(($) => $.single_corded),
    changed_since: (at: number) =>
      t(($) => $.day.last, { count: -(relativeDays(CHOICES.changed_since[at] ?? '0d') ?? 0) }),
    closed: (at: number) => t(($) => $.closed[CHOICES.closed[at] ?? 'with']),
  } satisfies Record<Choice, (at: number) => string>
  return (choice) => CHOICES[choice].map((value, at) => ({ value, label: words[choice](at) }))
}

/** The company's asset types, each in words. */
export function useTypeOptions(): { value: string; label: string }[] {
  const typeChoices = useTypeChoices()
  const { data: types = [] } = useQuery(libraryQueries.types())
  return typeChoices(types)
}

/** Says a preset. */
export function usePresetWords(): (preset: Preset) => string {
  const { t } = useTranslation('filters')
  return (preset) =>
    preset.kind === 'past' ? t(($) => $.day.past) : t(($) => $.day[preset.kind], { count: preset.count })
}

function useDayWords(): (days: Days) => string {
  const { t } = useTranslation('filters')
  const language = useLanguage()
  const presetWords = usePresetWords()
  const day = (value: string) => {
    const away = relativeDays(value)
    if (away === undefined) return formatDate(language, value)
    if (away === 0) return t(($) => $.day.today)
    return away < 0
      ? t(($) => $.day.ago, { count: -away, shown: formatNumber(language, -away) })
      : t(($) => $.day.in, { count: away, shown: formatNumber(language, away) })
  }
  return ({ from, to }) => {
    const preset = presetOf({ from, to })
    if (preset) return presetWords(preset)
    if (from !== undefined && to !== undefined)
      return t(($) => $.day.between, { from: day(from), to: day(to) })
    return from === undefined
      ? t(($) => $.day.until, { to: day(to ?? '0d') })
      : t(($) => $.day.since, { from: day(from) })
  }
}

const SHOWN = 3

/** A filter that is on, in words. */
export interface FilterWords {
  dimension: Dimension
  name: string
  value: string
}

/** Says every filter that is on; a record that is gone is said to be. */
export function useFilterWords(address: FilterTexts): FilterWords[] {
  const { t } = useTranslation('filters')
  const choices = useChoiceWords()
  const types = useTypeOptions()
  const dayWords = useDayWords()
  const language = useLanguage()
  const named = useQueries({
    queries: LOOKUPS.map((lookup) => lookupQueries.named(lookup, valuesOf(address[lookup]).join())),
  })
  const labels = (dimension: Dimension): { of: (value: string) => string } => {
    if (isLookup(dimension)) {
      const { data, isPending } = named[LOOKUPS.indexOf(dimension)] ?? {}
      const gone = isPending ? '…' : t(($) => $.gone)
      return { of: (value) => data?.find(({ id }) => id === value)?.name ?? gone }
    }
    const options = dimension === 'asset_type' || isDay(dimension) ? types : choices(dimension)
    const known = (value: string) => options.find((option) => option.value === value)?.label
    const other = (value: string) =>
      dimension === 'changed_since' ? t(($) => $.day.since, { from: formatDateTime(language, value) }) : value
    return { of: (value) => known(value) ?? other(value) }
  }
  const value = (dimension: Dimension): string => {
    if (isDay(dimension))
      return dayWords({ from: address[`${dimension}_from`], to: address[`${dimension}_to`] })
    const all = valuesOf(address[dimension]).map(labels(dimension).of)
    const first = all.slice(0, SHOWN).join(', ')
    return all.length > SHOWN ? t(($) => $.and, { first, count: all.length - SHOWN }) : first
  }
  return dimensionsOn(address).map((dimension) => ({
    dimension,
    name: t(($) => $.name[dimension]),
    value: value(dimension),
  }))
}
