import type { Tag } from '@plenum/domain/tag'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { IconButton } from '@plenum/ui/icon-button'
import { hstack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { TagChip } from '@plenum/ui/tag-chip'
import { Link } from '@tanstack/react-router'
import { History, Merge, Pencil, Trash2 } from 'lucide-react'
import type { TagAct } from './tag-acts.tsx'
import { useScopeWords } from './use-scope-words.ts'
import { useTagCount } from './use-tag-count.ts'

interface TagRowProps {
  tag: Tag
  canWrite: boolean
  others: boolean
  onAct: (act: TagAct) => void
}

/** One tag: its chip, the assets that have it, and what can be done with it. */
export function TagRow({ tag, canWrite, others, onAct }: TagRowProps) {
  const { t } = useTranslation('tags')
  const countWords = useTagCount()
  const scopeWords = useScopeWords()
  const named = (words: string) => `${words}: ${tag.name}`
  return (
    <li
      className={hstack({
        gap: '3',
        minHeight: '10',
        flexWrap: 'wrap',
        borderBottom: 'hairline',
        _last: { borderBottom: 'none' },
      })}
    >
      <span className={css({ flex: '1', minWidth: '[10rem]', display: 'flex' })}>
        <TagChip tone={tag.colour} label={tag.name} />
      </span>
      {tag.scope !== 'asset' && (
        <span className={css({ textStyle: 'table', color: 'text.muted' })}>{scopeWords(tag.scope)}</span>
      )}
      {tag.count === 0 ? (
        <span className={css({ textStyle: 'table', color: 'text.muted' })}>{countWords(tag.count)}</span>
      ) : (
        <Link
          to="/app/settings/assets-inventory"
          search={{ tag_id: tag.id }}
          className={link()}
          aria-label={named(countWords(tag.count))}
        >
          {countWords(tag.count)}
        </Link>
      )}
      <span className={hstack({ gap: '1' })}>
        <IconButton label={named(t(($) => $.history.show))} onClick={() => onAct({ kind: 'history', tag })}>
          <History />
        </IconButton>
        {canWrite && (
          <>
            <IconButton label={named(t(($) => $.edit))} onClick={() => onAct({ kind: 'edit', tag })}>
              <Pencil />
            </IconButton>
            {others && (
              <IconButton label={named(t(($) => $.merge))} onClick={() => onAct({ kind: 'merge', tag })}>
                <Merge />
              </IconButton>
            )}
            <IconButton label={named(t(($) => $.delete))} onClick={() => onAct({ kind: 'delete', tag })}>
              <Trash2 />
            </IconButton>
          </>
        )}
      </span>
    </li>
  )
}
