import type { Lane } from '@plenum/domain/lane'
import { isGone, type NodeContents } from '@plenum/domain/node-contents'
import { formatDate } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import * as Table from '@plenum/ui/data-table'
import { link } from '@plenum/ui/recipes'
import { StatusChip } from '@plenum/ui/status-chip'
import { marksOf, type Mark } from '#app/elevation/marks.ts'

interface RackAssetsProps {
  rack: NodeContents
  /** The one whose record is open. */
  open: string | undefined
  onOpen: (id: string) => void
}

const quiet = css({ textStyle: 'caption', color: 'text.muted', ml: '1.5' })
const TRACKS = '3.5rem minmax(9rem, 2fr) 8rem minmax(6rem, 1fr)'
/** On a day on which things come and go there is more to say of each. */
const WITH_NOTES = '3.5rem minmax(8rem, 2fr) 12rem minmax(4rem, 1fr)'

/** What stands in a rack from the top down, then what is planned, in rows. */
export function RackAssets({ rack, open, onOpen }: RackAssetsProps) {
  const { t } = useTranslation('racks')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const told = (marks: readonly Mark[]) => marks.map((mark) => t(($) => $.mark[mark])).join(', ')
  const { assets, coming, node, left = [] } = rack
  const rows = [
    ...assets.map((asset) => ({ asset, as: 'standing', note: told(marksOf(rack, asset)) })),
    ...left.map((asset) => ({ asset, as: 'left', note: told(['left']) })),
    ...coming.map((asset) => ({
      asset,
      as: 'coming',
      note: t(($) => $.on_date, { date: formatDate(language, asset.planned_for) }),
    })),
  ]
  if (rows.length === 0)
    return <p className={css({ textStyle: 'table', color: 'text.muted' })}>{t(($) => $.no_assets)}</p>
  return (
    <Table.Frame tabIndex={0} className={css({ borderRadius: 'card', border: 'hairline' })}>
      <Table.Grid
        label={t(($) => $.contents, { name: node.name })}
        columns={rack.came === undefined ? TRACKS : WITH_NOTES}
        rowCount={rows.length + 1}
      >
        <Table.Head>
          <Table.HeadCell>{t(($) => $.column.unit)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.column.name)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.column.status)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.column.model)}</Table.HeadCell>
        </Table.Head>
        <Table.Body>
          {rows.map(({ asset, as, note }, index) => (
            <Table.Row
              key={`${as} ${asset.id}`}
              rowIndex={index + 2}
              open={asset.id === open}
              {...(!isGone(asset) && { openable: true, onClick: () => onOpen(asset.id) })}
            >
              <Table.Cell kind="code">
                {asset.position === null ? '' : t(($) => $.unit, { unit: String(asset.position) })}
              </Table.Cell>
              <Table.Cell weight="strong" title={`${asset.code} ${asset.name}`}>
                {isGone(asset) ? (
                  asset.name
                ) : (
                  <button type="button" className={link()} onClick={() => onOpen(asset.id)}>
                    {asset.name}
                  </button>
                )}
                {asset.lane !== null && <PartOfWidth lane={asset.lane} />}
                {asset.inside && (
                  <span className={quiet}>{t(($) => $.inside, { host: asset.inside?.name })}</span>
                )}
              </Table.Cell>
              <Table.Cell>
                {as === 'standing' && (
                  <StatusChip tone={asset.status} label={fields(($) => $.status[asset.status])} />
                )}
                {as === 'coming' && <StatusChip tone="planning" label={note} />}
                {as !== 'coming' && note !== '' && <span className={quiet}>{note}</span>}
              </Table.Cell>
              <Table.Cell weight="muted">{asset.model?.name ?? ''}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Grid>
    </Table.Frame>
  )
}

/** Two narrow things stand in one unit. */
function PartOfWidth({ lane }: { lane: Lane }) {
  const { t } = useTranslation('fields')
  return <span className={quiet}>{t(($) => $.lane[lane])}</span>
}
