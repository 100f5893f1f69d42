import type { Asset } from '@plenum/domain/asset'
import * as Menu from '@plenum/ui/menu'
import { useNavigate } from '@tanstack/react-router'
import { MoveRight, PackageX, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The menu of a row: what can be done with its asset. */
export function RowActions({ row, trigger }: { row: Asset; trigger: ReactNode }) {
  const { t } = useTranslation('assets')
  const navigate = useNavigate()
  const edit = () =>
    void navigate({
      to: '/app/settings/assets-inventory',
      search: (now) => ({ ...now, asset: row.id, view: 'edit' as const }),
    })
  const coming = t(($) => $.coming)
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger>{trigger}</Menu.Trigger>
      <Menu.Content>
        <Menu.Item value="edit" icon={<Pencil />} onSelect={edit}>
          {t(($) => $.edit)}
        </Menu.Item>
        <Menu.Item value="move" icon={<MoveRight />} onSelect={edit} disabledReason={coming}>
          {t(($) => $.move)}
        </Menu.Item>
        <Menu.Item value="decommission" icon={<PackageX />} onSelect={edit} disabledReason={coming}>
          {t(($) => $.decommission)}
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  )
}
