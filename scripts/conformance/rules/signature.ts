import type { VendorRefusal } from '@fairhouse/protocol/vendor'
import { freshId } from '../requests.ts'
import { check, type Check } from '../check.ts'
import { sign, type Forged } from '../client.ts'
import type { Kit } from '../kit.ts'
import { moved, refused } from '../reply.ts'

const ahead = (ms: number) => String(Date.now() + ms)

/** A debit sent so is refused and moves nothing; the same one sent well is then taken. */
function turnsAway(what: string, forge: (k: Kit) => Forged, ...codes: VendorRefusal[]): Check {
  return check(`signature: ${what} is ${codes.join(' or ')}`, async (k) => {
    const debit = k.ask.debit()
    refused(await k.send(debit, forge(k)), ...codes)
    await k.stands('0')
    await k.takes(debit, '-1.0000')
  })
}

function letsIn(what: string, forge: () => Forged): Check {
  return check(`signature: ${what} is taken`, async (k) => {
    moved(await k.send(k.ask.debit(), forge()))
    await k.stands('-1.0000')
  })
}

export const signatureChecks: Check[] = [
  letsIn('the right one', () => ({})),
  check('signature: it is over the bytes as they are sent', async (k) => {
    const debit = k.ask.debit({ transactionId: `${freshId()}-đồng-€` })
    moved(await k.raw('debit', JSON.stringify(debit.body, null, 3)))
    await k.takes(k.ask.close(debit))
    await k.stands('-1.0000')
  }),
  turnsAway('one of another secret', () => ({ secret: 'not-the-secret' }), 'bad_signature'),
  check('signature: one of another body is bad_signature', async (k) => {
    const signedBody = JSON.stringify(k.ask.debit({ amount: '0.0100' }).body)
    refused(await k.send(k.ask.debit(), { signedBody }), 'bad_signature')
    await k.stands('0')
  }),
  check('signature: one without the timestamp in it is bad_signature', async (k) => {
    const body = JSON.stringify(k.ask.debit().body)
    const signature = sign(k.settings.secret, '', body)
    refused(await k.raw('debit', body, { signature }), 'bad_signature')
    await k.stands('0')
  }),
  turnsAway('a short one', () => ({ signature: 'ab12' }), 'bad_signature'),
  turnsAway('a long one', () => ({ signature: 'ab'.repeat(40) }), 'bad_signature'),
  turnsAway('one that is not hex', () => ({ signature: 'z'.repeat(64) }), 'bad_signature'),
  turnsAway('no signature', () => ({ without: ['signature'] }), 'bad_signature'),
  // Which of the two is asked for first is the operator's own business.
  turnsAway('no vendor', () => ({ without: ['vendor'] }), 'bad_signature', 'unknown_vendor'),
  turnsAway('no timestamp', () => ({ without: ['timestamp'] }), 'bad_signature', 'stale_timestamp'),
  turnsAway('an unknown vendor', () => ({ vendor: 'NO-SUCH-VENDOR' }), 'unknown_vendor'),
  turnsAway('a timestamp of 61 s ago', () => ({ timestamp: ahead(-61_000) }), 'stale_timestamp'),
  // Two more seconds, since those under way bring it nearer.
  turnsAway('a timestamp 63 s ahead', () => ({ timestamp: ahead(63_000) }), 'stale_timestamp'),
  turnsAway('a timestamp in words', () => ({ timestamp: 'yesterday' }), 'stale_timestamp'),
  turnsAway('a timestamp in seconds', () => ({ timestamp: inSeconds() }), 'stale_timestamp'),
  turnsAway('a timestamp with letters', () => ({ timestamp: `${ahead(0)}ms` }), 'stale_timestamp'),
  letsIn('a timestamp of 50 s ago', () => ({ timestamp: ahead(-50_000) })),
  letsIn('a timestamp 50 s ahead', () => ({ timestamp: ahead(50_000) })),
  check('signature: it is looked at before the body', async (k) => {
    refused(await k.raw('debit', '{"session":', { secret: 'not-the-secret' }), 'bad_signature')
  }),
]

function inSeconds(): string {
  return String(Math.floor(Date.now() / 1000))
}
