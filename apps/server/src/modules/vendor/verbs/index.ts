import { toWire, type Amount } from '@fairhouse/money'
import {
  vendorVerbs,
  type VendorInput,
  type VendorValue,
  type VendorVerb,
} from '@fairhouse/protocol/vendor'
import type { Vendor } from '../book.ts'
import type { Desk } from '../desk.ts'
import { VendorRefused } from '../rules.ts'
import { authenticate, balance } from './authenticate.ts'
import { close } from './close.ts'
import { credit } from './credit.ts'
import { debit } from './debit.ts'
import { play } from './play.ts'
import { rollback } from './rollback.ts'

type Verb<V extends VendorVerb> = (
  desk: Desk,
  vendor: Vendor,
  input: VendorInput<V>,
) => Promise<VendorValue<V>>

type Moved = (input: { balance: Amount; duplicate: boolean }) => VendorValue<'debit'>

const told: Moved = ({ balance: units, duplicate }) => ({
  balance: toWire(units),
  ...(duplicate && { duplicate: true as const }),
})

/** LIST of what each verb does; one of the protocol without a row does not compile. */
const verbs: { [V in VendorVerb]: Verb<V> } = {
  authenticate,
  balance,
  debit: async (...asked) => told(await debit(...asked)),
  credit: async (...asked) => told(await credit(...asked)),
  play: async (...asked) => told(await play(...asked)),
  rollback: async (...asked) => told(await rollback(...asked)),
  close: async (...asked) => told(await close(...asked)),
}

export function isVerb(name: string): name is VendorVerb {
  return Object.hasOwn(vendorVerbs, name)
}

/** Holds the body against the verb's definition and does it; our own games come here too. */
export async function perform<V extends VendorVerb>(
  desk: Desk,
  vendor: Vendor,
  verb: V,
  body: unknown,
): Promise<VendorValue<V>> {
  return desk.health.watch(vendor.code, async () => {
    const parsed = vendorVerbs[verb].input.safeParse(body)
    if (!parsed.success) throw new VendorRefused('bad_request')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the verb's schema
    return verbs[verb](desk, vendor, parsed.data as VendorInput<V>)
  })
}
