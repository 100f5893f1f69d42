import type { PlaceNode } from '@plenum/domain/node'
import { formatDate, formatFullDateTime, formatNumber } from '@plenum/i18n/format'
import { Button } from '@plenum/ui/button'
import * as Table from '@plenum/ui/data-table'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'

interface DataCenterTableProps {
  nodes: readonly PlaceNode[]
  /** Whether these are all of them. */
  isWhole: boolean
  onMore: () => void
}

// the first three fit a phone, and the edge of the fourth says that there is more
const TRACKS = 'minmax(9rem, 2fr) minmax(5rem, 1fr) 6.5rem minmax(8rem, 2fr) 9rem'

/** Data centres in rows; the number of assets leads to them. */
export function DataCenterTable({ nodes, isWhole, onMore }: DataCenterTableProps) {
  const { t } = useTranslation('hierarchy')
  const more = useTranslation('assets').t(($) => $.history.more)
  const language = useLanguage()
  return (
    <Table.Frame tabIndex={0}>
      <Table.Grid label={t(($) => $.title)} columns={TRACKS} rowCount={isWhole ? nodes.length + 1 : -1}>
        <Table.Head>
          <Table.HeadCell>{t(($) => $.name)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.code)}</Table.HeadCell>
          <Table.HeadCell kind="number">{t(($) => $.assets)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.place)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.last_update)}</Table.HeadCell>
        </Table.Head>
        <Table.Body>
          {nodes.map((node, index) => (
            <Table.Row key={node.id} rowIndex={index + 2}>
              <Table.Cell weight="strong">{node.name}</Table.Cell>
              <Table.Cell kind="code">{node.code ?? ''}</Table.Cell>
              <Table.Cell kind="number">
                <Link
                  to="/app/settings/assets-inventory"
                  search={{ location_id: node.id }}
                  aria-label={t(($) => $.show_assets, {
                    name: node.name,
                    shown: formatNumber(language, node.asset_count),
                  })}
                  className={link({ tone: 'accent' })}
                >
                  {formatNumber(language, node.asset_count)}
                </Link>
              </Table.Cell>
              <Table.Cell weight="muted">
                {node.trail
                  .slice(0, -1)
                  .map((step) => step.name)
                  .join(' › ')}
              </Table.Cell>
              <Table.Cell weight="muted" title={formatFullDateTime(language, node.last_update)}>
                {formatDate(language, node.last_update.slice(0, 10))}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Grid>
      {!isWhole && (
        <Table.Note>
          <Button size="compact" onClick={onMore}>
            {more}
          </Button>
        </Table.Note>
      )}
    </Table.Frame>
  )
}
