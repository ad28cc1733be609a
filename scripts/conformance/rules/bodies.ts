import { check, type Check } from '../check.ts'
import { equal } from '../expect.ts'
import { refused } from '../reply.ts'

const wrongAmounts: [string, unknown][] = [
  ['a number for money', 1.5],
  ['money with five decimals', '1.00001'],
  ['a negative amount', '-1.0000'],
  ['an amount with a plus sign', '+1.0000'],
  ['an amount with an exponent', '1e2'],
  ['an amount with a comma', '1,0000'],
  ['an amount that ends in a point', '1.'],
  ['an empty amount', ''],
  ['an amount with a space', ' 1.0000'],
  ['an amount of fifteen digits', '100000000000000.0000'],
]

const wrongFields: [string, Record<string, unknown>][] = [
  ...wrongAmounts.map(([what, amount]): [string, Record<string, unknown>] => [what, { amount }]),
  ['no amount', { amount: undefined }],
  ['no session', { session: undefined }],
  ['no transactionId', { transactionId: undefined }],
  ['an unknown field', { bonus: '1.0000' }],
  ['an empty transactionId', { transactionId: '' }],
  ['an empty roundId', { roundId: '' }],
  ['an empty gameCode', { gameCode: '' }],
  ['a transactionId of 65 characters', { transactionId: 'x'.repeat(65) }],
  ['a number for an id', { roundId: 7 }],
  ['a NUL in an id', { roundId: 'a\0b' }],
  ['a jackpot code in capitals', { jackpot: { code: 'MEGA', contribution: '0.0100' } }],
  ['a negative contribution', { jackpot: { code: 'mega', contribution: '-0.0100' } }],
]

const notObjects: [string, string][] = [
  ['half a JSON text', '{"session":'],
  ['an empty body', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"debit"'],
]

export const bodyChecks: Check[] = [
  ...notObjects.map(([what, text]) =>
    check(`bodies: ${what} is bad_request`, async (k) => {
      refused(await k.raw('debit', text), 'bad_request')
    }),
  ),
  ...wrongFields.map(([what, overrides]) =>
    check(`bodies: ${what} is bad_request and moves nothing`, async (k) => {
      const body = { ...k.request.debit().body, ...overrides }
      refused(await k.raw('debit', JSON.stringify(body)), 'bad_request')
      await k.expectChange('0')
    }),
  ),
  check('bodies: a playerId that is not a UUID is bad_request', async (k) => {
    const body = { ...k.request.credit(k.request.debit()).body, playerId: 'demo' }
    refused(await k.raw('credit', JSON.stringify(body)), 'bad_request')
  }),
  check('bodies: an id of a malformed request can be used by a well-formed one', async (k) => {
    const debit = k.request.debit()
    refused(await k.raw('debit', JSON.stringify({ ...debit.body, amount: 1 })), 'bad_request')
    await k.accepts(debit, '-1.0000')
  }),
  check('bodies: money may have fewer than four decimals, or none', async (k) => {
    await k.accepts(k.request.debit({ amount: '2' }), '-2.0000')
    await k.accepts(k.request.debit({ amount: '0.5' }), '-2.5000')
  }),
  check('bodies: an unknown verb is HTTP 404, in the envelope', async (k) => {
    const reply = await k.raw('steal', JSON.stringify(k.request.debit().body))
    equal('success', reply.success, false)
    equal('HTTP status', reply.status, 404)
  }),
]
