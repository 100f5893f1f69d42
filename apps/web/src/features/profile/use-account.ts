import type { ClientError } from '@plenum/api-client/client-error'
import type { EmailChange, PasswordChange, Profile } from '@plenum/domain/account'
import { CurrentUser, type SignedIn } from '@plenum/domain/session'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { notify } from '#app/notices/notify.ts'
import { sessionQuery } from '#app/session.ts'
import { account, sessionsQuery } from './queries.ts'
import { refusalOf } from '#app/form/use-sending.ts'

const FIELDS = ['name', 'surname', 'phone_number'] as const

/** What a person can change of the own account; each answers why it was refused, or null. */
export function useAccount(user: CurrentUser) {
  const { t } = useTranslation('profile')
  const queryClient = useQueryClient()
  const router = useRouter()
  const [isStale, setIsStale] = useState(false)
  // every screen reads who is signed in from the route above it
  const show = (present: CurrentUser) => {
    queryClient.setQueryData(sessionQuery.queryKey, present)
    return router.invalidate()
  }
  const done = (title: string) => void notify({ type: 'success', title })
  const saveProfile = async (profile: Profile): Promise<ClientError | null> => {
    setIsStale(false)
    const refused = await saveFrom(user, profile)
    const present = v.safeParse(CurrentUser, refused?.current)
    if (refused === null || refused.status !== 412 || !present.success) return refused
    // only something else of the person changed, such as the team: nothing is overwritten
    if (FIELDS.every((field) => present.output[field] === user[field])) {
      return saveFrom(present.output, profile)
    }
    await show(present.output)
    setIsStale(true)
    return refused
  }
  const keepProfile = async (seen: CurrentUser, profile: Profile) => {
    const saved = await account.update(seen, profile)
    done(t(($) => $.personal.saved))
    await show(saved)
  }
  const saveFrom = (seen: CurrentUser, profile: Profile) => refusalOf(keepProfile(seen, profile))
  const renew = async (title: string, { user: present }: SignedIn) => {
    done(title)
    await Promise.all([show(present), queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })])
  }
  const keepEmail = async (change: EmailChange) =>
    renew(
      t(($) => $.email.changed),
      await account.changeEmail(change),
    )
  const keepPassword = async (change: PasswordChange) =>
    renew(
      t(($) => $.password.changed),
      await account.changePassword(change),
    )
  const changeEmail = (change: EmailChange) => refusalOf(keepEmail(change))
  const changePassword = (change: PasswordChange) => refusalOf(keepPassword(change))
  return { isStale, saveProfile, changeEmail, changePassword }
}
