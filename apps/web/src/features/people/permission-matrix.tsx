import { refusalOfPermissions } from '@plenum/domain/access'
import {
  PERMISSION_AREAS,
  PERMISSION_LEVELS,
  type PermissionArea,
  type PermissionLevel,
  type Permissions,
} from '@plenum/domain/permission'
import type { CurrentUser } from '@plenum/domain/session'
import type { Team } from '@plenum/domain/team'
import { useTranslation } from '@plenum/i18n/react'
import { ChoiceMatrix } from '@plenum/ui/choice-matrix'
import { css } from '@plenum/ui/css'

interface PermissionMatrixProps {
  viewer: CurrentUser
  /** The team as the server has it: what it may already can be left to it. */
  team: Team
  value: Permissions
  /** Left out where the viewer may only look. */
  onChange?: (value: Permissions) => void
}

/** A level for every area of the application. */
export function PermissionMatrix({ viewer, team, value, onChange }: PermissionMatrixProps) {
  const { t } = useTranslation('teams')
  const areas = useTranslation('shell').t
  const issues = useTranslation('issues').t
  const refusalOf = (area: PermissionArea, level: PermissionLevel) =>
    refusalOfPermissions(viewer, team, { ...team, permissions: { ...team.permissions, [area]: level } })
  const refusals = PERMISSION_AREAS.flatMap((area) =>
    PERMISSION_LEVELS.map((level) => refusalOf(area, level)),
  )
  const refused = refusals.find((refusal) => refusal !== null)
  const readOnly = onChange === undefined
  return (
    <>
      <ChoiceMatrix
        label={t(($) => $.permissions)}
        heading={t(($) => $.area)}
        choices={PERMISSION_LEVELS.map((level) => ({ value: level, label: t(($) => $.levels[level]) }))}
        rows={PERMISSION_AREAS.map((area) => ({
          id: area,
          label: areas(($) => $.areas[area]),
          help: t(($) => $.about[area]),
        }))}
        value={value}
        onChoose={(area, level) => onChange?.({ ...value, [area]: level })}
        reasonFor={(area, level) => {
          const code = readOnly ? 'permission_denied' : refusalOf(area, level)
          return code === null ? undefined : issues(($) => $[code], { count: 0 })
        }}
      />
      {!readOnly && refused && (
        <p className={css({ textStyle: 'caption', color: 'text.muted', maxWidth: 'prose' })}>
          {issues(($) => $[refused], { count: 0 })}
        </p>
      )}
    </>
  )
}
