import { useTranslation } from '@plenum/i18n/react'
import * as Menu from '@plenum/ui/menu'
import { ClipboardCopy, FileDown, QrCode } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Output } from './output-dialogs.tsx'

interface OutputMenuProps {
  trigger: ReactNode
  onChoose: (output: Output) => void
  /** Copies the codes of some assets. */
  onCopy?: () => void
}

/** The ways out of the list. */
export function OutputMenu({ trigger, onChoose, onCopy }: OutputMenuProps) {
  const { t } = useTranslation('assets')
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger>{trigger}</Menu.Trigger>
      <Menu.Content>
        <Menu.Item value="export" icon={<FileDown />} onSelect={() => onChoose('export')}>
          {t(($) => $.output.export)}
        </Menu.Item>
        <Menu.Item value="labels" icon={<QrCode />} onSelect={() => onChoose('labels')}>
          {t(($) => $.output.labels)}
        </Menu.Item>
        {onCopy && (
          <Menu.Item value="copy" icon={<ClipboardCopy />} onSelect={onCopy}>
            {t(($) => $.bulk.copy)}
          </Menu.Item>
        )}
      </Menu.Content>
    </Menu.Root>
  )
}
