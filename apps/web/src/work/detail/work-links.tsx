import type { WorkRequest } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import type { ReactNode } from 'react'
import { AssetLink } from '../work-item-row.tsx'
import type { RequestLink } from './request-link.ts'
import { Section } from './detail-frame.tsx'

/** What a request goes on with, what goes on with it, and every asset it is about. */
export function WorkLinks({ request, requestLink }: { request: WorkRequest; requestLink: RequestLink }) {
  const { t } = useTranslation('work')
  const { follows, followed_by, items } = request
  const assets = new Map(
    items.flatMap(({ asset, replacement }) =>
      [asset, replacement].flatMap((each) => (each ? [[each.id, each] as const] : [])),
    ),
  )
  if (follows === null && followed_by.length === 0 && assets.size === 0) return null
  return (
    <Section title={t(($) => $.links.title)}>
      {follows && (
        <Line term={t(($) => $.links.follows)}>
          <li>{requestLink(follows)}</li>
        </Line>
      )}
      {followed_by.length > 0 && (
        <Line term={t(($) => $.links.followed_by)}>
          {followed_by.map((each) => (
            <li key={each.id}>{requestLink(each)}</li>
          ))}
        </Line>
      )}
      {assets.size > 0 && (
        <Line term={t(($) => $.links.assets)}>
          {[...assets.values()].map((asset) => (
            <li key={asset.id}>
              <AssetLink {...asset} />
            </li>
          ))}
        </Line>
      )}
    </Section>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={stack({ gap: '1' })}>
      <span className={css({ textStyle: 'caption', color: 'text.muted' })}>{term}</span>
      <ul className={hstack({ columnGap: '4', rowGap: '1', flexWrap: 'wrap' })}>{children}</ul>
    </div>
  )
}
