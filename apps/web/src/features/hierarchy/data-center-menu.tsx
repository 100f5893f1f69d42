import type { DataCenter } from '@plenum/domain/place-totals'
import { useTranslation } from '@plenum/i18n/react'
import { useNavigate } from '@tanstack/react-router'
import { Archive, ArchiveRestore, Pencil } from 'lucide-react'
import { MoreMenu } from '#app/page/more-menu.tsx'
import { usePlaceChange } from './use-place-change.ts'

/** What can be done with a data centre from the list. */
export function DataCenterMenu({ node }: { node: DataCenter }) {
  const { t } = useTranslation('hierarchy')
  const navigate = useNavigate()
  const { use } = usePlaceChange()
  const isOld = node.status === 'decommissioned'
  return (
    <MoreMenu
      size="compact"
      label={t(($) => $.more, { name: node.name })}
      items={(Menu) => (
        <>
          <Menu.Item
            value="edit"
            icon={<Pencil />}
            onSelect={() =>
              void navigate({
                to: '/app/settings/hierarchy/$dataCenterId',
                params: { dataCenterId: node.id },
                search: { view: 'edit' },
              })
            }
          >
            {t(($) => $.edit)}
          </Menu.Item>
          <Menu.Item
            value="archive"
            icon={isOld ? <ArchiveRestore /> : <Archive />}
            onSelect={() => void use(node, isOld ? 'active' : 'decommissioned')}
          >
            {t(($) => (isOld ? $.restore : $.archive))}
          </Menu.Item>
        </>
      )}
    />
  )
}
