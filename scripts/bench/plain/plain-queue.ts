const maxBatchSize = 500

interface Waiting<Item, Answer> {
  item: Item
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/** Commits one batch at a time; whatever queued meanwhile is the next one. */
export function plainQueue<Item, Answer>(commit: (batch: Item[]) => Promise<Answer[]>) {
  let waiting: Waiting<Item, Answer>[] = []
  let isBusy = false

  async function settle(batch: Waiting<Item, Answer>[]) {
    try {
      const answers = await commit(batch.map(({ item }) => item))
      for (const [index, answer] of answers.entries()) batch[index]?.resolve(answer)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  async function run() {
    isBusy = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxBatchSize)
      waiting = waiting.slice(maxBatchSize)
      await settle(batch)
    }
    isBusy = false
  }

  return (item: Item) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isBusy) void run()
    })
}
