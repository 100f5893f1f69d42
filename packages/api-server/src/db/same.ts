/** `true` where two types are the same, else a type that `true` does not satisfy. */
export type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : [One, Other]
