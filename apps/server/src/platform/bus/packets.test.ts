import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAssembler, toPackets } from './packets.ts'

test('reassembles long and short messages from interleaved packets', () => {
  const message = fc.oneof(
    fc.string({ unit: 'binary', minLength: 0, maxLength: 100 }).map((text) => `{${text}`),
    fc.nat(40_000).map((length) => `{${'é'.repeat(length)}`),
  )
  fc.assert(
    fc.property(fc.array(message, { maxLength: 5 }), (messages) => {
      const queues = messages.map((text, index) => toPackets(text, `id${index}`))
      const assemble = createAssembler()
      const arrived: string[] = []
      while (queues.some((queue) => queue.length > 0)) {
        for (const queue of queues) {
          const packet = queue.shift()
          if (packet === undefined) continue
          expect(Buffer.byteLength(packet)).toBeLessThan(8000)
          const assembled = assemble(packet)
          if (assembled !== undefined) arrived.push(assembled)
        }
      }
      expect(arrived.toSorted()).toEqual(messages.toSorted())
    }),
    { numRuns: 100 },
  )
})

test('drops packets of a message whose start was missed', () => {
  const assemble = createAssembler()
  const [, second = ''] = toPackets('x'.repeat(20_000), 'id')
  expect(assemble(second)).toBeUndefined()
})
