import type { Tag } from '@plenum/domain/tag'
import { useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { EmptyState } from '@plenum/ui/empty-state'
import { stack } from '@plenum/ui/patterns'
import { SearchInput } from '@plenum/ui/search-input'
import { useQuery } from '@tanstack/react-query'
import { Tags } from 'lucide-react'
import type { ReactNode } from 'react'
import { QueryError } from '#app/notices/query-error.tsx'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { tagQueries } from './queries.ts'
import type { TagAct } from './tag-acts.tsx'
import { TagRow } from './tag-row.tsx'

interface TagsOverviewProps {
  canWrite: boolean
  /** The way to the first tag. */
  add: ReactNode
  /** What narrows the list. */
  search: string
  onSearch: (search: string) => void
  onAct: (act: TagAct) => void
}

/** From how many tags on they are looked through. */
const SEARCHED_FROM = 8

/** Every tag in the order of their names. */
export function TagsOverview({ canWrite, add, search, onSearch, onAct }: TagsOverviewProps) {
  const { t } = useTranslation('tags')
  const common = useTranslation('common').t
  const { data: all, error, refetch } = useQuery(tagQueries.list())
  if (all === undefined) {
    return error === null ? (
      <Card inset="none">
        <TableSkeleton label={common(($) => $.states.loading)} />
      </Card>
    ) : (
      <Card>
        <QueryError title={t(($) => $.failed)} error={error} area="assets" onRetry={() => void refetch()} />
      </Card>
    )
  }
  if (all.length === 0) {
    return (
      <Card>
        <EmptyState icon={<Tags />} title={t(($) => $.none_title)} actions={add}>
          {t(($) => $.none_text)}
        </EmptyState>
      </Card>
    )
  }
  const wanted = search.trim().toLowerCase()
  const shown = all.filter(({ name }) => name.toLowerCase().includes(wanted))
  return (
    <div className={stack({ gap: '4' })}>
      {all.length >= SEARCHED_FROM && (
        <SearchInput
          label={t(($) => $.search)}
          className={css({ width: { base: 'full', md: '[20rem]' } })}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      )}
      <Card>
        {shown.length === 0 ? (
          <p role="status">{t(($) => $.no_match)}</p>
        ) : (
          <TagList tags={shown} canWrite={canWrite} others={all.length > 1} onAct={onAct} />
        )}
      </Card>
    </div>
  )
}

interface TagListProps {
  tags: readonly Tag[]
  canWrite: boolean
  /** Whether there is another tag to merge one into. */
  others: boolean
  onAct: (act: TagAct) => void
}

function TagList({ tags, ...rest }: TagListProps) {
  const { t } = useTranslation('tags')
  return (
    <ul aria-label={t(($) => $.list)}>
      {tags.map((tag) => (
        <TagRow key={tag.id} tag={tag} {...rest} />
      ))}
    </ul>
  )
}
