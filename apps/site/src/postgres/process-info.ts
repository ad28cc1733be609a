import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type ProcessInfo = {
  pid: number
  parent: number
  /** Distinguishes a process from a later one with the same pid. */
  started: string
  command: string
}

/** Facts about a running process; undefined when no process has this pid. */
export function inspectProcess(pid: number): ProcessInfo | undefined {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
  } catch {
    return undefined
  }
}

export function isSameProcess(mark: { pid: number; started: string }): boolean {
  return inspectProcess(mark.pid)?.started === mark.started
}

function fromProc(pid: number): ProcessInfo | undefined {
  const stat = parseProcStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  if (!stat) return undefined
  const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  return { pid, parent: stat.parent, started: `${bootId} ${stat.ticks}`, command }
}

/** A zombie counts as ended: it only waits for its parent. */
export function parseProcStat(text: string): { parent: number; ticks: string } | undefined {
  // The name in parentheses may contain spaces and parentheses.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const [state, parent] = fields
  const ticks = fields[19]
  if (!state || !parent || !ticks || state === 'Z' || state === 'X') return undefined
  return { parent: Number(parent), ticks }
}

function fromPs(pid: number): ProcessInfo | undefined {
  const args = ['-o', 'state=,ppid=,lstart=,command=', '-p', String(pid)]
  const env = { ...process.env, LC_ALL: 'C' }
  return parsePs(pid, execFileSync('ps', args, { encoding: 'utf8', env }))
}

export function parsePs(pid: number, text: string): ProcessInfo | undefined {
  const [state, parent, ...rest] = text.trim().split(/\s+/)
  if (!state || !parent || state.startsWith('Z')) return undefined
  const started = rest.slice(0, 5).join(' ')
  return { pid, parent: Number(parent), started, command: rest.slice(5).join(' ') }
}
