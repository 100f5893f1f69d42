import { PRIORITIES } from '@plenum/domain/asset'
import { OUTCOMES } from '@plenum/domain/compliance'
import { OPEN_STAGES, WORK_STAGES } from '@plenum/domain/work-stage'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Segment } from '@plenum/ui/segment'
import { Select } from '@plenum/ui/select'
import { useRef } from 'react'
import { useShortcut } from '#app/page/use-shortcut.ts'
import { SearchFilter } from '#app/table/search-filter.tsx'
import {
  AHEAD,
  DUE_PARTS,
  isFiltered,
  MAINTENANCE_VIEWS,
  NO_FILTERS,
  type MaintenanceArea,
  type MaintenanceSearch,
} from './maintenance-search.ts'

interface ToolbarProps {
  area: MaintenanceArea
  address: MaintenanceSearch
  today: string
  onChange: (change: Partial<MaintenanceSearch>) => void
}

const width = css({ width: { base: 'full', md: '[14rem]' } })

/** How maintenance is shown, and what narrows it. */
export function MaintenanceToolbar(props: ToolbarProps) {
  const { t } = useTranslation('maintenance')
  const { area, address, onChange } = props
  const { view = 'due' } = address
  return (
    <>
      <Segment
        label={t(($) => $.view.label)}
        value={view}
        options={MAINTENANCE_VIEWS.map((each) => ({ value: each, label: t(($) => $.view[each]) }))}
        onValueChange={(next) => onChange({ view: next === 'due' ? undefined : next })}
      />
      {area === 'operations' && view !== 'rules' && (
        <Select
          aria-label={t(($) => $.whose.label)}
          className={width}
          value={address.whose ?? ''}
          onChange={({ target }) => onChange({ whose: target.value === 'all' ? 'all' : undefined })}
        >
          <option value="">{t(($) => $.whose.mine)}</option>
          <option value="all">{t(($) => $.whose.all)}</option>
        </Select>
      )}
      {view === 'due' && <DueFilters {...props} />}
      {view === 'table' && <TableFilters {...props} />}
      {view === 'rules' && <RuleFilters {...props} />}
    </>
  )
}

/** The search box, which a key leads to. */
function useSearchBox() {
  const box = useRef<HTMLInputElement>(null)
  useShortcut('filter', () => box.current?.focus())
  return box
}

function DueFilters({ address, onChange }: ToolbarProps) {
  const { t } = useTranslation('maintenance')
  return (
    <>
      <Select
        aria-label={t(($) => $.due.show)}
        className={width}
        value={address.days ?? '30'}
        onChange={({ target }) => onChange({ days: AHEAD.find((each) => each === target.value) })}
      >
        {AHEAD.map((days) => (
          <option key={days} value={days}>
            {t(($) => $.due.days, { count: Number(days) })}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t(($) => $.due.part)}
        className={width}
        value={address.only ?? ''}
        onChange={({ target }) => onChange({ only: DUE_PARTS.find((each) => each === target.value) })}
      >
        <option value="">{t(($) => $.due.all)}</option>
        {DUE_PARTS.map((part) => (
          <option key={part} value={part}>
            {t(($) => $.due.only[part])}
          </option>
        ))}
      </Select>
    </>
  )
}

function TableFilters({ address, today, onChange }: ToolbarProps) {
  const { t } = useTranslation('maintenance')
  const work = useTranslation('work').t
  const fields = useTranslation('fields').t
  const { stage, outcome, due_before, priority } = address
  const box = useSearchBox()
  const open = OPEN_STAGES.join()
  const state = outcome ?? (due_before === undefined ? (stage ?? '') : 'overdue')
  const choose = (value: string) => {
    const isOutcome = OUTCOMES.some((each) => each === value)
    onChange({
      stage: isOutcome || value === 'overdue' ? undefined : value || undefined,
      outcome: isOutcome ? value : undefined,
      due_before: value === 'overdue' ? today : undefined,
    })
  }
  return (
    <>
      <SearchFilter
        label={t(($) => $.table.search)}
        box={box}
        value={address.search ?? ''}
        onSearch={(search) => onChange({ search: search || undefined })}
      />
      <Select
        aria-label={t(($) => $.table.stage)}
        className={width}
        value={state}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t(($) => $.table.any_stage)}</option>
        <option value={open}>{t(($) => $.table.open)}</option>
        <option value="overdue">{t(($) => $.outcome.overdue)}</option>
        {WORK_STAGES.map((each) => (
          <option key={each} value={each}>
            {work(($) => $.stage[each])}
          </option>
        ))}
        {OUTCOMES.map((each) => (
          <option key={each} value={each}>
            {t(($) => $.outcome[each])}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t(($) => $.form.priority)}
        className={width}
        value={priority ?? ''}
        onChange={({ target }) => onChange({ priority: target.value || undefined })}
      >
        <option value="">{t(($) => $.table.any_priority)}</option>
        {PRIORITIES.map((each) => (
          <option key={each} value={each}>
            {fields(($) => $.priority[each])}
          </option>
        ))}
      </Select>
      {isFiltered(address) && (
        <Button tone="quiet" onClick={() => onChange(NO_FILTERS)}>
          {t(($) => $.table.clear)}
        </Button>
      )}
    </>
  )
}

function RuleFilters({ address, onChange }: ToolbarProps) {
  const { t } = useTranslation('maintenance')
  const box = useSearchBox()
  return (
    <>
      <SearchFilter
        label={t(($) => $.rule.search)}
        box={box}
        value={address.search ?? ''}
        onSearch={(search) => onChange({ search: search || undefined })}
      />
      <Select
        aria-label={t(($) => $.rule.active)}
        className={width}
        value={address.active ?? ''}
        onChange={({ target }) =>
          onChange({ active: (['yes', 'no'] as const).find((each) => each === target.value) })
        }
      >
        <option value="">{t(($) => $.rule.any)}</option>
        <option value="yes">{t(($) => $.rule.yes)}</option>
        <option value="no">{t(($) => $.rule.no)}</option>
      </Select>
    </>
  )
}
