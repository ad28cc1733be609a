import { inspectProcess, isSameProcess, type ProcessInfo } from '#postgres'

const runner = /(^|[\s/])(npm|npx|pnpm|yarn)(-cli)?(\.[cm]?js)?(\s|$)/
const linuxMilliseconds = 300
// Elsewhere a look costs a process.
const otherMilliseconds = 5000

type Inspect = (pid: number) => ProcessInfo | undefined

/** The processes between us and the npm that started us, npm included; none without npm. */
export function ancestorsToNpm(pid: number, inspect: Inspect): ProcessInfo[] {
  const chain: ProcessInfo[] = []
  for (let info = inspect(pid); info && info.pid > 1 && chain.length < 8;) {
    chain.push(info)
    if (runner.test(info.command)) return chain
    info = inspect(info.parent)
  }
  return []
}

/** npm that is killed can not tell us; started in any other way, nobody above us matters. */
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
