import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { countedAddress, createRequestReader, isSameOrigin, ownOrigin } from '#platform/http'
import type { SocketService } from '#platform/socket'
import type { Context } from '../wiring/context.ts'

/** The socket of in-house games, which checks sessions itself. */
export interface GameSocket {
  path: string
  connect(request: IncomingMessage, stream: Duplex, head: Buffer, address: string): void
  close(): Promise<void>
}

/**
 * Admits game frames, whose origin is opaque, and pages of this host. A session comes only in a
 * message, so that no other page could use one.
 */
export function gameSocketService(
  { kit }: Context,
  closing: () => boolean,
  socket: GameSocket,
): SocketService {
  const readRequest = createRequestReader(kit.config.trustProxy, kit.random)
  return {
    path: socket.path,
    close: () => socket.close(),
    admit(incoming) {
      const request = readRequest(incoming)
      const { origin } = request.headers
      if (closing()) return { admit: false, status: '503' }
      const isForeign =
        origin !== undefined &&
        origin !== 'null' &&
        !isSameOrigin(origin, ownOrigin(request, !kit.config.demo))
      if (isForeign) return { admit: false, status: '403' }
      const { ip } = request
      return {
        admit: true,
        holder: { address: countedAddress(ip), session: undefined },
        connect: (stream, head) => socket.connect(incoming, stream, head, ip),
      }
    },
  }
}
