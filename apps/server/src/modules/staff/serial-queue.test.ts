import { expect, test } from 'vitest'
import { createSerialQueue } from './serial-queue.ts'

test('each task waits for the previous one, even if that fails', async () => {
  const next = createSerialQueue()
  const seen: string[] = []
  const work = (name: string, fails = false) =>
    next(async () => {
      seen.push(`${name} begins`)
      await Promise.resolve()
      seen.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  const answers = await Promise.allSettled([work('first', true), work('second'), work('third')])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(seen).toEqual(
    ['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  )
})
