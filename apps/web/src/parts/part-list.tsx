import type { Port, Slot } from '@plenum/domain/port'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { usePartWords } from './use-part-words.ts'

/** Ports or slots, one run in each line. */
export function PartList({ parts }: { parts: readonly (Port | Slot)[] }) {
  const partWords = usePartWords()
  if (parts.length === 0) return null
  return (
    <ul className={stack({ gap: '1' })}>
      {parts.map((each, index) => (
        // nothing else tells one run from another
        <li key={index} className={css({ overflowWrap: 'anywhere' })}>
          {partWords(each)}
        </li>
      ))}
    </ul>
  )
}
