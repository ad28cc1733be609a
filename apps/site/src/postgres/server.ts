import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { runGuarded, type Guarded } from './guarded.ts'
import { readPidFile, type PidFile } from './pid-file.ts'
import { serverArguments } from './settings.ts'
import { explainOutput, type LineTail } from './start-errors.ts'
import type { User } from './user.ts'

const portTaken = /could not bind|Address already in use/
const previousStillRunning = /shared memory block|lock file .* already exists/

type Options = {
  binaries: string
  directory: string
  user: User | undefined
  settings: Record<string, string> | undefined
  tail: LineTail
}

export async function runServer(options: Options): Promise<{ port: number; server: Guarded }> {
  const { binaries, directory, user, settings, tail } = options
  for (let attempt = 1; ; attempt += 1) {
    tail.clear()
    const port = await freePort()
    const args = serverArguments(directory, port, settings)
    const last = readPidFile(directory)
    const server = runGuarded(join(binaries, 'bin', 'postgres'), args, { user, onLine: tail.add })
    if (await isReady(server, { directory, port, last })) return { port, server }
    const mayRetry = attempt < 40 && (tail.has(portTaken) || tail.has(previousStillRunning))
    if (!mayRetry) throw explainOutput('PostgreSQL did not start', tail, directory)
    await sleep(100)
  }
}

type Expected = { directory: string; port: number; last: PidFile | undefined }

/** A killed server leaves its pid file, which must not be taken for the new server's. */
async function isReady(server: Guarded, { directory, port, last }: Expected): Promise<boolean> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  server.exited.then(end, end)
  while (!isOver) {
    const file = readPidFile(directory)
    const isLast = file?.pid === last?.pid && file?.startedSeconds === last?.startedSeconds
    if (!isLast && file?.port === port && file.status === 'ready') return true
    await sleep(5)
  }
  return false
}
