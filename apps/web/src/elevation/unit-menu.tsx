import { useTranslation } from '@plenum/i18n/react'
import * as Menu from '@plenum/ui/menu'
import { Lock, PackagePlus } from 'lucide-react'

interface UnitMenuProps {
  /** The free unit that was pressed. */
  unit: Element
  onPlace: () => void
  onReserve: () => void
  onClose: () => void
}

/** What can be done with a free unit, beside it. */
export function UnitMenu({ unit, onPlace, onReserve, onClose }: UnitMenuProps) {
  const { t } = useTranslation('racks')
  return (
    <Menu.Root
      open
      aria-label={unit.getAttribute('aria-label') ?? ''}
      positioning={{ placement: 'bottom', getAnchorRect: () => unit.getBoundingClientRect() }}
      onOpenChange={({ open }) => {
        if (open) return
        onClose()
        if (unit instanceof SVGElement) unit.focus()
      }}
    >
      <Menu.Content>
        <Menu.Item value="place" icon={<PackagePlus aria-hidden="true" />} onSelect={onPlace}>
          {t(($) => $.place_here)}
        </Menu.Item>
        <Menu.Item value="reserve" icon={<Lock aria-hidden="true" />} onSelect={onReserve}>
          {t(($) => $.reserve_here)}
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  )
}
