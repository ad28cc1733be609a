const firstMilliseconds = 700
const nextMilliseconds = 10_000

/** Prints a message for work that takes more than a moment, and repeats it. */
export async function withProgress<T>(
  label: string,
  work: Promise<T>,
  say: (line: string) => void = console.log,
): Promise<T> {
  const begin = process.uptime()
  let ticking: NodeJS.Timeout | undefined
  const first = setTimeout(() => {
    say(`${label} ...`)
    ticking = setInterval(() => {
      say(`${label} ... ${Math.round(process.uptime() - begin)} s`)
    }, nextMilliseconds)
  }, firstMilliseconds)
  try {
    return await work
  } finally {
    clearTimeout(first)
    clearInterval(ticking)
  }
}
