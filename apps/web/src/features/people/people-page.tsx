import { exportApi } from '@plenum/api-client/exports'
import { may } from '@plenum/domain/permission'
import type { User } from '@plenum/domain/user'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { Card } from '@plenum/ui/card'
import { button } from '@plenum/ui/recipes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import * as v from 'valibot'
import { http } from '#app/api.ts'
import { TakeList } from '#app/files/take-list.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { part } from '#app/notices/part.ts'
import { ImportButton } from '#app/record-import/import-button.tsx'
import { QueryError } from '#app/notices/query-error.tsx'
import { InvitationsList } from './invitations-list.tsx'
import type { Act } from './people-acts.ts'
import { PeopleContext } from './people-context.ts'
import { PeopleList } from './people-list.tsx'
import { listQueryOf, PeopleSearch } from './people-search.ts'
import { PeopleToolbar } from './people-toolbar.tsx'
import { api, peopleQueries } from './queries.ts'

const exports = exportApi(http)

const route = getRouteApi('/app/users')
const app = getRouteApi('/app')
const ActDialog = part(async () => (await import('./act-dialog.tsx')).ActDialog)
const InviteDialog = part(async () => (await import('./invite-dialog.tsx')).InviteDialog)

/** The list as its file is asked for. */
function takenOf(address: PeopleSearch) {
  const { ordering, ...filter } = listQueryOf(address)
  return { filter, ...(ordering && { ordering }) }
}

/** Everybody of the company, and who has been invited. */
export function PeoplePage() {
  const { t } = useTranslation('people')
  const inTeams = useTranslation('teams').t
  const address = v.parse(PeopleSearch, route.useSearch())
  const navigate = route.useNavigate()
  const queryClient = useQueryClient()
  const viewer = app.useRouteContext({ select: ({ user }) => user })
  const canWrite = may(viewer.permissions, 'users', 'write')
  const known = useQuery(peopleQueries.teams())
  const teams = known.data ?? []
  const { data: administrators } = useQuery(peopleQueries.administrators())
  const [isInviting, setIsInviting] = useState(false)
  const [asked, setAsked] = useState<{ act: Act; person: User } | null>(null)
  // nobody is given to no team because nobody knows which there are
  const withTeams = (act: () => void) => (known.isError && !known.data ? void known.refetch() : act())
  const go = (change: Partial<PeopleSearch>, replace = false) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace })
  return (
    <PeopleContext
      value={{
        viewer,
        teams,
        administrators,
        onAct: (act, person) => {
          const ask = () => setAsked({ act, person })
          return act === 'team' ? withTeams(ask) : ask()
        },
      }}
    >
      <AppPage
        title={t(($) => $.title)}
        lead={t(($) => $.lead)}
        body={address.view === 'invitations' ? 'plain' : 'table'}
        actions={
          <>
            {address.view === undefined && (
              <TakeList
                words={t(($) => $.take, { returnObjects: true })}
                take={(format, signal) =>
                  exports.lists({ list: 'user', format, ...takenOf(address) }, signal)
                }
              />
            )}
            <Link to="/app/settings/users-configuration" className={button({ tone: 'neutral' })}>
              {t(($) => $.configure)}
            </Link>
            {canWrite && <ImportButton kind="user" />}
            {canWrite && (
              <Button tone="primary" onClick={() => withTeams(() => setIsInviting(true))}>
                <UserPlus aria-hidden="true" />
                {t(($) => $.invite.action)}
              </Button>
            )}
          </>
        }
        toolbar={<PeopleToolbar address={address} teams={teams} onChange={go} />}
      >
        {known.isError && !known.data && (
          <Card>
            <QueryError
              title={inTeams(($) => $.failed)}
              error={known.error}
              area="users"
              onRetry={() => void known.refetch()}
            />
          </Card>
        )}
        {address.view === 'invitations' ? (
          <Card inset="none">
            <InvitationsList viewer={viewer} teams={teams} canWrite={canWrite} />
          </Card>
        ) : (
          <PeopleList address={address} canWrite={canWrite} onChange={go} />
        )}
      </AppPage>
      <Suspense fallback={null}>
        {asked && <ActDialog {...asked} onClose={() => setAsked(null)} />}
        {isInviting && (
          <InviteDialog
            viewer={viewer}
            teams={teams}
            onInvite={async (input) => {
              await api.invitations.create(input)
              await queryClient.invalidateQueries({ queryKey: peopleQueries.all() })
            }}
            onClose={() => setIsInviting(false)}
          />
        )}
      </Suspense>
    </PeopleContext>
  )
}
