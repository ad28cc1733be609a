import { expect, test } from 'vitest'
import { sign } from './client.ts'
import { Unexpected } from './expect.ts'
import { movementOf, readReply, refused } from './reply.ts'

function answer(json: unknown, status = 200, contentType = 'application/json; charset=utf-8') {
  return { status, contentType, json, text: JSON.stringify(json) ?? '' }
}
const accepted = { success: true, value: { balance: '9.0000' }, message: '' }
const refusal = { success: false, value: null, message: 'No', code: 'round_closed' }

test('the signature matches the documentation', () => {
  expect(sign('sandbox-secret', '1700000000000', '{"ticket":"abc"}')).toBe(
    // printf '1700000000000.{"ticket":"abc"}' | openssl dgst -sha256 -hmac sandbox-secret
    '45bea0041c7d04b9eebb5ccc65eb26d7ee6cfc74d45064048f27e7ecbc5fe4b5',
  )
})

test('reads an accepted movement', () => {
  expect(movementOf(readReply(answer(accepted)))).toEqual({ balance: '9.0000' })
  const repeated = { ...accepted, value: { balance: '9.0000', duplicate: true } }
  expect(movementOf(readReply(answer(repeated)))).toEqual({ balance: '9.0000', duplicate: true })
})

test.each([
  ['no envelope', answer({ balance: '9.0000' })],
  ['no message', answer({ success: true, value: { balance: '9.0000' } })],
  ['a field too many', answer({ ...accepted, time: 1 })],
  ['a refusal without code', answer({ success: false, value: null, message: '' })],
  ['a refusal with a wrong balance', answer({ ...refusal, value: { balance: '9' } })],
  ['no JSON', answer(undefined)],
  ['another content type', answer(accepted, 200, 'text/html')],
])('refuses an answer with %s', (_, raw) => {
  expect(() => readReply(raw)).toThrow(Unexpected)
})

test.each([
  ['three decimals', { balance: '9.000' }],
  ['a number', { balance: 9 }],
  ['a sign', { balance: '-9.0000' }],
  ['duplicate: false', { balance: '9.0000', duplicate: false }],
  ['a field too many', { balance: '9.0000', currency: 'VND' }],
])('refuses a movement with %s', (_, value) => {
  expect(() => movementOf(readReply(answer({ ...accepted, value })))).toThrow(Unexpected)
})

test('refuses a movement with another HTTP status', () => {
  expect(() => movementOf(readReply(answer(accepted, 201)))).toThrow('expected 200, got 201')
  expect(() => movementOf(readReply(answer(refusal)))).toThrow('expected success, got round_closed')
})

test('checks the code and status of a refusal', () => {
  refused(readReply(answer(refusal)), 'round_closed')
  refused(readReply(answer(refusal)), 'rolled_back', 'round_closed')
  expect(() => refused(readReply(answer(refusal)), 'rolled_back')).toThrow('got round_closed')
  expect(() => refused(readReply(answer(accepted)), 'rolled_back')).toThrow('got success')
  expect(() => refused(readReply(answer(refusal, 409)), 'round_closed')).toThrow('got 409')
})
