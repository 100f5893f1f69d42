import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { stack } from '@plenum/ui/patterns'
import { TextInput } from '@plenum/ui/text-input'
import { useState } from 'react'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import type { AddingProps } from './asset-lookup.tsx'
import { quiet } from './asset-mark.tsx'
import { lookUp } from './look-up.ts'

interface Scanned {
  number: number
  line: string
  /** What became of it; null while that is asked. */
  said: string | null
}

/** The last codes that are told. */
const TOLD = 4

/** A field that takes one code after the other: a scanner's Enter looks it up, and the field waits for the next. */
export function ScanAssets({ there, onAdd }: AddingProps) {
  const { t } = useTranslation('forms')
  const errorWords = useErrorWords()
  const [scanned, setScanned] = useState<readonly Scanned[]>([])
  const tell = (number: number, said: string) =>
    setScanned((all) => all.map((each) => (each.number === number ? { ...each, said } : each)))
  const take = async (line: string) => {
    const number = scanned.length
    setScanned((all) => [...all, { number, line, said: null }])
    try {
      const looked = await lookUp(line)
      if (looked.at !== 'found')
        return tell(
          number,
          t(($) => $.what[looked.at], { line }),
        )
      const isThere = there.some(({ asset }) => asset?.id === looked.asset.id)
      onAdd([looked.asset])
      const { name } = looked.asset
      return tell(number, isThere ? t(($) => $.what.already, { name }) : t(($) => $.what.added, { name }))
    } catch (error) {
      return tell(number, errorWords(error))
    }
  }
  return (
    <div className={stack({ gap: '2' })}>
      <Field
        label={t(($) => $.what.scan_label)}
        help={t(($) => $.what.scan_help)}
        className={css({ maxWidth: '[32rem]' })}
      >
        <TextInput
          face="code"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          onKeyDown={(event) => {
            const line = event.currentTarget.value.trim()
            if (event.key !== 'Enter' || line === '') return
            // the form would go on to its next step
            event.preventDefault()
            event.currentTarget.value = ''
            void take(line)
          }}
        />
      </Field>
      <div role="status">
        <ol className={stack({ gap: '0.5' })}>
          {scanned.slice(-TOLD).map(({ number, line, said }) => (
            <li key={number} className={quiet}>
              <span className={css({ textStyle: 'code' })}>{line}</span>: {said ?? t(($) => $.what.looking)}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
