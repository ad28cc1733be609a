import { expect, test } from 'vitest'
import { createReloader } from './index.ts'

test('reads follow each other, and many who ask at once share the next', async () => {
  const ends: (() => void)[] = []
  let running = 0
  const reread = createReloader(async () => {
    running += 1
    expect(running).toBe(1)
    await new Promise<void>((resolve) => ends.push(resolve))
    running -= 1
  })
  const first = reread()
  await expect.poll(() => ends.length).toBe(1)
  const later = [reread(), reread(), reread()]
  ends[0]?.()
  await first
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  await Promise.all(later)
  expect(ends).toHaveLength(2)
})

test('a read that fails tells those who waited for it and no others', async () => {
  let isBroken = true
  const reread = createReloader(async () => {
    if (isBroken) throw new Error('no database')
  })
  await expect(reread()).rejects.toThrow('no database')
  isBroken = false
  await expect(reread()).resolves.toBeUndefined()
})
