import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100

interface Process {
  parent: number
  ticks: number
  /** Of children that ended. */
  endedTicks: number
}

/** Seconds of processor time that a process and its children have used, those that ended too. */
export function processorTime(pid: number): number {
  const root = readProcess(pid)
  if (!root) throw new Error(`no process ${pid}`)
  const living = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? [])
    .filter(({ parent }) => parent === pid)
  const ticks = living.reduce((sum, one) => sum + one.ticks, root.ticks + root.endedTicks)
  return ticks / ticksPerSecond
}

/** Seconds that the host took away, over all cores. */
export function stolenTime(): number {
  const [, , , , , , , , stolen = '0'] = readFileSync('/proc/stat', 'utf8').split(/\s+/)
  return Number(stolen) / ticksPerSecond
}

function readProcess(pid: number): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in parentheses, may contain spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    const sum = (first: number) => (fields[first] ?? 0) + (fields[first + 1] ?? 0)
    return { parent, ticks: sum(11), endedTicks: sum(13) }
  } catch {
    // It ended meanwhile.
    return undefined
  }
}

/** The process of a server that the other processes of that server are children of. */
export async function serverProcess(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ folder: string }>(
    "SELECT current_setting('data_directory') AS folder",
  )
  await client.end()
  const [pid] = readFileSync(join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8').split('\n')
  return Number(pid)
}
