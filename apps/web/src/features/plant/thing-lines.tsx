import type { Asset } from '@plenum/domain/asset'
import { placeParts } from '@plenum/domain/place-words'
import type { WorkSummary } from '@plenum/domain/work-request'
import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import { Place } from '@plenum/ui/place'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BlockerBadge, DueMark, PriorityMark, StageMark } from '#app/work/work-marks.tsx'
import { Line } from './section.tsx'

const name = `${link()} ${css({ display: 'block', truncate: true })}`
const about = hstack({ gap: '3', minWidth: '0', color: 'text.muted' })
const mono = css({ textStyle: 'code', fontSize: 'xs', flexShrink: '0' })

/** An asset with its code and place, and what is said of it. */
export function AssetLine({ asset, aside }: { asset: Asset; aside?: ReactNode }) {
  const { id, code, location } = asset
  return (
    <Line aside={aside}>
      <Link to="/app/settings/assets-inventory" search={{ asset: id }} className={name} title={asset.name}>
        {asset.name}
      </Link>
      <span className={about}>
        {code && <span className={mono}>{code}</span>}
        {location && <Place parts={placeParts({ ...location, position: null })} />}
      </span>
    </Line>
  )
}

interface WorkLineProps {
  request: WorkSummary
  /** Where the dashboard is: its maintenance is looked at there. */
  area: 'facility' | 'operations'
  now: Date
}

/** A request with its state, its day and how urgent it is. */
export function WorkLine({ request, area, now }: WorkLineProps) {
  const { id, kind, code, title, stage, priority } = request
  return (
    <Line>
      <Link
        to={
          kind === 'maintenance'
            ? `/app/${area}/maintenance-projects/$requestId`
            : '/app/dc-manager/mac-projects/$requestId'
        }
        params={{ requestId: id }}
        className={name}
        title={title}
      >
        {code} · {title}
      </Link>
      <span
        className={hstack({
          columnGap: '3',
          rowGap: '0.5',
          flexWrap: 'wrap',
          textStyle: 'caption',
          color: 'text.muted',
        })}
      >
        <StageMark stage={stage} />
        <PriorityMark priority={priority} />
        <DueMark request={request} now={now} />
        <BlockerBadge {...request} />
      </span>
    </Line>
  )
}
