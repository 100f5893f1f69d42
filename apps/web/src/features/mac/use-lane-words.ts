import { PRIORITIES } from '@plenum/domain/asset'
import { MAC_KINDS } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import type { BoardLane } from './lanes.ts'
import type { Lane } from './mac-search.ts'

/** What a lane is called. */
export function useLaneWords(): (lane: Lane, of: BoardLane) => string {
  const { t } = useTranslation('work')
  const fields = useTranslation('fields').t
  return (lane, { value }) => {
    if (value === null) return t(($) => $.board.none[lane])
    const priority = PRIORITIES.find((each) => lane === 'priority' && each === value.id)
    if (priority !== undefined) return fields(($) => $.priority[priority])
    const kind = MAC_KINDS.find((each) => lane === 'kind' && each === value.id)
    return kind === undefined ? value.name : t(($) => $.kind[kind])
  }
}
