import { css } from '@plenum/ui/css'
import * as Dialog from '@plenum/ui/dialog'
import { Kbd } from '@plenum/ui/kbd'
import { grid, hstack, stack } from '@plenum/ui/patterns'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { shortcutsByGroup } from '#app/page/shortcuts.ts'

interface ShortcutsDialogProps {
  open: boolean
  onClose: () => void
}

const NAMED = ['Escape', 'Enter', 'PageUp', 'PageDown', 'Home', 'End'] as const
const SIGNS: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓' }
const namedKey = (key: string) => NAMED.find((each) => each === key)
const isApple = () => navigator.userAgent.includes('Mac')

/** Every shortcut there is, as the registry has it. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation('shell')
  const common = useTranslation('common').t
  return (
    <Dialog.Root open={open} onOpenChange={(change) => !change.open && onClose()}>
      <Dialog.Content size="wide">
        <Dialog.Header title={t(($) => $.shortcuts.title)} closeLabel={common(($) => $.actions.close)} />
        <Dialog.Description>{t(($) => $.shortcuts.text)}</Dialog.Description>
        <Dialog.Body>
          <div className={grid({ columns: { base: 1, md: 2 }, columnGap: '8', rowGap: '5', pb: '5' })}>
            {shortcutsByGroup().map(({ group, shortcuts }) => (
              <section key={group} className={stack({ gap: '2' })}>
                <h3 className={css({ textStyle: 'label' })}>{t(($) => $.shortcuts.groups[group])}</h3>
                <dl className={stack({ gap: '1.5' })}>
                  {shortcuts.map(({ name, keys, withModifier = false }) => (
                    <div key={name} className={hstack({ gap: '3', justifyContent: 'space-between' })}>
                      <dt>{t(($) => $.shortcuts.names[name])}</dt>
                      <dd className={hstack({ gap: '1.5', flexShrink: '0', color: 'text.muted' })}>
                        <Keys keys={keys} withModifier={withModifier} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface KeysProps {
  keys: readonly string[]
  withModifier: boolean
}

function Keys({ keys, withModifier }: KeysProps) {
  const { t } = useTranslation('shell')
  const modifier = isApple() ? '⌘' : t(($) => $.shortcuts.keys.Control)
  const wordOf = (key: string) => {
    const named = namedKey(key)
    return named ? t(($) => $.shortcuts.keys[named]) : (SIGNS[key] ?? key.toUpperCase())
  }
  return keys.map((key, at) => (
    <Fragment key={key}>
      {at > 0 && <span>{t(($) => $.shortcuts.or)}</span>}
      <Kbd>{withModifier ? `${modifier} ${wordOf(key)}` : wordOf(key)}</Kbd>
    </Fragment>
  ))
}
