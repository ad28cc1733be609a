import { readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '@fairhouse/server'
import { readMark } from './mark-file.ts'
import { readPidFile } from './pid-file.ts'
import { inspectProcess, isSameProcess } from './process-info.ts'

/** Port of a server that belongs to another living process; stops an orphaned server. */
export async function runningPort(
  directory: string,
  ownerFile: string,
): Promise<number | undefined> {
  const pid = readPidFile(directory)?.pid
  if (pid === undefined) return undefined
  if (ownerOf(pid, directory) === 'other') {
    // Another program has this pid, and PostgreSQL would take it for a server.
    rmSync(join(directory, 'postmaster.pid'), { force: true })
    return undefined
  }
  const owner = readMark(ownerFile)
  for (let waited = 0; ownerOf(pid, directory) === 'ours'; waited += 20) {
    if (owner && isSameProcess(owner)) {
      const file = readPidFile(directory)
      if (file?.status === 'ready') return file.port
    } else {
      stopOrphan(pid, waited, directory, owner !== undefined)
    }
    await sleep(20)
  }
  return undefined
}

/** Usually the watchdog stops it; only a server without one needs this. */
function stopOrphan(pid: number, waited: number, directory: string, isLeft: boolean): void {
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
    // The process ended, or is not ours to stop; the loop finds out.
  }
}

function ownerOf(pid: number, directory: string): 'ours' | 'other' | 'nobody' {
  const info = inspectProcess(pid)
  if (!info) return 'nobody'
  try {
    // A server uses its data folder as working directory.
    return readlinkSync(`/proc/${pid}/cwd`) === directory ? 'ours' : 'other'
  } catch {
    return info.command.includes('postgres') ? 'ours' : 'other'
  }
}
