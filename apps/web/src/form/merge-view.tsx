import { formatList } from '@plenum/i18n/format'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { grid, hstack } from '@plenum/ui/patterns'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'
import { merged, mergeOf, type Versions } from './merge.ts'

type Side = 'mine' | 'theirs'

interface MergeViewProps<Field extends string, Values> {
  fields: readonly Field[]
  versions: Versions<Values>
  words: { label: (field: Field) => string; value: (field: Field, values: Values) => string }
  /** Saves over the others' version; `stale` where somebody has saved once more. */
  onSave: (values: Values) => Promise<'saved' | 'stale' | { message: string }>
  onDone: () => void
  /** Puts the choice and its buttons into the page or sheet they belong to. */
  frame: (choice: ReactNode, actions: ReactNode) => ReactNode
}

/** Two people changed one thing: what to keep, field by field. Give it a new key with each new version of theirs. */
export function MergeView<Field extends string, Values extends Readonly<Record<Field, unknown>>>(
  props: MergeViewProps<Field, Values>,
) {
  const { fields, versions, words, onSave, onDone, frame } = props
  const { t } = useTranslation('merge')
  const language = useLanguage()
  const [theirsIn, setTheirsIn] = useState<readonly Field[]>([])
  const [state, setState] = useState<{ at: 'choosing' | 'saving' } | { at: 'failed'; message: string }>({
    at: 'choosing',
  })
  const merge = mergeOf(fields, versions)
  const open = [...merge.conflicts, ...merge.mine]
  const choose = (field: Field, side: Side) => {
    const others = theirsIn.filter((each) => each !== field)
    setTheirsIn(side === 'theirs' ? [...others, field] : others)
  }
  const save = async () => {
    setState({ at: 'saving' })
    const kept = open.filter((field) => !theirsIn.includes(field))
    const ended = await onSave(merged(versions, kept))
    if (ended === 'saved') onDone()
    else setState(ended === 'stale' ? { at: 'choosing' } : { at: 'failed', message: ended.message })
  }
  return frame(
    <>
      <Alert tone="warning" live title={t(($) => $.title)}>
        {t(($) => $.text)}
      </Alert>
      {state.at === 'failed' && (
        <Alert tone="error" live>
          {state.message}
        </Alert>
      )}
      {open.length > 1 && (
        <div role="group" aria-label={t(($) => $.all)} className={hstack({ gap: '2', flexWrap: 'wrap' })}>
          <Button size="compact" onClick={() => setTheirsIn([])}>
            {t(($) => $.all_mine)}
          </Button>
          <Button size="compact" onClick={() => setTheirsIn(open)}>
            {t(($) => $.all_theirs)}
          </Button>
        </div>
      )}
      {open.map((field) => (
        <MergeField
          key={field}
          label={words.label(field)}
          side={theirsIn.includes(field) ? 'theirs' : 'mine'}
          values={{
            before: words.value(field, versions.before),
            mine: words.value(field, versions.mine),
            theirs: words.value(field, versions.theirs),
          }}
          onSide={(side) => choose(field, side)}
        />
      ))}
      {merge.theirs.length > 0 && (
        <p className={css({ color: 'text.muted' })}>
          {t(($) => $.only_theirs, { fields: formatList(language, merge.theirs.map(words.label)) })}
        </p>
      )}
    </>,
    <>
      <Button tone="primary" loading={state.at === 'saving'} onClick={() => void save()}>
        {t(($) => $.save)}
      </Button>
      <Button tone="quiet" onClick={onDone}>
        {t(($) => $.discard)}
      </Button>
    </>,
  )
}

interface MergeFieldProps {
  label: string
  side: Side
  values: Versions<string>
  onSide: (side: Side) => void
}

/** One field with both values and the one both began with. */
function MergeField({ label, side, values, onSide }: MergeFieldProps) {
  const { t } = useTranslation('merge')
  const name = useId()
  return (
    <fieldset className={css({ display: 'flex', flexDirection: 'column', gap: '2' })}>
      <legend className={css({ textStyle: 'label' })}>{label}</legend>
      <div
        className={grid({
          gridTemplateColumns: 'auto 5rem minmax(0, 1fr)',
          columnGap: '2',
          rowGap: '1.5',
          alignItems: 'baseline',
        })}
      >
        {(['mine', 'theirs'] as const).map((each) => (
          <label key={each} className={css({ display: 'contents', cursor: 'pointer' })}>
            <input type="radio" name={name} checked={side === each} onChange={() => onSide(each)} />
            <span className={css({ textStyle: 'table', color: 'text.muted' })}>{t(($) => $[each])}</span>
            <span className={css({ textStyle: 'table', overflowWrap: 'anywhere' })}>{values[each]}</span>
          </label>
        ))}
        <span />
        <span className={css({ textStyle: 'caption', color: 'text.muted' })}>{t(($) => $.before)}</span>
        <span className={css({ textStyle: 'caption', color: 'text.muted', overflowWrap: 'anywhere' })}>
          {values.before}
        </span>
      </div>
    </fieldset>
  )
}
