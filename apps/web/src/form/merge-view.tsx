import { formatList } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { FormActions } from '@plenum/ui/form'
import { hstack, stack } from '@plenum/ui/patterns'
import { Suspense, useState, type ReactNode } from 'react'
import { part } from '#app/notices/part.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { merged, mergeOf } from './merge.ts'
import type { Side } from './merge-field.tsx'
import type { Conflict } from './use-editing.ts'

// wanted seldom, it would weigh on every form
const MergeField = part(async () => (await import('./merge-field.tsx')).MergeField)

interface MergeViewProps<Thing, Field extends string, Values> {
  conflict: Conflict<Thing, Field, Values>
  words: {
    /** What happened, where nobody else can have done it. */
    title?: string
    label: (field: Field) => string
    /** Null for a value that is empty. */
    value: (field: Field, values: Values) => string | null
  }
  /** Over: what was chosen is saved, or what was typed is given up. */
  onDone: (record: Thing) => void
  /** Puts the choice and its buttons into the sheet they belong to. */
  frame?: (choice: ReactNode, actions: ReactNode) => ReactNode
}

/** Two people changed one thing: what to keep, field by field. */
export function MergeView<Thing, Field extends string, Values extends Readonly<Record<Field, unknown>>>(
  props: MergeViewProps<Thing, Field, Values>,
) {
  return <Choice key={props.conflict.round} {...props} />
}

const inPage = (choice: ReactNode, actions: ReactNode) => (
  <div className={stack({ gap: '5', minWidth: '0' })}>
    {choice}
    <FormActions>{actions}</FormActions>
  </div>
)

// what had the focus went away with the form
const takeFocus = (element: HTMLElement | null) => element?.focus()

function Choice<Thing, Field extends string, Values extends Readonly<Record<Field, unknown>>>({
  conflict,
  words,
  onDone,
  frame = inPage,
}: MergeViewProps<Thing, Field, Values>) {
  const { fields, versions, theirs } = conflict
  const { t } = useTranslation('merge')
  const errorWords = useErrorWords()
  const [theirsIn, setTheirsIn] = useState<readonly Field[]>([])
  const [state, setState] = useState<{ at: 'choosing' | 'saving' } | { at: 'failed'; error: unknown }>({
    at: 'choosing',
  })
  const title = words.title ?? t(($) => $.title)
  const isSaving = state.at === 'saving'
  const merge = mergeOf(fields, versions)
  const open = [...merge.conflicts, ...merge.mine]
  const choose = (field: Field, side: Side) => {
    const others = theirsIn.filter((each) => each !== field)
    setTheirsIn(side === 'theirs' ? [...others, field] : others)
  }
  const save = async () => {
    setState({ at: 'saving' })
    const kept = open.filter((field) => !theirsIn.includes(field))
    try {
      const ended = await conflict.save(merged(versions, kept))
      if (ended.at === 'saved') onDone(ended.record)
      else setState(ended.at === 'refused' ? { at: 'failed', error: ended.error } : { at: 'choosing' })
    } catch (error) {
      // what was typed while it was being saved may be no value at all: back there, its field says so
      setState({ at: 'failed', error })
    }
  }
  const valueOf = (field: Field, values: Values) => words.value(field, values) ?? t(($) => $.nothing)
  return frame(
    <>
      <div ref={takeFocus} role="group" aria-label={title} tabIndex={-1}>
        <Alert tone="warning" title={title}>
          {t(($) => $.text)}
        </Alert>
      </div>
      {state.at === 'failed' && (
        <Alert tone="error" live title={t(($) => $.failed)}>
          {errorWords(state.error)}
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
      <Suspense fallback={null}>
        {open.map((field) => (
          <MergeField
            key={field}
            label={words.label(field)}
            side={theirsIn.includes(field) ? 'theirs' : 'mine'}
            values={{
              before: valueOf(field, versions.before),
              mine: valueOf(field, versions.mine),
              theirs: valueOf(field, versions.theirs),
            }}
            onSide={(side) => choose(field, side)}
          />
        ))}
      </Suspense>
      <OnlyTheirs labels={merge.theirs.map(words.label)} />
    </>,
    <>
      <Button tone="primary" loading={isSaving} onClick={() => void save()}>
        {t(($) => $.save)}
      </Button>
      <Button disabled={isSaving} onClick={conflict.back}>
        {t(($) => $.back)}
      </Button>
      <Button tone="quiet" disabled={isSaving} onClick={() => onDone(theirs)}>
        {t(($) => $.discard)}
      </Button>
    </>,
  )
}

/** What the others changed alone: it stays as they left it. */
function OnlyTheirs({ labels }: { labels: readonly string[] }) {
  const { t } = useTranslation('merge')
  const language = useLanguage()
  if (labels.length === 0) return null
  return (
    <p className={css({ color: 'text.muted' })}>
      {t(($) => $.only_theirs, { fields: formatList(language, labels) })}
    </p>
  )
}
