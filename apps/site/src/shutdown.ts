type Close = () => Promise<void>

const patienceMilliseconds = 20_000
// Ctrl-C may come twice at once: from the terminal and through npm.
const sameSignalMilliseconds = 700

type Effects = {
  exit: (code: number) => void
  say: (line: string) => void
  now: () => number
}

/** Closes what was opened, the last first, and ends; a second, later signal ends at once. */
export function makeShutdown({ exit, say, now }: Effects) {
  const closers: Close[] = []
  let begun: number | undefined

  async function closeAll(code: number): Promise<void> {
    const giveUp = setTimeout(() => exit(1), patienceMilliseconds)
    let result = code
    for (const close of closers.toReversed()) {
      try {
        await close()
      } catch (error) {
        say(`Closing failed: ${String(error)}`)
        result = 1
      }
    }
    clearTimeout(giveUp)
    exit(result)
  }

  function begin(code: number, reason: string): void {
    if (begun !== undefined) return
    begun = now()
    say(reason)
    void closeAll(code)
  }

  return {
    add(close: Close): void {
      closers.push(close)
    },
    begin,
    signal(): void {
      if (begun !== undefined && now() - begun > sameSignalMilliseconds) exit(130)
      else begin(0, 'Stopping ...')
    },
  }
}
