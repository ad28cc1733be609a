import { inspectProcess, isSameProcess, type ProcessInfo } from '#postgres'

const runner = /(^|[\s/])(npm|npx|pnpm|yarn)(-cli)?(\.[cm]?js)?(\s|$)/
const linuxMilliseconds = 300
// Other systems need a child process for each look-up.
const otherMilliseconds = 5000

type Inspect = (pid: number) => ProcessInfo | undefined

/** Parent processes up to and including npm; empty when npm did not start us. */
export function ancestorsToNpm(pid: number, inspect: Inspect): ProcessInfo[] {
  const chain: ProcessInfo[] = []
  for (let info = inspect(pid); info && info.pid > 1 && chain.length < 8;) {
    chain.push(info)
    if (runner.test(info.command)) return chain
    info = inspect(info.parent)
  }
  return []
}

/** A killed npm cannot notify us, so its process is watched; without npm no parent is watched. */
export function watchParent(env: NodeJS.ProcessEnv, onGone: () => void): void {
  if (!env.npm_lifecycle_event) return
  const chain = ancestorsToNpm(process.ppid, inspectProcess)
  if (chain.length === 0) return
  const every = process.platform === 'linux' ? linuxMilliseconds : otherMilliseconds
  const timer = setInterval(() => {
    if (chain.every(isSameProcess)) return
    clearInterval(timer)
    onGone()
  }, every)
  timer.unref()
}
