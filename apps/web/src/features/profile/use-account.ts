import type { EmailChange, PasswordChange, Profile } from '@plenum/domain/account'
import { CurrentUser, type SignedIn } from '@plenum/domain/session'
import { useTranslation } from '@plenum/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { savedOf, type Saved } from '#app/form/saved.ts'
import { files } from '#app/files/queries.ts'
import { notify } from '#app/notices/notify.ts'
import { sessionQuery } from '#app/session.ts'
import { account, sessionsQuery } from './queries.ts'
import { refusalOf } from '#app/form/use-sending.ts'

/** What a person can change of the own account; each answers why it was refused, or null. */
export function useAccount() {
  const { t } = useTranslation('profile')
  const queryClient = useQueryClient()
  const router = useRouter()
  // every screen reads who is signed in from the route above it
  const show = (present: CurrentUser) => {
    queryClient.setQueryData(sessionQuery.queryKey, present)
    return router.invalidate()
  }
  const done = (title: string) => void notify({ type: 'success', title })
  const saveProfile = async (seen: CurrentUser, profile: Profile): Promise<Saved<CurrentUser>> => {
    const ended = await savedOf(CurrentUser, account.update(seen, profile))
    if (ended.at === 'saved') done(t(($) => $.personal.saved))
    if (ended.at !== 'refused') await show(ended.at === 'saved' ? ended.record : ended.theirs)
    return ended
  }
  const changePicture = async (picture: File | null): Promise<void> => {
    const stored = picture && (await files.upload(picture, { purpose: 'avatar' }))
    await show(await account.setAvatar(stored?.id ?? null))
    done(t(($) => (picture ? $.picture.changed : $.picture.removed)))
  }
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
  return { saveProfile, changePicture, changeEmail, changePassword }
}
