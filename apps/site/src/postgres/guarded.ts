import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { User } from './user.ts'

/**
 * Runs "$@" and stops it when the pipe on descriptor 3 closes, which also happens when we are
 * killed. SIGINT is PostgreSQL's fast shutdown, SIGQUIT the immediate one.
 */
const WATCHDOG = `
trap '' HUP INT TERM
"$@" </dev/null 3<&- &
child=$!
(
  while read -r line; do :; done
  for signal in INT QUIT KILL; do
    kill -$signal $child || exit
    tries=0
    while kill -0 $child && [ $tries -lt 300 ]; do sleep 0.1 </dev/null; tries=$((tries + 1)); done
  done
) <&3 3<&- >/dev/null 2>&1 &
dog=$!
wait $child
code=$?
kill -KILL $dog 2>/dev/null
exit $code
`

export type Guarded = {
  /** Resolves with the exit code. */
  exited: Promise<number>
  stop(): Promise<void>
}

const stopSignals: [NodeJS.Signals, number][] = [
  ['SIGINT', 2000],
  ['SIGQUIT', 10_000],
  ['SIGKILL', 15_000],
]

type Options = { user: User | undefined; onLine: (line: string) => void }

export function runGuarded(command: string, args: string[], { user, onLine }: Options): Guarded {
  const child = spawn('/bin/sh', ['-c', WATCHDOG, 'fairhouse-postgres', command, ...args], {
    // The user may not be allowed to enter our working directory.
    cwd: '/',
    // In its own session: Ctrl-C reaches only us, and we stop the site before its database.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' },
    ...(user && { uid: user.uid, gid: user.gid }),
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', onLine)
  }
  const pipe = child.stdio[3]
  if (!(pipe instanceof Writable)) throw new Error('the watchdog has no pipe')
  pipe.on('error', () => {})
  const exited = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
  // Avoids an unhandled rejection while nothing awaits the exit; callers still see the error.
  exited.catch(() => {})
  return {
    exited,
    async stop() {
      pipe.end()
      // The watchdog stops PostgreSQL; if it is gone, we do.
      const timers = stopSignals.map(([signal, afterMs]) =>
        setTimeout(() => signalGroup(child.pid, signal), afterMs),
      )
      await exited
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals) {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // The process ended meanwhile.
  }
}
