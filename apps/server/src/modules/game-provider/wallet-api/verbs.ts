import { toWire, type Amount } from '@fairhouse/money'
import {
  vendorVerbs,
  type VendorInput,
  type VendorValue,
  type VendorVerb,
} from '@fairhouse/protocol/vendor'
import type { Provider } from '../admin/registry.ts'
import type { RecordRow } from '#modules/wallet'
import type { ProviderDeps } from '../deps.ts'
import { ProviderRefused } from './refusals.ts'
import { authenticate, balance } from './authenticate.ts'
import { cancel } from './cancel.ts'
import { close } from './close.ts'
import { credit } from './credit.ts'
import { debit } from './debit.ts'
import { plays, settleMany } from './many.ts'
import { play } from './play.ts'
import { release, reserve } from './reservations.ts'
import { rollback } from './rollback.ts'

type VerbHandler<V extends VendorVerb> = (
  deps: ProviderDeps,
  provider: Provider,
  input: VendorInput<V>,
  records: readonly RecordRow[],
) => Promise<VendorValue<V>>

interface Moved {
  balance: Amount
  duplicate: boolean
  /** Of a reservation, and of a play from one. */
  reserved?: string
}

type ToMoved = (input: Moved) => VendorValue<'play'>

const toWireAnswer: ToMoved = ({ balance: units, duplicate, reserved }) => ({
  balance: toWire(units),
  ...(duplicate && { duplicate: true as const }),
  ...(reserved !== undefined && { reserved }),
})

/** LIST of the handlers of all verbs; a protocol verb without one does not compile. */
const handlers: { [V in VendorVerb]: VerbHandler<V> } = {
  authenticate,
  balance,
  debit: async (...args) => toWireAnswer(await debit(...args)),
  credit: async (...args) => toWireAnswer(await credit(...args)),
  play: async (...args) => toWireAnswer(await play(...args)),
  plays,
  cancel: async (deps, provider, input) => toWireAnswer(await cancel(deps, provider, input)),
  settleMany,
  reserve: async (deps, provider, input) => toWireAnswer(await reserve(deps, provider, input)),
  release: async (deps, provider, input) => toWireAnswer(await release(deps, provider, input)),
  rollback: async (deps, provider, input) => toWireAnswer(await rollback(deps, provider, input)),
  close: async (deps, provider, input) => toWireAnswer(await close(deps, provider, input)),
}

export function isVerb(name: string): name is VendorVerb {
  return Object.hasOwn(vendorVerbs, name)
}

/**
 * Validates the body and runs the verb; calls of in-house games come here too. Their records of a
 * stake or a win are written in its commit.
 */
export async function performVerb<V extends VendorVerb>(
  deps: ProviderDeps,
  provider: Provider,
  verb: V,
  body: unknown,
  records: readonly RecordRow[] = [],
): Promise<VendorValue<V>> {
  return deps.health.watch(provider.code, async () => {
    const parsed = vendorVerbs[verb].input.safeParse(body)
    if (!parsed.success) throw new ProviderRefused('bad_request')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the verb's schema
    return handlers[verb](deps, provider, parsed.data as VendorInput<V>, records)
  })
}
