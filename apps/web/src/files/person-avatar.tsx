import { avatarColour, initials } from '@plenum/domain/avatar'
import { Avatar } from '@plenum/ui/avatar'
import { Suspense, type ComponentProps } from 'react'
import { part } from '#app/notices/part.ts'

const PersonPicture = part(async () => (await import('./person-picture.tsx')).PersonPicture)

interface PersonAvatarProps {
  name: string
  /** The file of the picture; null or absent for initials alone. */
  picture?: string | null | undefined
  size?: ComponentProps<typeof Avatar>['size']
}

/** A person's picture, or initials while there is none; what fetches pictures comes with the first one. */
export function PersonAvatar({ name, picture, size = 'md' }: PersonAvatarProps) {
  const look = { initials: initials(name), colour: avatarColour(name), size }
  const plain = <Avatar {...look} />
  if (!picture) return plain
  return (
    <Suspense fallback={plain}>
      <PersonPicture id={picture} {...look} />
    </Suspense>
  )
}
