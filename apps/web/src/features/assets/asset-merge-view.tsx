import type { Asset, AssetField, AssetInput } from '@plenum/domain/asset'
import { formatList } from '@plenum/i18n/format'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { grid, stack } from '@plenum/ui/patterns'
import * as Sheet from '@plenum/ui/sheet'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'
import type { Refusal } from './asset-form.tsx'
import { inputOf, mergeOf } from './asset-merge.ts'
import type { Names } from './asset-names.ts'
import { useFieldWords } from './field-words.tsx'

type Side = 'mine' | 'theirs'

interface AssetMergeProps {
  before: AssetInput
  mine: AssetInput
  theirs: Asset
  names: Names
  onSave: (values: AssetInput) => Promise<Refusal | 'saved' | 'stale'>
  onDone: () => void
}

/** Two people changed one asset: what to keep, field by field. */
export function AssetMerge({ before, mine, theirs, names, onSave, onDone }: AssetMergeProps) {
  const { t } = useTranslation('assets')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const [sides, setSides] = useState<Partial<Record<AssetField, Side>>>({})
  const [state, setState] = useState<{ at: 'choosing' | 'saving' } | { at: 'failed'; message: string }>({
    at: 'choosing',
  })
  const present = inputOf(theirs)
  const merge = mergeOf(before, mine, present)
  const sideOf = (field: AssetField): Side => sides[field] ?? 'mine'
  const save = async () => {
    setState({ at: 'saving' })
    const kept = [...merge.conflicts, ...merge.mine].filter((field) => sideOf(field) === 'mine')
    const ended = await onSave({
      ...present,
      ...Object.fromEntries(kept.map((field) => [field, mine[field]])),
    })
    if (ended === 'saved') onDone()
    else setState(ended === 'stale' ? { at: 'choosing' } : { at: 'failed', message: ended.message })
  }
  return (
    <>
      <Sheet.Body className={stack({ gap: '5' })}>
        <Alert tone="warning" live title={t(($) => $.merge.title)}>
          {t(($) => $.merge.text)}
        </Alert>
        {state.at === 'failed' && (
          <Alert tone="error" live>
            {state.message}
          </Alert>
        )}
        {[...merge.conflicts, ...merge.mine].map((field) => (
          <MergeField
            key={field}
            field={field}
            side={sideOf(field)}
            values={{ before, mine, theirs: present }}
            names={names}
            onSide={(side) => setSides({ ...sides, [field]: side })}
          />
        ))}
        {merge.theirs.length > 0 && (
          <p className={css({ color: 'text.muted' })}>
            {t(($) => $.merge.only_theirs, {
              fields: formatList(
                language,
                merge.theirs.map((field) => fields(($) => $.asset[field])),
              ),
            })}
          </p>
        )}
      </Sheet.Body>
      <Sheet.Footer>
        <Button tone="primary" loading={state.at === 'saving'} onClick={() => void save()}>
          {t(($) => $.merge.save)}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {t(($) => $.merge.discard)}
        </Button>
      </Sheet.Footer>
    </>
  )
}

interface MergeFieldProps {
  field: AssetField
  side: Side
  values: Record<Side | 'before', AssetInput>
  names: Names
  onSide: (side: Side) => void
}

/** One field with both values, mine chosen unless the person says otherwise. */
function MergeField({ field, side, values, names, onSide }: MergeFieldProps) {
  const { t } = useTranslation('assets')
  const label = useTranslation('fields').t(($) => $.asset[field])
  const words = useFieldWords(names)
  return (
    <fieldset className={stack({ gap: '2' })}>
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
            <input
              type="radio"
              name={`merge-${field}`}
              checked={side === each}
              onChange={() => onSide(each)}
            />
            <span className={css({ textStyle: 'table', color: 'text.muted' })}>
              {t(($) => $.merge[each])}
            </span>
            <span className={css({ textStyle: 'table', overflowWrap: 'anywhere' })}>
              {words(field, values[each])}
            </span>
          </label>
        ))}
        <span />
        <span className={css({ textStyle: 'caption', color: 'text.muted' })}>{t(($) => $.merge.before)}</span>
        <span className={css({ textStyle: 'caption', color: 'text.muted', overflowWrap: 'anywhere' })}>
          {words(field, values.before)}
        </span>
      </div>
    </fieldset>
  )
}
