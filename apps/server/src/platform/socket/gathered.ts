/** One look at a time, for all who were named while the last one ran: none is told out of order. */
export function gathered(look: (ids: string[]) => Promise<void>) {
  const waiting = new Set<string>()
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    while (waiting.size > 0) {
      const ids = [...waiting]
      waiting.clear()
      await look(ids)
    }
  }

  return (ids: readonly string[]): Promise<void> => {
    for (const id of ids) waiting.add(id)
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }
}
