import { readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '@fairhouse/server'
import { readMark } from './mark-file.ts'
import { readPidFile } from './pid-file.ts'
import { inspectProcess, isSameProcess } from './process-info.ts'

/** The port of a server that runs for another living process; a server left behind is stopped. */
export async function runningPort(
  directory: string,
  ownerFile: string,
): Promise<number | undefined> {
  const pid = readPidFile(directory)?.pid
  if (pid === undefined) return undefined
  if (whose(pid, directory) === 'other') {
    // The number went to another program, and PostgreSQL would take that for a server.
    rmSync(join(directory, 'postmaster.pid'), { force: true })
    return undefined
  }
  const owner = readMark(ownerFile)
  for (let waited = 0; whose(pid, directory) === 'ours'; waited += 20) {
    if (owner && isSameProcess(owner)) {
      const file = readPidFile(directory)
      if (file?.status === 'ready') return file.port
    } else {
      pushOut(pid, waited, directory, owner !== undefined)
    }
    await sleep(20)
  }
  return undefined
}

/** Its watchdog is stopping it already; only a server without one needs this. */
function pushOut(pid: number, waited: number, directory: string, isLeft: boolean): void {
  const signals: Record<number, NodeJS.Signals> = { 3000: 'SIGINT', 30_000: 'SIGQUIT' }
  const signal = signals[waited]
  if (waited > 60_000 || (!isLeft && waited > 10_000)) {
    throw new StartError(
      `Another PostgreSQL (process ${pid}) runs on ${directory}: stop it and start again.`,
    )
  }
  if (!isLeft || !signal) return
  try {
    process.kill(pid, signal)
  } catch {
    // Gone meanwhile, or not ours to stop: the loop finds out.
  }
}

function whose(pid: number, directory: string): 'ours' | 'other' | 'nobody' {
  const info = inspectProcess(pid)
  if (!info) return 'nobody'
  try {
    // A server works in its folder.
    return readlinkSync(`/proc/${pid}/cwd`) === directory ? 'ours' : 'other'
  } catch {
    return info.command.includes('postgres') ? 'ours' : 'other'
  }
}
