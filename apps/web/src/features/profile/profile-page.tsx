import type { ClientError } from '@plenum/api-client/client-error'
import { useTranslation } from '@plenum/i18n/react'
import { grid, stack } from '@plenum/ui/patterns'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ConfirmLeave } from '#app/form/confirm-leave.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { AccountSection } from './account-section.tsx'
import { EmailForm } from './email-form.tsx'
import { OwnPicture } from './own-picture.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordForm } from './password-form.tsx'
import { Preferences } from './preferences.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useAccount } from './use-account.ts'
import type { FormHandle } from '#app/form/use-sending.ts'

const app = getRouteApi('/app')

/** One's own account: who one is, how one signs in, and where one is signed in. */
export function ProfilePage() {
  const { t } = useTranslation('profile')
  const user = app.useRouteContext({ select: (context) => context.user })
  const hash = useLocation({ select: (location) => location.hash })
  const { saveProfile, changePicture, changeEmail, changePassword } = useAccount()
  const profile = useRef<FormHandle>(null)
  const email = useRef<FormHandle>(null)
  const password = useRef<FormHandle>(null)
  // a form that was taken begins anew
  const [taken, setTaken] = useState({ email: 0, password: 0 })
  const once = (name: keyof typeof taken) => (refused: ClientError | null) => {
    if (refused === null) setTaken((before) => ({ ...before, [name]: before[name] + 1 }))
    return refused
  }
  const unsaved = () =>
    [profile, email, password].flatMap(({ current }) => (current?.isUnsaved() ? [current] : []))
  return (
    <AppPage title={t(($) => $.title)} body="plain">
      <div className={columns}>
        <div className={stack({ gap: '5' })}>
          <AccountSection id="personal" title={t(($) => $.personal.title)}>
            <OwnPicture user={user} onPicture={changePicture} />
            <ProfileForm ref={profile} user={user} onSave={saveProfile} />
          </AccountSection>
          <AccountSection title={t(($) => $.preferences.title)} lead={t(($) => $.preferences.kept)}>
            <Preferences />
          </AccountSection>
          <AccountSection title={t(($) => $.sessions.title)} lead={t(($) => $.sessions.lead)}>
            <OwnSessions />
          </AccountSection>
        </div>
        <div className={stack({ gap: '5' })}>
          <AccountSection
            id="password"
            title={t(($) => $.password.title)}
            lead={t(($) => $.password.consequence)}
          >
            <PasswordForm
              key={taken.password}
              ref={password}
              email={user.email}
              isSought={hash === 'password'}
              onChange={(change) => changePassword(change).then(once('password'))}
            />
          </AccountSection>
          <AccountSection
            title={t(($) => $.email.title)}
            lead={`${t(($) => $.email.present, { email: user.email })} ${t(($) => $.email.consequence)}`}
          >
            <EmailForm
              key={taken.email}
              ref={email}
              onChange={(change) => changeEmail(change).then(once('email'))}
            />
          </AccountSection>
        </div>
      </div>
      <ConfirmLeave
        isUnsaved={() => unsaved().length > 0}
        leaves={({ current, next }) => next.pathname !== current.pathname}
        onSave={async () => {
          for (const form of unsaved()) if (!(await form.save())) return false
          return true
        }}
      />
    </AppPage>
  )
}

const columns = grid({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: '5',
  alignItems: 'start',
})
