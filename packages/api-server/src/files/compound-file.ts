const HEADER_LENGTH = 512
const BYTE_ORDER = 0xfffe
const LAST_REGULAR = 0xfffffffa
const END_OF_CHAIN = 0xfffffffe
/** Places of tables in the header itself. */
const HEADER_PLACES = 109
const ENTRY_LENGTH = 128
const NAME_LENGTH = 64
/** Names in the largest directory that is read. */
const MAX_ENTRIES = 8192

/** The directory of a compound file, the container of older office documents. */
export class CompoundFile {
  readonly #view: DataView
  readonly #sectorLength: number

  constructor(view: DataView) {
    this.#view = view
    this.#sectorLength = view.byteLength > 32 ? 2 ** (view.getUint16(30, true) & 0x0f) : 0
  }

  /** Names of everything in it; undefined where its header or its chains of sectors are broken. */
  names(): string[] | undefined {
    if (!this.#isHeaderWhole()) return undefined
    const tables = this.#tables()
    const sectors = tables && this.#chain(this.#view.getUint32(48, true), tables)
    return sectors?.flatMap((sector) => this.#namesIn(sector))
  }

  #isHeaderWhole(): boolean {
    if (this.#view.byteLength < HEADER_LENGTH + this.#sectorLength) return false
    const version = this.#view.getUint16(26, true)
    return (
      this.#view.getUint16(28, true) === BYTE_ORDER &&
      ((version === 3 && this.#view.getUint16(30, true) === 9) ||
        (version === 4 && this.#view.getUint16(30, true) === 12)) &&
      this.#view.getUint16(32, true) === 6 &&
      this.#view.getUint32(56, true) === 4096
    )
  }

  #startOf(sector: number): number | undefined {
    const start = (sector + 1) * this.#sectorLength
    return sector < LAST_REGULAR && start + ENTRY_LENGTH <= this.#view.byteLength ? start : undefined
  }

  #number(sector: number, index: number): number | undefined {
    const start = this.#startOf(sector)
    if (start === undefined || start + index * 4 + 4 > this.#view.byteLength) return undefined
    return this.#view.getUint32(start + index * 4, true)
  }

  /** Sectors that hold the tables of what follows on what: some named in the header, the others in a chain of lists. */
  #tables(): number[] | undefined {
    const count = this.#view.getUint32(44, true)
    const perList = this.#sectorLength / 4 - 1
    if (count > this.#view.byteLength / this.#sectorLength) return undefined
    const inHeader = Math.min(count, HEADER_PLACES)
    const tables = Array.from({ length: inHeader }, (_, index) => this.#view.getUint32(76 + index * 4, true))
    let list = this.#view.getUint32(68, true)
    while (tables.length < count) {
      const most = Math.min(perList, count - tables.length)
      for (let index = 0; index < most; index += 1) {
        const table = this.#number(list, index)
        if (table === undefined) return undefined
        tables.push(table)
      }
      list = this.#number(list, perList) ?? END_OF_CHAIN
    }
    return tables
  }

  #chain(first: number, tables: readonly number[]): number[] | undefined {
    const perTable = this.#sectorLength / 4
    const most = (MAX_ENTRIES * ENTRY_LENGTH) / this.#sectorLength
    const sectors: number[] = []
    for (let sector = first; sector !== END_OF_CHAIN;) {
      const table = tables[Math.floor(sector / perTable)]
      const next = table === undefined ? undefined : this.#number(table, sector % perTable)
      // A chain that is longer than any directory runs in a circle.
      if (next === undefined || this.#startOf(sector) === undefined || sectors.length >= most)
        return undefined
      sectors.push(sector)
      sector = next
    }
    return sectors
  }

  #namesIn(sector: number): string[] {
    const start = this.#startOf(sector) ?? 0
    const end = Math.min(start + this.#sectorLength, this.#view.byteLength)
    const names: string[] = []
    for (let at = start; at + ENTRY_LENGTH <= end; at += ENTRY_LENGTH) {
      const length = this.#view.getUint16(at + NAME_LENGTH, true) - 2
      if (length <= 0 || length > NAME_LENGTH - 2) continue
      names.push(new TextDecoder('utf-16le').decode(new Uint8Array(this.#view.buffer, at, length)))
    }
    return names
  }
}
