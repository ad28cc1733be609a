import type { VendorRefusal } from '@fairhouse/protocol/vendor'
import { newId } from '../requests.ts'
import { check, type Check } from '../check.ts'
import { sign, type Forged } from '../client.ts'
import type { Kit } from '../kit.ts'
import { movementOf, refused } from '../reply.ts'

const timestampIn = (ms: number) => String(Date.now() + ms)

/** Expects a forged debit to be refused and to move nothing, and the correct one to be accepted. */
function expectRefused(what: string, forge: (k: Kit) => Forged, ...codes: VendorRefusal[]): Check {
  return check(`signature: ${what} is ${codes.join(' or ')}`, async (k) => {
    const debit = k.request.debit()
    refused(await k.send(debit, forge(k)), ...codes)
    await k.expectChange('0')
    await k.accepts(debit, '-1.0000')
  })
}

function expectAccepted(what: string, forge: () => Forged): Check {
  return check(`signature: ${what} is accepted`, async (k) => {
    movementOf(await k.send(k.request.debit(), forge()))
    await k.expectChange('-1.0000')
  })
}

export const signatureChecks: Check[] = [
  expectAccepted('the right one', () => ({})),
  check('signature: covers the raw bytes', async (k) => {
    const debit = k.request.debit({ transactionId: `${newId()}-đồng-€` })
    movementOf(await k.raw('debit', JSON.stringify(debit.body, null, 3)))
    await k.accepts(k.request.close(debit))
    await k.expectChange('-1.0000')
  }),
  expectRefused('one of another secret', () => ({ secret: 'not-the-secret' }), 'bad_signature'),
  check('signature: one of another body is bad_signature', async (k) => {
    const signedBody = JSON.stringify(k.request.debit({ amount: '0.0100' }).body)
    refused(await k.send(k.request.debit(), { signedBody }), 'bad_signature')
    await k.expectChange('0')
  }),
  check('signature: one without the timestamp in it is bad_signature', async (k) => {
    const body = JSON.stringify(k.request.debit().body)
    const signature = sign(k.settings.secret, '', body)
    refused(await k.raw('debit', body, { signature }), 'bad_signature')
    await k.expectChange('0')
  }),
  expectRefused('a short one', () => ({ signature: 'ab12' }), 'bad_signature'),
  expectRefused('a long one', () => ({ signature: 'ab'.repeat(40) }), 'bad_signature'),
  expectRefused('one that is not hex', () => ({ signature: 'z'.repeat(64) }), 'bad_signature'),
  expectRefused('no signature', () => ({ without: ['signature'] }), 'bad_signature'),
  // The operator chooses which of the two it checks first.
  expectRefused('no vendor', () => ({ without: ['vendor'] }), 'bad_signature', 'unknown_vendor'),
  expectRefused(
    'no timestamp',
    () => ({ without: ['timestamp'] }),
    'bad_signature',
    'stale_timestamp',
  ),
  expectRefused('an unknown vendor', () => ({ vendor: 'NO-SUCH-VENDOR' }), 'unknown_vendor'),
  expectRefused(
    'a timestamp of 61 s ago',
    () => ({ timestamp: timestampIn(-61_000) }),
    'stale_timestamp',
  ),
  // Two seconds more, because the request takes time to arrive.
  expectRefused(
    'a timestamp 63 s ahead',
    () => ({ timestamp: timestampIn(63_000) }),
    'stale_timestamp',
  ),
  expectRefused('a timestamp in words', () => ({ timestamp: 'yesterday' }), 'stale_timestamp'),
  expectRefused('a timestamp in seconds', () => ({ timestamp: inSeconds() }), 'stale_timestamp'),
  expectRefused(
    'a timestamp with letters',
    () => ({ timestamp: `${timestampIn(0)}ms` }),
    'stale_timestamp',
  ),
  expectAccepted('a timestamp of 50 s ago', () => ({ timestamp: timestampIn(-50_000) })),
  expectAccepted('a timestamp 50 s ahead', () => ({ timestamp: timestampIn(50_000) })),
  check('signature: is checked before the body', async (k) => {
    refused(await k.raw('debit', '{"session":', { secret: 'not-the-secret' }), 'bad_signature')
  }),
]

function inSeconds(): string {
  return String(Math.floor(Date.now() / 1000))
}
