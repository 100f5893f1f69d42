/** How many background colours an avatar can have. */
export const AVATAR_COLOURS = 4

/** First letters of up to two words of a full name. */
export const initials = (fullName: string): string =>
  fullName
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase()

/** Index of the background colour: the sum of the name's character codes, modulo the number of colours. */
export const avatarColour = (fullName: string): number =>
  [...Array(fullName.length).keys()].reduce((sum, at) => sum + fullName.charCodeAt(at), 0) % AVATAR_COLOURS
