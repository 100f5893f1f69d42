import { scannedCode } from '@plenum/domain/code-address'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { hstack } from '@plenum/ui/patterns'
import { TextInput } from '@plenum/ui/text-input'
import { useState } from 'react'

/** A box that a scanner types into, or a person: what is in it is opened with Enter. */
export function ScanBox({ onOpen }: { onOpen: (code: string) => void }) {
  const { t } = useTranslation('plant')
  const [text, setText] = useState('')
  const code = scannedCode(text)
  return (
    <form
      className={hstack({ gap: '2', alignItems: 'flex-end', flexWrap: 'wrap' })}
      onSubmit={(event) => {
        event.preventDefault()
        if (code !== '') onOpen(code)
      }}
    >
      <div className={css({ width: { base: 'full', md: '[20rem]' } })}>
        <Field label={t(($) => $.scan.label)}>
          <TextInput
            face="code"
            autoFocus
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit" disabled={code === ''}>
        {t(($) => $.scan.open)}
      </Button>
    </form>
  )
}
