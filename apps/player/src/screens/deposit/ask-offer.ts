import { call, type Value } from '#lib/call'

export type Offer = Value<'GET /wps/deposit/methods'>

/** How money can be paid in, and whether it would be for the first time. */
export async function askOffer(): Promise<{ offer: Offer; isFirst: boolean }> {
  const [offer, isFirst] = await Promise.all([
    call('GET /wps/deposit/methods'),
    // Only for a hint: without it money is paid in all the same.
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
