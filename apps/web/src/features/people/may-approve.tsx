import { refusalOfPermissions } from '@plenum/domain/access'
import type { CurrentUser } from '@plenum/domain/session'
import type { Team } from '@plenum/domain/team'
import { useTranslation } from '@plenum/i18n/react'
import { Checkbox } from '@plenum/ui/checkbox'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { useId } from 'react'

interface MayApproveProps {
  viewer: CurrentUser
  /** The team as the server has it: what it may already can be left to it. */
  team: Team
  value: boolean
  /** Left out where the viewer may only look. */
  onChange?: (value: boolean) => void
}

/** Whether the people of a team may let through, with a reason, what a check refuses. */
export function MayApprove({ viewer, team, value, onChange }: MayApproveProps) {
  const { t } = useTranslation('teams')
  const issues = useTranslation('issues').t
  const refused = refusalOfPermissions(viewer, team, { ...team, may_approve: !team.may_approve })
  const help = useId()
  return (
    <div className={stack({ gap: '1', minWidth: '0' })}>
      <Checkbox
        label={t(($) => $.may_approve)}
        checked={value}
        disabled={onChange === undefined || refused !== null}
        aria-describedby={help}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <p id={help} className={css({ textStyle: 'caption', color: 'text.muted', maxWidth: 'prose' })}>
        {onChange === undefined || refused === null
          ? t(($) => $.may_approve_text)
          : issues(($) => $[refused], { count: 0 })}
      </p>
    </div>
  )
}
