import './later.css'
import { markedText } from '@plenum/ui/recipes'

export interface TextPart {
  text: string
  tone: 'plain' | 'strong' | 'warning' | 'danger'
}

/** A text as it was typed with some of it marked; a screen reader hears what is wrong from the list beside it. */
export function MarkedText({ label, parts }: { label: string; parts: readonly TextPart[] }) {
  const startOf = (index: number) => parts.slice(0, index).reduce((sum, { text }) => sum + text.length, 0)
  return (
    <code role="img" aria-label={label} className={markedText().root}>
      {parts.map(({ text, tone }, index) => {
        const Part = tone === 'danger' || tone === 'warning' ? 'mark' : 'span'
        return (
          <Part key={startOf(index)} className={markedText({ tone }).part}>
            {text}
          </Part>
        )
      })}
    </code>
  )
}
