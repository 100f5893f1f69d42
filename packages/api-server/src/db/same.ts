/** `true` where two types are the same, else a type that `true` does not satisfy. */
export type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : Other) : One
