import { avatar } from '@plenum/ui/recipes'

const HUES = ['teal', 'blue', 'violet', 'amber'] as const

interface AvatarProps {
  initials: string
  /** Which of the four colours, 0 to 3. */
  colour: number
  size?: 'sm' | 'md' | 'lg'
}

/** A person's initials on a colour of theirs. Decoration: the name stands beside it. */
export function Avatar({ initials, colour, size = 'md' }: AvatarProps) {
  const hue = HUES[colour % HUES.length] ?? 'teal'
  return <span aria-hidden="true" data-initials={initials} className={avatar({ hue, size })} />
}
