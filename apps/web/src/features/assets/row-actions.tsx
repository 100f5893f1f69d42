import type { Asset } from '@plenum/domain/asset'
import { decommissionSteps } from '@plenum/domain/decommission'
import { useTranslation } from '@plenum/i18n/react'
import * as Menu from '@plenum/ui/menu'
import { useNavigate } from '@tanstack/react-router'
import { CircleDot, Copy, MapPinCheck, MoveRight, PackageX, Pencil, QrCode } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '#app/page/use-words.ts'
import { NEW_ASSET, type LifeAct } from './assets-search.ts'
import { useVerify } from './life/use-verify.ts'

/** The menu of a row: what can be done with its asset. */
export function RowActions({ row, trigger }: { row: Asset; trigger: ReactNode }) {
  useWords('life')
  const { t } = useTranslation('assets')
  const life = useTranslation('life').t
  const fields = useTranslation('fields').t
  const navigate = useNavigate()
  const verify = useVerify()
  const open = (view: 'edit' | 'labels' | LifeAct) => () =>
    void navigate({
      to: '/app/settings/assets-inventory',
      search: (now) => ({ ...now, asset: row.id, view }),
    })
  const addAnother = () =>
    void navigate({
      to: '/app/settings/assets-inventory',
      search: (now) => ({ ...now, asset: NEW_ASSET, new_like: row.id, tab: undefined, view: undefined }),
    })
  const closed = row.termination_date === null ? undefined : t(($) => $.closed)
  const placeless = row.location === null ? life(($) => $.status.no_place) : undefined
  const notYet = decommissionSteps(row.status) === null ? t(($) => $.not_yet) : undefined
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger>{trigger}</Menu.Trigger>
      <Menu.Content>
        <Menu.Item value="edit" icon={<Pencil />} onSelect={open('edit')} disabledReason={closed}>
          {t(($) => $.edit)}
        </Menu.Item>
        <Menu.Item value="another" icon={<Copy />} onSelect={addAnother}>
          {t(($) => $.another)}
        </Menu.Item>
        <Menu.Item value="move" icon={<MoveRight />} onSelect={open('move')} disabledReason={closed}>
          {t(($) => $.move)}
        </Menu.Item>
        <Menu.Item
          value="verify"
          icon={<MapPinCheck />}
          onSelect={() => void verify(row, 'by_hand')}
          disabledReason={closed ?? placeless}
        >
          {life(($) => $.verify.action)}
        </Menu.Item>
        <Menu.Item value="status" icon={<CircleDot />} onSelect={open('status')} disabledReason={closed}>
          {fields(($) => $.asset.status)}
        </Menu.Item>
        <Menu.Item value="labels" icon={<QrCode />} onSelect={open('labels')}>
          {t(($) => $.output.labels)}
        </Menu.Item>
        <Menu.Item
          value="decommission"
          icon={<PackageX />}
          onSelect={open('decommission')}
          disabledReason={closed ?? notYet}
        >
          {t(($) => $.decommission)}
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  )
}
