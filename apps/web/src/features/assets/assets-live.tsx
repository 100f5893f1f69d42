import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { hearAssets, joined, type ChangedAssets } from '#app/page/live-assets.ts'
import { useWords } from '#app/page/use-words.ts'
import { listQueryOf, type AssetsSearch } from './assets-search.ts'
import { isOfManyRows, refreshLoaded, refreshRows, refreshTop } from './list-news.ts'
import { assetQueries } from './queries.ts'

interface AssetsLiveProps {
  address: AssetsSearch
  /** Whether rows are selected: they are not taken from whoever is about to do something with them. */
  isSelecting: boolean
  grid: RefObject<HTMLDivElement | null>
}

const NOTHING: ChangedAssets = []

/**
 * Keeps the list true while others work. At its top, what is new comes in by itself; farther down, and while rows are
 * selected, rows change where they stand, and a line says what else is new: nothing moves under anybody's hands.
 */
export function AssetsLive({ address, isSelecting, grid }: AssetsLiveProps) {
  useWords('record')
  const { t } = useTranslation('live')
  const queryClient = useQueryClient()
  const query = assetQueries.list(listQueryOf(address))
  const list = JSON.stringify(query.queryKey)
  const [held, setHeld] = useState({ list, news: NOTHING })
  const news = held.list === list ? held.news : NOTHING
  const refresh = isSelecting ? refreshLoaded : refreshTop
  const heard = useEffectEvent(async (changed: ChangedAssets) => {
    // many of its own rows are what somebody has just changed by what he selected
    const comesIn = !isSelecting || isOfManyRows(queryClient, query, changed)
    // an empty list has no grid
    if (comesIn && (scrollerOf(grid.current)?.scrollTop ?? 0) === 0) {
      setHeld({ list, news: NOTHING })
      return refresh(queryClient, query)
    }
    const others = await refreshRows(queryClient, query, changed)
    setHeld((now) => ({ list, news: joined(now.list === list ? now.news : NOTHING, others) }))
  })
  const isBehind = useEffectEvent(() => {
    const known = queryClient.getQueryState(query.queryKey)
    return known?.isInvalidated === true && known.fetchStatus === 'idle'
  })
  useEffect(() => hearAssets((changed) => heard(changed), isBehind()), [])
  if (news?.length === 0) return null
  const show = () => {
    setHeld({ list, news: NOTHING })
    scrollerOf(grid.current)?.scrollTo({ top: 0 })
    // the button goes with the line
    grid.current?.focus()
    void refresh(queryClient, query)
  }
  return (
    <div
      role="status"
      className={hstack({ gap: '3', px: '4', py: '1.5', borderTop: 'hairline', bg: 'surface' })}
    >
      <span className={css({ textStyle: 'caption', color: 'text.muted' })}>
        {news === null ? t(($) => $.list.many_changed) : t(($) => $.list.news, { count: news.length })}
      </span>
      <Button size="compact" onClick={show}>
        {t(($) => $.list.show)}
      </Button>
    </div>
  )
}

const scrollerOf = (grid: HTMLDivElement | null) => grid?.parentElement
