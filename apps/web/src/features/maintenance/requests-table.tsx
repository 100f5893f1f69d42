import type { WorkSummary } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import * as Table from '@plenum/ui/data-table'
import type { ReactNode } from 'react'
import { useWorkWords } from '#app/work/use-work-words.ts'
import { DueMark, PriorityMark, SlaMark, StageMark } from '#app/work/work-marks.tsx'
import type { MaintenanceArea } from './maintenance-search.ts'
import { RequestLink } from './request-link.tsx'

interface RequestsTableProps {
  area: MaintenanceArea
  requests: readonly WorkSummary[]
  isWhole: boolean
  now: Date
  /** Below the rows. */
  note?: ReactNode
}

/** Maintenance requests in rows. */
export function RequestsTable({ area, requests, isWhole, now, note }: RequestsTableProps) {
  const { t } = useTranslation('maintenance')
  const work = useTranslation('work').t
  return (
    <Table.Frame tabIndex={0}>
      <Table.Grid
        label={t(($) => $.table.label)}
        columns="8rem minmax(14rem, 2fr) minmax(11rem, 1fr) 7rem minmax(12rem, 1.2fr) minmax(12rem, 1fr) minmax(8rem, 1fr) 8rem"
        rowCount={isWhole ? requests.length + 1 : -1}
      >
        <Table.Head>
          <Table.HeadCell>{t(($) => $.table.code)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.table.title)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.table.stage)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.form.priority)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.table.when)}</Table.HeadCell>
          <Table.HeadCell>{work(($) => $.field.sla)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.form.assignee)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.table.done)}</Table.HeadCell>
        </Table.Head>
        <Table.Body>
          {requests.map((request, at) => (
            <Row key={request.id} area={area} request={request} rowIndex={at + 2} now={now} />
          ))}
        </Table.Body>
      </Table.Grid>
      {note}
    </Table.Frame>
  )
}

interface RowProps extends Pick<RequestsTableProps, 'area' | 'now'> {
  request: WorkSummary
  rowIndex: number
}

function Row({ area, request, rowIndex, now }: RowProps) {
  const words = useWorkWords()
  return (
    <Table.Row rowIndex={rowIndex}>
      <Table.Cell>
        <span className={css({ textStyle: 'code' })}>{request.code}</span>
      </Table.Cell>
      <Table.Cell weight="strong">
        <RequestLink area={area} request={request} />
      </Table.Cell>
      <Table.Cell>
        <StageMark stage={request.stage} />
      </Table.Cell>
      <Table.Cell>
        <PriorityMark priority={request.priority} />
      </Table.Cell>
      <Table.Cell>
        <DueMark request={request} now={now} />
      </Table.Cell>
      <Table.Cell>
        <SlaMark request={request} now={now} />
      </Table.Cell>
      <Table.Cell>{(request.assignee ?? request.team)?.name}</Table.Cell>
      <Table.Cell weight="muted">{words.done(request)}</Table.Cell>
    </Table.Row>
  )
}
