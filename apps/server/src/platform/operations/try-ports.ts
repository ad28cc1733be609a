import { createServer } from 'node:net'
import type { Config } from '#platform/config'
import { listenError } from './listen-error.ts'

/** Checks the ports before the database is prepared, which takes time. */
export async function tryPorts({ roles, ...config }: Config): Promise<void> {
  if (roles.includes('web')) await tryPort(config.port, config.host, 'PORT')
  await tryPort(config.opsPort, config.opsHost, 'OPS_PORT')
}

async function tryPort(port: number, host: string, variable: string): Promise<void> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, port, variable)))
    server.listen(port, host, () => server.close(() => resolve()))
  })
}
