import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Checkbox } from '@plenum/ui/checkbox'
import { Definition, DefinitionList } from '@plenum/ui/definition-list'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { useFieldContext } from '#app/form/form-contexts.ts'
import { contextOf } from './came-from.ts'

/** Asks whether to send where somebody was and with what, and shows exactly that. */
export function ConsentField({ page }: { page: string }) {
  const { t } = useTranslation('support')
  const field = useFieldContext<boolean>()
  const context = contextOf(page, useLanguage())
  return (
    <div className={stack({ gap: '2' })}>
      <Checkbox
        name={field.name}
        label={t(($) => $.context.agree)}
        checked={field.state.value}
        onChange={(event) => field.handleChange(event.target.checked)}
      />
      <p className={css({ textStyle: 'caption', color: 'text.muted' })}>{t(($) => $.context.help)}</p>
      <DefinitionList>
        <Definition term={t(($) => $.context.page)} kind="code">
          {context.page}
        </Definition>
        <Definition term={t(($) => $.context.version)} kind="code">
          {context.version}
        </Definition>
        <Definition term={t(($) => $.context.browser)} kind="code">
          {context.browser}
        </Definition>
        <Definition term={t(($) => $.context.language)} kind="code">
          {context.language}
        </Definition>
      </DefinitionList>
    </div>
  )
}
