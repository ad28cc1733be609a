import { amountOf, unitsPerOne, type Currency } from '@fairhouse/money'
import { targetKinds } from '@fairhouse/protocol/payment'
import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import { demoChannels, demoQr, sandboxSecret } from './demo.ts'
import type { BrandProviders } from '../brand-providers.ts'
import { methodStore } from '../store/methods.ts'
import { providerStore } from '../store/providers.ts'

/** LIST of about ten US cents in each currency: amounts of a new brand are multiples of it. */
const tenCents: Record<Currency, bigint> = {
  VND: 2500n,
  USD: 1n,
  EUR: 1n,
  THB: 5n,
  IDR: 2000n,
  PHP: 5n,
  MYR: 1n,
  CNY: 1n,
  KRW: 200n,
  JPY: 20n,
}

const noFee = String(amountOf(0n))

export interface NewBrand {
  brandId: string
  currency: Currency
  demonstration: boolean
}

/** Initial payments of a new brand: payouts by hand and, to demonstrate, everything to try. */
export function createNewBrandPayments({ random }: Kit, brandProviders: BrandProviders) {
  return async (transaction: Executor, brand: NewBrand): Promise<void> => {
    const { brandId, currency, demonstration } = brand
    const providers = providerStore(transaction)
    const methods = methodStore(transaction)
    const all = { brandId, baseUrl: null, enabled: true }
    await providers.add({ ...all, code: 'bank', kind: 'bank', secret: null, paysOut: ['bank'] })
    if (!demonstration) return
    const secret = brandProviders.encryptSecret(sandboxSecret)
    const paysOut = [...targetKinds]
    await providers.add({ ...all, code: 'sandbox', kind: 'sandbox', secret, paysOut })
    const sum = (count: bigint) => String(count * tenCents[currency] * unitsPerOne)
    const shared = {
      brandId,
      currency,
      name: '',
      channel: 'page' as const,
      least: sum(20n),
      most: sum(20_000n),
      mostADay: sum(80_000n),
      quick: [40n, 100n, 200n, 400n, 1000n].map(sum),
      feeMillionths: 0,
      feeFixed: noFee,
    }
    const noAccount = { institution: null, accountNumber: null, accountName: null, qr: null }
    const online = { ...shared, ...noAccount, code: 'online', provider: 'sandbox', minutes: 15 }
    await methods.add({ ...online, id: random.orderedId() }, 0)
    for (const [place, facts] of demoChannels.entries()) {
      if (currency !== 'VND' && facts.channel !== 'usdt') continue
      await methods.add({ ...online, ...facts, id: random.orderedId() }, place + 2)
    }
    const account = {
      institution: 'Demo Bank',
      accountNumber: '0000 0000 0002',
      accountName: 'DEMO',
      qr: currency === 'VND' ? demoQr('000000000002') : null,
    }
    const transfer = { ...shared, ...account, code: 'transfer', provider: 'bank', minutes: 60 }
    await methods.add({ ...transfer, id: random.orderedId() }, 1)
  }
}
