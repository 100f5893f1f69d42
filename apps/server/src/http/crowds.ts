import type { Server } from 'node:http'
import { isIPv6 } from 'node:net'

const GROUPS = 8
const GROUPS_OF_A_NETWORK = 4

const groupsOf = (part: string) => (part === '' ? [] : part.split(':'))

/** Whom an address counts as: whoever has one address of an IPv6 network has all 2^64 of them. */
export const ownerOf = (address: string) => {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/, '')
  const [head = '', tail = ''] = address.split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last].slice(0, GROUPS_OF_A_NETWORK).join(':')
}

/** Lets one address hold only so many connections at once. */
export const limitConnections = (server: Server, most: number) => {
  const held = new Map<string, number>()
  server.on('connection', (socket) => {
    const owner = ownerOf(socket.remoteAddress ?? '')
    const count = held.get(owner) ?? 0
    if (count >= most) {
      socket.destroy()
      return
    }
    held.set(owner, count + 1)
    socket.once('close', () => {
      const left = (held.get(owner) ?? 1) - 1
      if (left > 0) held.set(owner, left)
      else held.delete(owner)
    })
  })
}
