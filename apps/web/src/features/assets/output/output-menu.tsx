import * as Menu from '@plenum/ui/menu'
import { FileDown, Tags } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Output } from './output-dialogs.tsx'

interface OutputMenuProps {
  trigger: ReactNode
  onChoose: (output: Output) => void
}

/** The ways out of the list. */
export function OutputMenu({ trigger, onChoose }: OutputMenuProps) {
  const { t } = useTranslation('assets')
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger>{trigger}</Menu.Trigger>
      <Menu.Content>
        <Menu.Item value="export" icon={<FileDown />} onSelect={() => onChoose('export')}>
          {t(($) => $.output.export)}
        </Menu.Item>
        <Menu.Item value="labels" icon={<Tags />} onSelect={() => onChoose('labels')}>
          {t(($) => $.output.labels)}
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  )
}
