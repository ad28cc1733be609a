import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type PidFile = { pid: number; startedSeconds: number; port: number; status: string }

/** Fields of postmaster.pid: pid, folder, start, port, socket folder, address, memory, status. */
export function parsePidFile(text: string): PidFile | undefined {
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return {
    pid,
    startedSeconds: Number(lines[2]),
    port: Number(lines[3]),
    status: lines[7]?.trim() ?? '',
  }
}

export function readPidFile(directory: string): PidFile | undefined {
  try {
    return parsePidFile(readFileSync(join(directory, 'postmaster.pid'), 'utf8'))
  } catch {
    return undefined
  }
}
