import { WORK_KINDS, WORK_MINE } from '@plenum/domain/work-request'
import { WORK_STAGES } from '@plenum/domain/work-stage'
import { formatDateTime } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css, cx } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { DateControl } from '#app/form/date-control.tsx'
import { useShortcut } from '#app/page/use-shortcut.ts'
import { PlaceFilter } from '#app/reservations/place-filter.tsx'
import { SearchFilter } from '#app/table/search-filter.tsx'
import { isFiltered, NO_FILTERS, type HistorySearch } from './history-search.ts'

interface HistoryToolbarProps {
  address: HistorySearch
  onChange: (change: Partial<HistorySearch>, replace?: boolean) => void
}

const width = css({ width: { base: '[calc(50% - 0.25rem)]', md: '[10.5rem]' } })

const dated = cx(
  hstack({ gap: '2', textStyle: 'table', color: 'text.muted' }),
  css({
    width: { base: 'full', md: 'auto' },
    '& > :last-child': { width: { base: 'full', md: '[10.5rem]' } },
  }),
)

/** What narrows the history. */
export function HistoryToolbar({ address, onChange }: HistoryToolbarProps) {
  const { t } = useTranslation('forms')
  const work = useTranslation('work').t
  const language = useLanguage()
  const { changed_since } = address
  const since = changed_since === undefined ? undefined : { at: formatDateTime(language, changed_since) }
  const box = useRef<HTMLInputElement>(null)
  useShortcut('filter', () => box.current?.select())
  return (
    <>
      <SearchFilter
        label={t(($) => $.history.search)}
        box={box}
        value={address.search ?? ''}
        onSearch={(search) => onChange({ search: search || undefined }, true)}
      />
      <Choice
        label={t(($) => $.history.kind)}
        none={t(($) => $.history.any_kind)}
        value={address.kind}
        options={WORK_KINDS.map((value) => ({ value, label: work(($) => $.kind[value]) }))}
        onValue={(kind) => onChange({ kind })}
      />
      <Choice
        label={t(($) => $.history.stage)}
        none={t(($) => $.history.any_stage)}
        value={address.stage}
        options={WORK_STAGES.map((value) => ({ value, label: work(($) => $.stage[value]) }))}
        onValue={(stage) => onChange({ stage })}
      />
      <Choice
        label={t(($) => $.history.whose)}
        none={t(($) => $.history.everybody)}
        value={address.mine}
        options={WORK_MINE.map((value) => ({ value, label: t(($) => $.history.mine[value]) }))}
        onValue={(mine) => onChange({ mine })}
      />
      <PlaceFilter
        label={t(($) => $.history.place)}
        placeholder={t(($) => $.history.place)}
        className={width}
        value={address.place}
        onChange={(place) => onChange({ place })}
      />
      {(['from', 'to'] as const).map((edge) => (
        <div key={edge} className={dated}>
          <span aria-hidden="true">{t(($) => $.history[edge])}</span>
          <DateControl
            aria-label={t(($) => $.history[edge])}
            value={address[edge] ?? null}
            onValueChange={(value) => onChange({ [edge]: value ?? undefined })}
          />
        </div>
      ))}
      {since && (
        <Button
          aria-label={t(($) => $.history.any_change, since)}
          onClick={() => onChange({ changed_since: undefined })}
        >
          {t(($) => $.history.changed_since, since)}
          <X aria-hidden="true" />
        </Button>
      )}
      {isFiltered(address) && (
        <Button tone="quiet" onClick={() => onChange(NO_FILTERS)}>
          {t(($) => $.history.clear)}
        </Button>
      )}
    </>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  none: string
  value: Value | undefined
  options: readonly { value: Value; label: string }[]
  onValue: (value: Value | undefined) => void
}

function Choice<Value extends string>({ label, none, value, options, onValue }: ChoiceProps<Value>) {
  return (
    <Select
      aria-label={label}
      className={width}
      value={value ?? ''}
      onChange={({ target }) => onValue(options.find((each) => each.value === target.value)?.value)}
    >
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
