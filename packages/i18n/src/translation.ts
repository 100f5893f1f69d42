/** The same keys as the English words, any text: what every other language must bring. */
export type Translation<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Translation<Words[Key]>
}
