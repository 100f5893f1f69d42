import type { SavedView } from '@plenum/domain/saved-view'
import { useTranslation } from '@plenum/i18n/react'
import { ListChecks, ListStart, Pencil, Trash2, Users } from 'lucide-react'
import { MoreMenu } from '#app/page/more-menu.tsx'
import type { ViewActs } from './use-view-acts.ts'

interface ViewRowMenuProps {
  view: SavedView
  team: string | undefined
  acts: ViewActs
  onAsk: (what: 'rename' | 'delete') => void
}

/** What can be done to a view: by its owner all, by others to begin with it. */
export function ViewRowMenu({ view, team, acts, onAsk }: ViewRowMenuProps) {
  const { t } = useTranslation('views')
  const isShared = view.team !== null
  return (
    <MoreMenu
      label={t(($) => $.actions_of, { name: view.name })}
      items={(Menu) => (
        <>
          <Menu.Item
            value="default"
            icon={<ListStart />}
            onSelect={() => void acts.setDefault(view, !view.is_default)}
          >
            {t(($) => (view.is_default ? $.no_default : $.make_default))}
          </Menu.Item>
          {view.own && (
            <>
              <Menu.Item
                value="share"
                icon={<Users />}
                disabledReason={isShared || team !== undefined ? undefined : t(($) => $.no_team)}
                onSelect={() => void acts.change(view, { shared: !isShared })}
              >
                {isShared ? t(($) => $.unshare) : t(($) => $.share, { team: team ?? '…' })}
              </Menu.Item>
              {view.team && (
                <Menu.Item
                  value="team_default"
                  icon={<ListChecks />}
                  onSelect={() => void acts.change(view, { team_default: !view.is_team_default })}
                >
                  {t(($) => (view.is_team_default ? $.no_team_default : $.make_team_default), {
                    team: view.team.name,
                  })}
                </Menu.Item>
              )}
              <Menu.Item value="rename" icon={<Pencil />} onSelect={() => onAsk('rename')}>
                {t(($) => $.rename)}
              </Menu.Item>
              <Menu.Item value="delete" icon={<Trash2 />} tone="danger" onSelect={() => onAsk('delete')}>
                {t(($) => $.delete)}
              </Menu.Item>
            </>
          )}
        </>
      )}
    />
  )
}
