import { call, type Value } from '#lib/call'

export type Offer = Value<'GET /wps/deposit/methods'>

/** Deposit methods, and whether this is the first deposit. */
export async function loadOffer(): Promise<{ offer: Offer; isFirst: boolean }> {
  const [offer, isFirst] = await Promise.all([
    call('GET /wps/deposit/methods'),
    // Only used for a hint, so a failure does not matter.
    isFirstDeposit().catch(() => false),
  ])
  return { offer, isFirst }
}

async function isFirstDeposit(): Promise<boolean> {
  const [{ total }, { limits }] = await Promise.all([
    call('GET /wps/deposit/list', { pageNo: '1' }),
    call('GET /wps/limits'),
  ])
  return total === 0 && limits.every(({ name, own }) => !name.startsWith('deposit') || own === null)
}
