import type { Executor } from '#platform/database'
import { methodStore } from '../store/methods.ts'
import { providerStore } from '../store/providers.ts'

export interface Cashier {
  takesDeposits: boolean
  paysOut: boolean
}

/** Whether players of a brand can pay in and be paid out for real; a sandbox moves no money. */
export async function cashierOf(
  executor: Executor,
  brandId: string,
  currency: string,
): Promise<Cashier> {
  const methods = await methodStore(executor).of(brandId, currency)
  const providers = await providerStore(executor).enabledOf(brandId)
  return {
    takesDeposits: methods.some(({ kind }) => kind !== 'sandbox'),
    paysOut: providers.some(({ kind, paysOut }) => kind !== 'sandbox' && paysOut.length > 0),
  }
}
