import { PRIORITIES } from '@plenum/domain/asset'
import { MAC_KINDS, WORK_MINE } from '@plenum/domain/work-request'
import { SLA_STATES } from '@plenum/domain/sla'
import { WORK_STAGES } from '@plenum/domain/work-stage'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Segment } from '@plenum/ui/segment'
import { Select } from '@plenum/ui/select'
import { CalendarDays, Columns3, Table2 } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useShortcut } from '#app/page/use-shortcut.ts'
import { SearchFilter } from '#app/table/search-filter.tsx'
import { MacChips } from './mac-chips.tsx'
import { LANES, MAC_VIEWS, type MacSearch } from './mac-search.ts'
import { LookedUp } from './looked-up.tsx'

interface MacToolbarProps {
  address: MacSearch
  onChange: (change: Partial<MacSearch>, replace?: boolean) => void
}

const ICONS = { board: <Columns3 />, table: <Table2 />, calendar: <CalendarDays /> }
const half = css({ width: { base: '[calc(50% - 0.25rem)]', md: '[10.75rem]' } })

/** How requests are shown, and what narrows them. */
export function MacToolbar({ address, onChange }: MacToolbarProps) {
  const { t } = useTranslation('work')
  const fields = useTranslation('fields').t
  const box = useRef<HTMLInputElement>(null)
  useShortcut('filter', () => box.current?.select())
  const { view = 'board', lane } = address
  return (
    <>
      <Segment
        label={t(($) => $.mac.view.label)}
        value={view}
        options={MAC_VIEWS.map((value) => ({
          value,
          label: t(($) => $.mac.view[value]),
          icon: ICONS[value],
        }))}
        onValueChange={(next) => onChange({ view: next === 'board' ? undefined : next })}
      />
      <SearchFilter
        label={t(($) => $.filter.search)}
        box={box}
        value={address.search ?? ''}
        onSearch={(search) => onChange({ search: search || undefined }, true)}
      />
      <Choice
        label={t(($) => $.filter.mine)}
        value={address.mine}
        onChange={(mine) => onChange({ mine: WORK_MINE.find((each) => each === mine) })}
      >
        <option value="">{t(($) => $.filter.everybody)}</option>
        {WORK_MINE.map((each) => (
          <option key={each} value={each}>
            {t(($) => $.filter[each === 'draft' ? 'drafts' : each])}
          </option>
        ))}
      </Choice>
      <Choice
        label={t(($) => $.field.kind)}
        value={address.kind}
        onChange={(kind) => onChange({ kind: kind || undefined })}
      >
        <option value="">{t(($) => $.filter.any_kind)}</option>
        {MAC_KINDS.map((each) => (
          <option key={each} value={each}>
            {t(($) => $.kind[each])}
          </option>
        ))}
      </Choice>
      <Choice
        label={t(($) => $.field.stage)}
        value={address.stage}
        onChange={(stage) => onChange({ stage: stage || undefined })}
      >
        <option value="">{t(($) => $.filter.any_stage)}</option>
        {WORK_STAGES.map((each) => (
          <option key={each} value={each}>
            {t(($) => $.stage[each])}
          </option>
        ))}
      </Choice>
      <Choice
        label={t(($) => $.field.priority)}
        value={address.priority}
        onChange={(priority) => onChange({ priority: priority || undefined })}
      >
        <option value="">{t(($) => $.filter.any_priority)}</option>
        {PRIORITIES.map((each) => (
          <option key={each} value={each}>
            {fields(($) => $.priority[each])}
          </option>
        ))}
      </Choice>
      <Choice
        label={t(($) => $.field.sla)}
        value={address.sla}
        onChange={(sla) => onChange({ sla: sla || undefined })}
      >
        <option value="">{t(($) => $.filter.any_sla)}</option>
        {SLA_STATES.map((each) => (
          <option key={each} value={each}>
            {t(($) => $.filter.sla[each])}
          </option>
        ))}
      </Choice>
      <LookedUp address={address} onChange={onChange} />
      {view === 'board' && (
        <Choice
          label={t(($) => $.board.lane)}
          value={lane}
          onChange={(next) => onChange({ lane: LANES.find((each) => each === next) })}
        >
          <option value="">{t(($) => $.board.lanes.none)}</option>
          {LANES.map((each) => (
            <option key={each} value={each}>
              {t(($) => $.board.lanes[each])}
            </option>
          ))}
        </Choice>
      )}
      <MacChips address={address} onChange={onChange} />
    </>
  )
}

interface ChoiceProps {
  label: string
  value: string | undefined
  onChange: (value: string) => void
  children: ReactNode
}

/** One of a few; several that a link has chosen are told by their chip alone. */
const Choice = ({ label, value = '', onChange, children }: ChoiceProps) => (
  <Select
    aria-label={label}
    className={half}
    value={value.includes(',') ? '' : value}
    onChange={({ target }) => onChange(target.value)}
  >
    {children}
  </Select>
)
