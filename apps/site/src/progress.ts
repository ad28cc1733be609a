const firstMilliseconds = 700
const nextMilliseconds = 10_000

/** Says what is going on when it takes longer than a moment, and that it still does. */
export async function withProgress<T>(
  what: string,
  work: Promise<T>,
  say: (line: string) => void = console.log,
): Promise<T> {
  const begin = process.uptime()
  let ticking: NodeJS.Timeout | undefined
  const first = setTimeout(() => {
    say(`${what} ...`)
    ticking = setInterval(() => {
      say(`${what} ... ${Math.round(process.uptime() - begin)} s`)
    }, nextMilliseconds)
  }, firstMilliseconds)
  try {
    return await work
  } finally {
    clearTimeout(first)
    clearInterval(ticking)
  }
}
