import { amountOf, unitsPerOne } from '@fairhouse/money'
import { targetKinds } from '@fairhouse/protocol/payment'
import type { Kit } from '#platform/kit'
import type { BrandProviders } from '../brand-providers.ts'
import { controlStore } from '../store/controls.ts'
import { methodStore } from '../store/methods.ts'
import { providerStore } from '../store/providers.ts'

const vnd = (amount: bigint) => String(amount * unitsPerOne)
const noFee = String(amountOf(0n))

/** A QR code of a bank that does not exist. */
export const demoQr =
  '00020101021138560010A0000000000126000600000001120000000000010208QRIBFTTA53037045' +
  '802VN5914FAIRHOUSE DEMO6005HANOI'

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
    const shared = { brandId, currency: 'VND', name: '' }
    const noAccount = { institution: null, accountNumber: null, accountName: null, qr: null }
    await methods.add(
      {
        ...shared,
        ...noAccount,
        id: random.orderedId(),
        code: 'online',
        provider: 'sandbox',
        least: vnd(50_000n),
        most: vnd(50_000_000n),
        mostADay: vnd(200_000_000n),
        quick: [100_000n, 200_000n, 500_000n, 1_000_000n, 2_000_000n, 5_000_000n].map(vnd),
        feeMillionths: 0,
        feeFixed: noFee,
        minutes: 15,
      },
      0,
    )
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
        qr: demoQr,
      },
      1,
    )
  }
}
