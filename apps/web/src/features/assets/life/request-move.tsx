import { WORK_ITEMS_MAX } from '@plenum/domain/work-item'
import { useTranslation } from '@plenum/i18n/react'
import { button } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { useWords } from '#app/page/use-words.ts'

/** The way to the form that asks for a move of the selected assets; a request takes no more than so many. */
export function RequestMove({ ids }: { ids: readonly string[] }) {
  useWords('forms')
  const { t } = useTranslation('forms')
  if (ids.length > WORK_ITEMS_MAX) return null
  return (
    <Link to="/app/forms/mac" search={{ kind: 'move', assets: ids.join(',') }} className={button()}>
      <FileText aria-hidden="true" />
      {t(($) => $.request_move)}
    </Link>
  )
}
