import type { User } from '@plenum/domain/user'
import { useTranslation } from '@plenum/i18n/react'
import * as Menu from '@plenum/ui/menu'
import { LogOut, ShieldMinus, ShieldPlus, UserCheck, UserX, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { actsFor, refusalOfAct, type Act } from './people-acts.ts'
import { usePeople } from './people-context.ts'

const ICONS: Record<Act, ReactNode> = {
  team: <Users />,
  raise: <ShieldPlus />,
  lower: <ShieldMinus />,
  end_sessions: <LogOut />,
  disable: <UserX />,
  enable: <UserCheck />,
}

/** The menu of a row: what can be done to its person, and why some of it cannot. */
export function PersonActions({ row, trigger }: { row: User; trigger: ReactNode }) {
  const { t } = useTranslation('people')
  const issues = useTranslation('issues').t
  const { viewer, teams, administrators, onAct } = usePeople()
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger>{trigger}</Menu.Trigger>
      <Menu.Content>
        {actsFor(row).map((act) => {
          const refused = refusalOfAct(viewer, row, { act, teams, administrators })
          return (
            <Menu.Item
              key={act}
              value={act}
              icon={ICONS[act]}
              tone={act === 'disable' ? 'danger' : 'regular'}
              disabledReason={refused === null ? undefined : issues(($) => $[refused], { count: 0 })}
              onSelect={() => onAct(act, row)}
            >
              {t(($) => $.act[act])}
            </Menu.Item>
          )
        })}
      </Menu.Content>
    </Menu.Root>
  )
}
