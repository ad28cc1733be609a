type Close = () => Promise<void>

const maxClosingMs = 20_000
// Ctrl-C may arrive twice: from the terminal and through npm.
const sameSignalMs = 700

type Effects = {
  exit: (code: number) => void
  say: (line: string) => void
  now: () => number
}

/** Closes resources in reverse order and exits; a later second signal exits at once. */
export function makeShutdown({ exit, say, now }: Effects) {
  const closers: Close[] = []
  let startedAt: number | undefined

  async function closeAll(code: number): Promise<void> {
    const giveUp = setTimeout(() => exit(1), maxClosingMs)
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
    if (startedAt !== undefined) return
    startedAt = now()
    say(reason)
    void closeAll(code)
  }

  return {
    add(close: Close): void {
      closers.push(close)
    },
    begin,
    signal(): void {
      if (startedAt !== undefined && now() - startedAt > sameSignalMs) exit(130)
      else begin(0, 'Stopping ...')
    },
  }
}
