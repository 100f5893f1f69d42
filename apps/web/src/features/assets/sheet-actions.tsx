import type { Asset } from '@plenum/domain/asset'
import { decommissionSteps } from '@plenum/domain/decommission'
import { useTranslation } from '@plenum/i18n/react'
import * as Menu from '@plenum/ui/menu'
import { useNavigate } from '@tanstack/react-router'
import { FileText, PackageX, QrCode } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '#app/page/use-words.ts'
import { useMayRequest } from './life/use-may-request.ts'

interface SheetActionsProps {
  asset: Asset
  /** Whether it can be changed at all. */
  mayChange: boolean
  trigger: ReactNode
  onChoose: (view: 'labels' | 'decommission') => void
}

/** What is done with an open asset more rarely. */
export function SheetActions({ asset, mayChange, trigger, onChoose }: SheetActionsProps) {
  useWords('forms')
  const { t } = useTranslation('assets')
  const forms = useTranslation('forms').t
  const navigate = useNavigate()
  const mayRequest = useMayRequest()
  const notYet = decommissionSteps(asset.status) === null ? t(($) => $.not_yet) : undefined
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger>{trigger}</Menu.Trigger>
      <Menu.Content>
        <Menu.Item value="labels" icon={<QrCode />} onSelect={() => onChoose('labels')}>
          {t(($) => $.output.labels)}
        </Menu.Item>
        {mayRequest && (
          <Menu.Item
            value="request"
            icon={<FileText />}
            onSelect={() =>
              void navigate({ to: '/app/forms/mac', search: { kind: 'move', assets: asset.id } })
            }
          >
            {forms(($) => $.request_move)}
          </Menu.Item>
        )}
        {mayChange && (
          <Menu.Item
            value="decommission"
            icon={<PackageX />}
            onSelect={() => onChoose('decommission')}
            disabledReason={notYet}
          >
            {t(($) => $.decommission)}
          </Menu.Item>
        )}
      </Menu.Content>
    </Menu.Root>
  )
}
