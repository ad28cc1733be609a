/**
 * Runs one call at a time with all ids named since the last call, so that updates stay in order.
 */
export function coalesce(look: (ids: string[]) => Promise<void>) {
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
