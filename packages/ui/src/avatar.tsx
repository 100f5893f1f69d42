import { avatar } from '@plenum/ui/recipes'

const HUES = ['teal', 'blue', 'violet', 'amber'] as const

interface AvatarProps {
  initials: string
  /** Which of the four colours, 0 to 3. */
  colour: number
  size?: 'sm' | 'md' | 'lg'
  /** The address of the person's picture; it covers the initials once it is here. */
  src?: string | undefined
}

/** A person's picture, or initials on a colour of theirs. Decoration: the name stands beside it. */
export function Avatar({ initials, colour, size = 'md', src }: AvatarProps) {
  const hue = HUES[colour % HUES.length] ?? 'teal'
  return (
    <span aria-hidden="true" data-initials={initials} className={avatar({ hue, size })}>
      {src !== undefined && (
        // one that fails would be drawn as broken
        <img key={src} src={src} alt="" onError={({ currentTarget }) => (currentTarget.hidden = true)} />
      )}
    </span>
  )
}
