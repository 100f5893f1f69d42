import type { Server, Socket } from 'node:net'
import { networkKey } from '@plenum/api-server/origin'

/** Lets one address hold only so many connections at once. */
export const limitConnections = (server: Server, most: number) => {
  const held = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const owner = networkKey(socket.remoteAddress ?? '')
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
