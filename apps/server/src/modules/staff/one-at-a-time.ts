/** Each begins when the one before it has ended, however it ended. */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const own = last.then(work, work)
    last = own.catch(() => undefined)
    return own
  }
}
