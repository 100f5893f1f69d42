import type { Asset } from '@plenum/domain/asset'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { hstack, stack } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import { Textarea } from '@plenum/ui/textarea'
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { useState } from 'react'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import type { AddingProps } from './asset-lookup.tsx'
import { code } from './asset-mark.tsx'
import { lookUpAll } from './look-up.ts'
import { linesOf, type Looked } from './pasted.ts'

type State =
  | { at: 'typing' }
  | { at: 'looking'; done: number; count: number }
  | { at: 'looked'; answers: readonly Looked<Asset>[] }
  | { at: 'failed'; error: unknown }

/** A pasted list of codes, serial numbers or names: each line is told found, ambiguous or not found. */
export function PasteAssets({ onAdd }: AddingProps) {
  const { t } = useTranslation('forms')
  const errorWords = useErrorWords()
  const [text, setText] = useState('')
  const [state, setState] = useState<State>({ at: 'typing' })
  const lines = linesOf(text)
  const look = async () => {
    setState({ at: 'looking', done: 0, count: lines.length })
    try {
      const answers = await lookUpAll(lines, (done) => setState({ at: 'looking', done, count: lines.length }))
      onAdd(answers.flatMap((answer) => (answer.at === 'found' ? [answer.asset] : [])))
      setState({ at: 'looked', answers })
    } catch (error) {
      setState({ at: 'failed', error })
    }
  }
  const choose = (line: string, asset: Asset) => {
    onAdd([asset])
    setState((now) =>
      now.at === 'looked'
        ? {
            at: 'looked',
            answers: now.answers.map((each) => (each.line === line ? { at: 'found', line, asset } : each)),
          }
        : now,
    )
  }
  return (
    <div className={stack({ gap: '3', maxWidth: '[32rem]' })}>
      <Field label={t(($) => $.what.paste_label)} help={t(($) => $.what.paste_help)}>
        <Textarea
          rows={5}
          spellCheck={false}
          value={text}
          className={css({ fontFamily: 'mono' })}
          onChange={({ target }) => {
            setText(target.value)
            setState({ at: 'typing' })
          }}
        />
      </Field>
      <div>
        <Button
          loading={state.at === 'looking'}
          disabledReason={lines.length === 0 ? t(($) => $.what.paste_first) : undefined}
          onClick={() => void look()}
        >
          {t(($) => $.what.look_up, { count: lines.length })}
        </Button>
      </div>
      <div role="status">
        {state.at === 'looked' && <Answers answers={state.answers} onChoose={choose} />}
      </div>
      {state.at === 'failed' && (
        <Alert tone="error" live title={t(($) => $.what.look_failed)}>
          {errorWords(state.error)}
        </Alert>
      )}
    </div>
  )
}

const icons = {
  found: <CircleCheck aria-hidden="true" className={css({ color: 'text.accent' })} />,
  ambiguous: <CircleHelp aria-hidden="true" className={css({ color: 'text.warning' })} />,
  missing: <CircleX aria-hidden="true" className={css({ color: 'text.danger' })} />,
} as const satisfies Record<Looked<Asset>['at'], unknown>

interface AnswersProps {
  answers: readonly Looked<Asset>[]
  onChoose: (line: string, asset: Asset) => void
}

function Answers({ answers, onChoose }: AnswersProps) {
  const { t } = useTranslation('forms')
  const count = (at: Looked<Asset>['at']) => answers.filter((answer) => answer.at === at).length
  return (
    <div className={stack({ gap: '2' })}>
      <p className={css({ fontWeight: 'medium' })}>
        {t(($) => $.what.outcome, {
          found: count('found'),
          ambiguous: count('ambiguous'),
          missing: count('missing'),
        })}
      </p>
      <ul
        aria-label={t(($) => $.what.lines)}
        className={stack({ gap: '1', maxHeight: '[16rem]', overflowY: 'auto' })}
      >
        {answers.map((answer) => (
          <li
            key={answer.line}
            className={hstack({ gap: '2', flexWrap: 'wrap', '& svg': { width: '[16px]', height: '[16px]' } })}
          >
            {icons[answer.at]}
            <span className={code}>{answer.line}</span>
            {answer.at === 'found' && <span>{answer.asset.name}</span>}
            {answer.at === 'missing' && <span>{t(($) => $.what.missing_short)}</span>}
            {answer.at === 'ambiguous' && (
              <Select
                aria-label={t(($) => $.what.which, { line: answer.line })}
                value=""
                onChange={({ target }) => {
                  const asset = answer.assets.find(({ id }) => id === target.value)
                  if (asset) onChoose(answer.line, asset)
                }}
              >
                <option value="">{t(($) => $.what.several, { count: answer.assets.length })}</option>
                {answer.assets.map((asset) => (
                  <option key={asset.id} value={asset.id}>
                    {asset.name} · {asset.code}
                  </option>
                ))}
              </Select>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
