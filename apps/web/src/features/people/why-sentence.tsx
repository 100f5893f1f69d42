import { explainAccess } from '@plenum/domain/access'
import type { PermissionArea } from '@plenum/domain/permission'
import type { Team } from '@plenum/domain/team'
import type { User } from '@plenum/domain/user'
import { useTranslation } from '@plenum/i18n/react'
import { rightsOf } from './people-acts.ts'

interface WhySentenceProps {
  person: User
  teams: readonly Team[]
  area: PermissionArea
}

/** What a person may do in an area, and what that comes from. */
export function WhySentence({ person, teams, area }: WhySentenceProps) {
  const { t } = useTranslation('teams')
  const areas = useTranslation('shell').t
  const { level, because, team } = explainAccess(rightsOf(person, teams), area)
  const params = { name: person.full_name, team: team?.name ?? '', area: areas(($) => $.areas[area]) }
  return <p role="status">{t(($) => $.why[because === 'team' ? level : because], params)}</p>
}
