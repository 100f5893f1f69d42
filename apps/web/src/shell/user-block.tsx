import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { Skeleton } from '@plenum/ui/skeleton'
import { PersonAvatar } from '#app/files/person-avatar.tsx'

interface UserBlockProps {
  fullName: string | undefined
  email: string | undefined
  /** The file of the picture; null for initials. */
  picture?: string | null | undefined
  collapsed: boolean
}

const cut = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

/** Who is signed in; a placeholder until name and e-mail are both known. */
export function UserBlock({ fullName, email, picture, collapsed }: UserBlockProps) {
  const { t } = useTranslation('shell')
  const box = hstack({ gap: '2.5', px: collapsed ? '0' : '2', py: '1.5', minWidth: '0' })
  if (!fullName || !email)
    return (
      <li className={box} aria-busy="true" aria-label={t(($) => $.account.loading)}>
        <Skeleton shape="round" />
        {!collapsed && <Skeleton width="long" />}
      </li>
    )
  return (
    <li className={box} title={collapsed ? `${fullName} · ${email}` : undefined}>
      <PersonAvatar name={fullName} picture={picture} />
      {!collapsed && (
        <div className={stack({ gap: '0', minWidth: '0' })}>
          <span className={`${css({ textStyle: 'label' })} ${cut}`}>{fullName}</span>
          <span className={`${css({ textStyle: 'caption', color: 'text.muted' })} ${cut}`}>{email}</span>
        </div>
      )}
    </li>
  )
}
