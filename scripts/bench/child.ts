import { fork, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'

export interface Child {
  process: ChildProcess
  /** What it printed first, one line of JSON. */
  said: Record<string, unknown>
  stop(): void
}

/** Runs a script beside this file and waits for its first line. */
export async function startChild(script: string, ...args: string[]): Promise<Child> {
  const child = fork(new URL(script, import.meta.url), args, { silent: true })
  child.stderr?.pipe(process.stderr)
  if (!child.stdout) throw new Error('the child has no output')
  const lines = createInterface({ input: child.stdout })
  const line = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve)
    child.once('exit', () => reject(new Error(`${script} ended before it was ready`)))
  })
  const said = z.record(z.string(), z.unknown()).parse(JSON.parse(line))
  return { process: child, said, stop: () => void child.kill('SIGKILL') }
}
