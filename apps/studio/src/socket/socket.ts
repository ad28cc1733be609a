import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { studioSocketPath } from '@fairhouse/protocol/studio'
import type { Log } from '#kit'
import { bodyLimit } from '../http.ts'
import type { Performer } from '../perform.ts'
import { openConnection, type Connection } from './connection.ts'

/** Plays over WebSockets. The server that owns the port hands over the connections of its path. */
export interface StudioSocket {
  path: string
  connect(request: IncomingMessage, stream: Duplex, head: Buffer, address: string): void
  /** Closes all connections once their accepted calls are answered. */
  close(): Promise<void>
}

const heartbeatMs = 30_000
/** Time for accepted calls to finish. */
const maxClosingMs = 10_000

export function createStudioSocket(performer: Performer, log: Log): StudioSocket {
  const acceptor = new WebSocketServer({
    noServer: true,
    maxPayload: bodyLimit,
    clientTracking: false,
  })
  const connections = new Set<Connection>()
  let allEnded = () => {}
  const timer = setInterval(() => connections.forEach((one) => one.beat()), heartbeatMs).unref()
  return {
    path: studioSocketPath,
    connect(request, stream, head, address) {
      acceptor.handleUpgrade(request, stream, head, (socket) => {
        const ended = () => {
          connections.delete(connection)
          if (connections.size === 0) allEnded()
        }
        const connection = openConnection({ socket, stream, address, performer, log, ended })
        connections.add(connection)
      })
    },
    async close() {
      clearInterval(timer)
      if (connections.size === 0) return
      const ending = new Promise<void>((resolve) => (allEnded = resolve))
      const deadline = setTimeout(() => {
        for (const connection of connections) connection.terminate()
        allEnded()
      }, maxClosingMs)
      for (const connection of connections) connection.finish()
      await ending
      clearTimeout(deadline)
    },
  }
}
