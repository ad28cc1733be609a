import { expect, expectTypeOf, test } from 'vitest'
import { playBook, type Handlers } from './index.ts'

type Event = { type: 'fall'; from: number } | { type: 'end' }

test('events play in order, each when the one before is done', async () => {
  const seen: string[] = []
  const handlers: Handlers<Event> = {
    async fall({ from }) {
      seen.push(`falls ${from}`)
      await Promise.resolve()
      seen.push(`fell ${from}`)
    },
    end: () => void seen.push('end'),
  }
  const events: Event[] = [{ type: 'fall', from: 1 }, { type: 'fall', from: 2 }, { type: 'end' }]
  await playBook(events, handlers)
  expect(seen).toEqual(['falls 1', 'fell 1', 'falls 2', 'fell 2', 'end'])
  await expect(playBook([{ type: 'toString' }], handlers)).rejects.toThrow('toString')
})

test('a type without a handler does not compile', () => {
  expectTypeOf<{ end: () => void }>().not.toExtend<Handlers<Event>>()
})
