/** Thrown where an archive is not read. */
export class ZipRefused extends Error {
  readonly fault: 'damaged' | 'too_big' | 'encrypted'

  constructor(fault: ZipRefused['fault']) {
    super(fault)
    this.name = 'ZipRefused'
    this.fault = fault
  }
}
