import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import * as Dialog from '@plenum/ui/dialog'
import { Kbd } from '@plenum/ui/kbd'
import { grid, hstack, stack } from '@plenum/ui/patterns'
import { Fragment } from 'react'
import { shortcutsByGroup } from '#app/page/shortcuts.ts'
import { useKeyWords } from '#app/page/use-key-words.ts'

interface ShortcutsDialogProps {
  open: boolean
  onClose: () => void
}

/** Every shortcut there is, as the registry has it. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation('shell')
  const common = useTranslation('common').t
  const keyWords = useKeyWords()
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
                  {shortcuts.map((shortcut) => (
                    <div
                      key={shortcut.name}
                      className={hstack({ gap: '3', justifyContent: 'space-between' })}
                    >
                      <dt>{t(($) => $.shortcuts.names[shortcut.name])}</dt>
                      <dd className={hstack({ gap: '1.5', flexShrink: '0', color: 'text.muted' })}>
                        <Keys words={keyWords(shortcut)} />
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

function Keys({ words }: { words: readonly string[] }) {
  const { t } = useTranslation('shell')
  return words.map((word, at) => (
    <Fragment key={word}>
      {at > 0 && <span>{t(($) => $.shortcuts.or)}</span>}
      <Kbd>{word}</Kbd>
    </Fragment>
  ))
}
