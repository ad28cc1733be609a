import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { RawResponse } from './response.ts'
import { toByteString, PreparedAnswer } from './prepared-answer.ts'

const long = () => new PreparedAnswer(toByteString(`"${'a game '.repeat(500)}"`))
const isPacked = ({ head }: RawResponse) => head.includes('gzip')

function textOf({ head, body, encoding }: RawResponse): string {
  const bytes = Buffer.from(body, encoding)
  expect(head[head.indexOf('content-length') + 1]).toBe(String(bytes.length))
  return (head.includes('gzip') ? gunzipSync(bytes) : bytes).toString()
}

test('at rest what is long goes out packed at once, in a rush when asked for often', async () => {
  const crowd = Array.from({ length: 9 }, long)
  const ready = await Promise.all(crowd.map(async (one) => one.responseFor('gzip, br')))
  expect(ready.filter(isPacked)).toHaveLength(4)
  const same = { success: true, value: crowd[0]?.parse(), message: '' }
  for (const one of ready) expect(JSON.parse(textOf(one))).toEqual(same)

  const plain = crowd[ready.findIndex((one) => !isPacked(one))]
  for (let turn = 0; turn < 4; turn += 1) await plain?.responseFor('gzip')
  await expect.poll(async () => plain && isPacked(await plain.responseFor('gzip'))).toBe(true)

  // The slots are free again.
  await expect.poll(async () => isPacked(await long().responseFor('gzip'))).toBe(true)
})

test('what is short, and who does not take gzip, gets the text as it is', async () => {
  const short = new PreparedAnswer(toByteString('"Ngọc Rồng"'))
  expect(textOf(await short.responseFor('gzip'))).toContain('Ngọc Rồng')
  expect(isPacked(await short.responseFor('gzip'))).toBe(false)
  for (const accepted of [undefined, 'identity', ['gzip']]) {
    expect(isPacked(await long().responseFor(accepted))).toBe(false)
  }
})
