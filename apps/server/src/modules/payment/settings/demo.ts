import { amountOf, unitsPerOne } from '@fairhouse/money'
import { targetKinds } from '@fairhouse/protocol/payment'
import type { Kit } from '#platform/kit'
import { vietQr } from '../deposits/emv-qr.ts'
import type { BrandProviders } from '../brand-providers.ts'
import { controlStore } from '../store/controls.ts'
import { methodStore } from '../store/methods.ts'
import { providerStore } from '../store/providers.ts'

const vnd = (amount: bigint) => String(amount * unitsPerOne)
const noFee = String(amountOf(0n))

/** The VietQR code of an account at a bank that does not exist. */
export const demoQr = (account: string) => `${vietQr('000000', account)}5914FAIRHOUSE DEMO6005HANOI`

/** LIST of the e-wallets and coins of the demo. */
export const demoChannels = [
  { code: 'momo', name: 'MoMo', channel: 'momo' },
  { code: 'zalopay', name: 'ZaloPay', channel: 'zalopay' },
  { code: 'usdt', name: 'USDT', channel: 'usdt' },
] as const

/** The sandbox gateway's secret; it is public. */
export const sandboxSecret = 'sandbox-gateway-secret'

/** The demo's four-eyes amounts. */
const demoControls = {
  depositAbove: amountOf(20_000_000n * unitsPerOne),
  payoutAbove: amountOf(5_000_000n * unitsPerOne),
}

/** Providers and methods of the demo; existing ones stay unchanged. */
export function createDemoPayments({ database, random }: Kit, brandProviders: BrandProviders) {
  const methods = methodStore(database.db)
  const providers = providerStore(database.db)
  return async (brandId: string): Promise<void> => {
    await controlStore(database.db).fill(brandId, demoControls)
    const all = { brandId, baseUrl: null, enabled: true }
    const secret = brandProviders.encryptSecret(sandboxSecret)
    const kinds = [...targetKinds]
    await providers.add({ ...all, code: 'sandbox', kind: 'sandbox', secret, paysOut: kinds })
    await providers.add({ ...all, code: 'bank', kind: 'bank', secret: null, paysOut: ['bank'] })
    const shared = { brandId, currency: 'VND', name: '', channel: 'page' } as const
    const noAccount = { institution: null, accountNumber: null, accountName: null, qr: null }
    const online = {
      ...shared,
      ...noAccount,
      code: 'online',
      provider: 'sandbox',
      least: vnd(50_000n),
      most: vnd(50_000_000n),
      mostADay: vnd(200_000_000n),
      quick: [100_000n, 200_000n, 500_000n, 1_000_000n, 2_000_000n, 5_000_000n].map(vnd),
      feeMillionths: 0,
      feeFixed: noFee,
      minutes: 15,
    }
    await methods.add({ ...online, id: random.orderedId() }, 0)
    for (const [place, facts] of demoChannels.entries()) {
      await methods.add({ ...online, ...facts, id: random.orderedId() }, place + 2)
    }
    await methods.add(
      {
        ...shared,
        id: random.orderedId(),
        code: 'transfer',
        provider: 'bank',
        least: vnd(100_000n),
        most: vnd(300_000_000n),
        mostADay: vnd(1_000_000_000n),
        quick: [500_000n, 1_000_000n, 5_000_000n, 10_000_000n].map(vnd),
        feeMillionths: 5000,
        feeFixed: noFee,
        minutes: 60,
        institution: 'Demo Bank',
        accountNumber: '0000 0000 0001',
        accountName: 'FAIRHOUSE DEMO',
        qr: demoQr('000000000001'),
      },
      1,
    )
  }
}
