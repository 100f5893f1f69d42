/** What was read is not what was written: cut off, changed, or something else altogether. */
export class Damaged extends Error {
  override name = 'Damaged'
}
