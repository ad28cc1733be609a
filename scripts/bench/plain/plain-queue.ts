const mostInBatch = 500

interface Waiting<One, Answer> {
  one: One
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/** One batch at a time: whatever queued while the last committed is the next. */
export function plainQueue<One, Answer>(commit: (batch: One[]) => Promise<Answer[]>) {
  let waiting: Waiting<One, Answer>[] = []
  let isBusy = false

  async function settle(batch: Waiting<One, Answer>[]) {
    try {
      const answers = await commit(batch.map(({ one }) => one))
      for (const [place, answer] of answers.entries()) batch[place]?.resolve(answer)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  async function run() {
    isBusy = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostInBatch)
      waiting = waiting.slice(mostInBatch)
      await settle(batch)
    }
    isBusy = false
  }

  return (one: One) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push({ one, resolve, reject })
      if (!isBusy) void run()
    })
}
