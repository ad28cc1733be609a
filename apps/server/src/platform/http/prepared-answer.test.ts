import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { RawResponse } from './response.ts'
import { toByteString, PreparedAnswer } from './prepared-answer.ts'

const long = () => new PreparedAnswer(toByteString(`"${'a game '.repeat(500)}"`))
const isCompressed = ({ head }: RawResponse) => head.includes('gzip')

function textOf({ head, body, encoding }: RawResponse): string {
  const bytes = Buffer.from(body, encoding)
  expect(head[head.indexOf('content-length') + 1]).toBe(String(bytes.length))
  return (head.includes('gzip') ? gunzipSync(bytes) : bytes).toString()
}

test('compresses long answers at once when idle, and repeated ones under load', async () => {
  const crowd = Array.from({ length: 9 }, long)
  const ready = await Promise.all(crowd.map(async (answer) => answer.responseFor('gzip, br')))
  expect(ready.filter(isCompressed)).toHaveLength(4)
  const same = { success: true, value: crowd[0]?.parse(), message: '' }
  for (const answer of ready) expect(JSON.parse(textOf(answer))).toEqual(same)

  const plain = crowd[ready.findIndex((answer) => !isCompressed(answer))]
  for (let turn = 0; turn < 4; turn += 1) await plain?.responseFor('gzip')
  await expect.poll(async () => plain && isCompressed(await plain.responseFor('gzip'))).toBe(true)

  // The slots are free again.
  await expect.poll(async () => isCompressed(await long().responseFor('gzip'))).toBe(true)
})

test('does not compress short answers or for clients without gzip', async () => {
  const short = new PreparedAnswer(toByteString('"Ngọc Rồng"'))
  expect(textOf(await short.responseFor('gzip'))).toContain('Ngọc Rồng')
  expect(isCompressed(await short.responseFor('gzip'))).toBe(false)
  for (const accepted of [undefined, 'identity', ['gzip']]) {
    expect(isCompressed(await long().responseFor(accepted))).toBe(false)
  }
})
