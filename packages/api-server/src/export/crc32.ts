const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = (rest & 1) === 0 ? rest >>> 1 : (rest >>> 1) ^ 0xedb88320
  return rest
})

/** The checksum of ZIP (CRC-32 of IEEE 802.3) of `bytes` behind others whose checksum was `before`. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let rest = ~before
  for (let at = 0; at < bytes.length; at += 1) {
    rest = (TABLE[(rest ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (rest >>> 8)
  }
  return ~rest >>> 0
}
