import { parseTemplate, volatileParts } from '@plenum/domain/nomenclature-template'
import type { NomenclatureEntity } from '@plenum/domain/nomenclature-tokens'
import { useTranslation } from '@plenum/i18n/react'
import { Field } from '@plenum/ui/field'
import { stack } from '@plenum/ui/patterns'
import { Switch } from '@plenum/ui/switch'
import { MarkedText } from '@plenum/ui/marked-text'
import { TextInput } from '@plenum/ui/text-input'
import { Suspense, useRef } from 'react'
import { flushSync } from 'react-dom'
import { part } from '#app/notices/part.ts'
import { markedParts } from './marked-parts.ts'
import { TokenPalette } from './token-palette.tsx'

// few templates need them
const TemplateRemarks = part(async () => (await import('./template-remarks.tsx')).TemplateRemarks)

interface TemplateFieldProps {
  entity: NomenclatureEntity
  value: string
  canWrite: boolean
  onChange: (text: string) => void
}

const CHECK = '{check}'

/** The template of codes: typed or put together, with what is wrong with it where it is wrong. */
export function TemplateField({ entity, value, canWrite, onChange }: TemplateFieldProps) {
  const { t } = useTranslation('nomenclature')
  const box = useRef<HTMLInputElement>(null)
  const read = parseTemplate(value, entity)
  // a place is called by what it stands in, and a request stands nowhere
  const volatile = entity === 'asset' ? volatileParts(read) : []
  const select = (from: number, to: number) => {
    box.current?.focus()
    box.current?.setSelectionRange(from, to)
  }
  const insert = (text: string) => {
    const from = box.current?.selectionStart ?? value.length
    const to = box.current?.selectionEnd ?? from
    // the box shows the new text at once, so that what is typed next goes behind it
    flushSync(() => onChange(value.slice(0, from) + text + value.slice(to)))
    select(from + text.length, from + text.length)
  }
  const hasCheck = read.parts.some((each) => each.kind === 'token' && each.token === 'check')
  return (
    <div className={stack({ gap: '4', minWidth: '0' })}>
      <Field label={t(($) => $.template)} help={t(($) => $.template_help)} required>
        <TextInput
          ref={box}
          face="code"
          value={value}
          spellCheck={false}
          autoComplete="off"
          disabled={!canWrite}
          aria-invalid={read.problems.length > 0}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {value !== '' && (
        <MarkedText label={t(($) => $.read)} parts={markedParts(value, read.problems, volatile)} />
      )}
      {(read.problems.length > 0 || volatile.length > 0) && (
        <Suspense fallback={null}>
          <TemplateRemarks
            text={value}
            problems={read.problems}
            volatile={volatile}
            onShow={select}
            onChange={canWrite ? onChange : null}
          />
        </Suspense>
      )}
      {canWrite && <TokenPalette entity={entity} onInsert={insert} />}
      <Switch
        label={t(($) => $.check)}
        help={t(($) => $.check_help)}
        checked={hasCheck}
        disabled={!canWrite}
        onCheckedChange={(isOn) => onChange(isOn ? value + CHECK : value.replaceAll(CHECK, ''))}
      />
    </div>
  )
}
