import { AGE_BAND_NAMES, bandDays } from '@plenum/domain/fault-times'
import type { OperationsDashboard, SomeWork } from '@plenum/domain/plant-dashboard'
import { OPEN_STAGES } from '@plenum/domain/work-stage'
import { placeParts, placeWords } from '@plenum/domain/place-words'
import { formatDate } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { hstack, stack } from '@plenum/ui/patterns'
import { Place } from '@plenum/ui/place'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { Expiries } from './expiries.tsx'
import { abreast } from './facility-board.tsx'
import { AssetNumber, LinkedNumber } from './numbers.tsx'
import { Line, Lines, Nothing, Section } from './section.tsx'
import { AssetLine, WorkLine } from './thing-lines.tsx'

interface BoardProps {
  told: OperationsDashboard
  now: Date
}

/** What is to be done now: one's queue, today, what stands still, what to place, what is broken. */
export function OperationsBoard({ told, now }: BoardProps) {
  const { t } = useTranslation('plant')
  const { queue, windows, blocked, deliveries, faults, racks, expiries, today } = told
  return (
    <div className={abreast}>
      <div className={stack({ gap: '4' })}>
        {queue && (
          <WorkSection
            title={t(($) => $.queue.title)}
            none={t(($) => $.queue.none)}
            work={queue}
            mac={{ mine: 'assigned' }}
            maintenance={{}}
            now={now}
          />
        )}
        {faults && <Faults faults={faults} />}
        {expiries && <Expiries expiries={expiries} />}
      </div>
      <div className={stack({ gap: '4' })}>
        {windows && (
          <WorkSection
            title={t(($) => $.windows.title)}
            none={t(($) => $.windows.none)}
            work={windows}
            mac={{ from: today, to: today, stage: OPEN_STAGES.join() }}
            maintenance={{ whose: 'all', from: today, to: today, stage: OPEN_STAGES.join() }}
            now={now}
          />
        )}
        {blocked && (
          <WorkSection
            title={t(($) => $.blocked.title)}
            none={t(($) => $.blocked.none)}
            work={blocked}
            mac={{ stage: 'blocked' }}
            maintenance={{ whose: 'all', stage: 'blocked' }}
            now={now}
          />
        )}
        {deliveries && <Deliveries deliveries={deliveries} />}
        {racks && <QuietRacks racks={racks} />}
      </div>
    </div>
  )
}

interface WorkSectionProps {
  title: string
  none: string
  work: SomeWork
  /** What narrows either list to what is counted. */
  mac: Record<string, string>
  maintenance: Record<string, string>
  now: Date
}

function WorkSection({ title, none, work, mac, maintenance, now }: WorkSectionProps) {
  const { t } = useTranslation('plant')
  return (
    <Section
      title={title}
      aside={
        <>
          <LinkedNumber
            value={work.mac}
            label={t(($) => $.work.mac)}
            to="/app/dc-manager/mac-projects"
            search={{ view: 'table', ...mac }}
          />
          <LinkedNumber
            value={work.maintenance}
            label={t(($) => $.work.maintenance)}
            to="/app/operations/maintenance-projects"
            search={{ view: 'table', ...maintenance }}
          />
        </>
      }
    >
      {work.list.length === 0 ? (
        <Nothing>{none}</Nothing>
      ) : (
        <Lines>
          {work.list.map((request) => (
            <WorkLine key={request.id} request={request} area="operations" now={now} />
          ))}
        </Lines>
      )}
    </Section>
  )
}

function Deliveries({ deliveries }: { deliveries: NonNullable<OperationsDashboard['deliveries']> }) {
  const { t } = useTranslation('plant')
  const language = useLanguage()
  return (
    <Section
      title={t(($) => $.deliveries.title)}
      aside={
        <AssetNumber
          value={deliveries.total}
          label={t(($) => $.deliveries.count)}
          filter={{ status: 'received', without: 'location' }}
        />
      }
    >
      {deliveries.list.length === 0 ? (
        <Nothing>{t(($) => $.deliveries.none)}</Nothing>
      ) : (
        <Lines>
          {deliveries.list.map((asset) => (
            <AssetLine
              key={asset.id}
              asset={asset}
              aside={t(($) => $.deliveries.received, {
                date: formatDate(language, asset.received_at?.slice(0, 10) ?? asset.registration_date),
              })}
            />
          ))}
        </Lines>
      )}
    </Section>
  )
}

function Faults({ faults }: { faults: NonNullable<OperationsDashboard['faults']> }) {
  const { t } = useTranslation('plant')
  const language = useLanguage()
  const broken = { status: 'faulty,repair' }
  return (
    <Section
      title={t(($) => $.fault_list.title)}
      aside={
        <>
          <AssetNumber value={faults.open} label={t(($) => $.faults.open)} filter={broken} />
          {AGE_BAND_NAMES.map((band) => {
            const { from, to } = bandDays(band)
            return (
              <AssetNumber
                key={band}
                value={faults[band]}
                label={t(($) => $.faults[band])}
                tone={band === 'months' ? 'alarm' : 'usual'}
                filter={{ ...broken, ...(from && { since_from: from }), since_to: to }}
              />
            )
          })}
        </>
      }
    >
      {faults.list.length === 0 ? (
        <Nothing>{t(($) => $.faults.none_here)}</Nothing>
      ) : (
        <Lines>
          {faults.list.map(({ asset, since }) => (
            <AssetLine
              key={asset.id}
              asset={asset}
              aside={t(($) => $.faults.since, { date: formatDate(language, since) })}
            />
          ))}
        </Lines>
      )}
    </Section>
  )
}

function QuietRacks({ racks }: { racks: NonNullable<OperationsDashboard['racks']> }) {
  const { t } = useTranslation('plant')
  const language = useLanguage()
  return (
    <Section title={t(($) => $.racks.title)} help={t(($) => $.racks.help)}>
      {racks.length === 0 ? (
        <Nothing>{t(($) => $.racks.none)}</Nothing>
      ) : (
        <Lines>
          {racks.map(({ rack, trail, since }) => (
            <Line key={rack.id} aside={t(($) => $.racks.since, { date: formatDate(language, since) })}>
              <Link
                to="/app/settings/hierarchy/rack/$rackId"
                params={{ rackId: rack.id }}
                className={link()}
                aria-label={placeWords({ trail, position: null })}
              >
                {rack.name}
              </Link>
              <span className={hstack({ minWidth: '0', color: 'text.muted' })}>
                <Place parts={placeParts({ trail: trail.slice(0, -1), position: null })} />
              </span>
            </Line>
          ))}
        </Lines>
      )}
    </Section>
  )
}
