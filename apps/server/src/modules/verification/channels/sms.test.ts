import { expect, test } from 'vitest'
import { startGateway, type Mood } from '../gateway.testing.ts'
import { createOutgoing } from '#platform/outgoing'
import { smsCarrier } from './sms.ts'

const outgoing = createOutgoing({ allow: ['127.0.0.1'], log: { warn: () => undefined } })

const letter = { to: '+84901234567', subject: '', text: 'hello', code: null }

test.each<[Mood, boolean, boolean]>([
  ['well', true, true],
  ['refusing', true, false],
  ['failing', false, false],
  ['elsewhere', false, false],
  ['silent', false, false],
])('a gateway that is %s', async (mood, answers, delivers) => {
  await using gateway = await startGateway()
  gateway.mood = mood
  const config = { url: gateway.url, account: 'a', secret: 's', from: 'FAIR' }
  const carrier = smsCarrier(config, outgoing, mood === 'silent' ? 100 : 5000)
  expect(await carrier.isUp()).toBe(answers)
  const delivered = await carrier.deliver(letter).then(
    () => true,
    () => false,
  )
  expect(delivered).toBe(delivers)
  expect(gateway.forms).toHaveLength(delivers ? 1 : 0)
})

test('an unreachable gateway counts as down', async () => {
  const gateway = await startGateway()
  await gateway[Symbol.asyncDispose]()
  const carrier = smsCarrier(
    { url: gateway.url, account: 'a', secret: 's', from: 'FAIR' },
    outgoing,
  )
  expect(await carrier.isUp()).toBe(false)
  await expect(carrier.deliver(letter)).rejects.toThrow()
})
