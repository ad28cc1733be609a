import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Forwards everything, drops everything, or forwards requests and drops the answers. */
export type Line = 'whole' | 'cut' | 'deaf'

/** A TCP proxy between two processes that can be cut. */
export async function startRelay(target: () => string) {
  let line: Line = 'whole'
  let lost = 0
  const open = new Set<Socket>()

  function pass(near: Socket) {
    const { hostname, port } = new URL(target())
    const far = connect(Number(port), hostname)
    const pair = [near, far]
    const end = () => {
      for (const socket of pair) {
        socket.destroy()
        open.delete(socket)
      }
    }
    const lose = () => {
      lost += 1
      end()
    }
    for (const socket of pair) {
      open.add(socket)
      socket.on('error', end).on('close', end)
    }
    near.on('data', (chunk) => (line === 'cut' ? lose() : far.write(chunk)))
    far.on('data', (chunk) => (line === 'whole' ? near.write(chunk) : lose()))
  }

  const server = createServer(pass).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('the relay has no port')
  return {
    address: `http://127.0.0.1:${bound.port}`,
    setLine(next: Line) {
      line = next
    },
    /** Number of connections that lost data in transit. */
    lost: () => lost,
    async stop() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}

export type Relay = Awaited<ReturnType<typeof startRelay>>
