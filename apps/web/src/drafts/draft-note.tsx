import { formatDateTime, formatTime } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { wrap } from '@plenum/ui/patterns'
import type { Keeping } from '#app/drafts/draft-keeper.ts'

interface DraftNoteProps {
  /** When what the form began with was written; null where it began blank. */
  restored: string | null
  keeping: Keeping
  onDiscard: () => void
  /** Brings back what was discarded, until something else is typed. */
  onUndo: (() => void) | null
}

/** Says how the draft of a form stands, and lets it go. */
export function DraftNote({ restored, keeping, onDiscard, onUndo }: DraftNoteProps) {
  const { t } = useTranslation('support')
  const { t: common } = useTranslation('common')
  const words = useDraftWords(restored, keeping)
  if (words === null && !onUndo) return null
  return (
    <div className={wrap({ gap: '1', alignItems: 'center' })}>
      <span>{onUndo ? t(($) => $.draft.discarded) : words}</span>
      {onUndo ? (
        <Button tone="quiet" size="compact" autoFocus onClick={onUndo}>
          {common(($) => $.actions.undo)}
        </Button>
      ) : (
        <Button tone="quiet" size="compact" onClick={onDiscard}>
          {common(($) => $.actions.discard)}
        </Button>
      )}
    </div>
  )
}

function useDraftWords(restored: string | null, keeping: Keeping): string | null {
  const { t } = useTranslation('support')
  const language = useLanguage()
  if (keeping.at === 'failed') return t(($) => $.draft.failed)
  const kept = keeping.at === 'typing' ? keeping.before : keeping
  if (kept?.at === 'kept') {
    return t(($) => (kept.where === 'here' ? $.draft.kept_here : $.draft.kept), {
      time: formatTime(language, kept.written_at),
    })
  }
  return restored && t(($) => $.draft.restored, { time: formatDateTime(language, restored) })
}
