/** Runs tasks one after another, whether or not the previous one failed. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const own = last.then(work, work)
    last = own.catch(() => undefined)
    return own
  }
}
