import { useTranslation } from '@plenum/i18n/react'
import * as Menu from '@plenum/ui/menu'
import { Columns3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { chooseDensity, DENSITIES, useDensity } from '#app/page/density.ts'

interface ViewMenuProps {
  trigger: ReactNode
  onColumns: () => void
}

/** How the list is shown. */
export function ViewMenu({ trigger, onColumns }: ViewMenuProps) {
  const { t } = useTranslation('assets')
  const shell = useTranslation('shell').t
  const current = useDensity()
  const choose = (value: string) => {
    const density = DENSITIES.find((each) => each === value)
    if (density) chooseDensity(density)
  }
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger>{trigger}</Menu.Trigger>
      <Menu.Content>
        <Menu.RadioGroup label={shell(($) => $.density.label)} value={current} onValueChange={choose}>
          {DENSITIES.map((density) => (
            <Menu.RadioItem key={density} value={density}>
              {shell(($) => $.density[density])}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Separator />
        <Menu.Item value="columns" icon={<Columns3 />} onSelect={onColumns}>
          {t(($) => $.columns.choose)}
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  )
}
