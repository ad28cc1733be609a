import type { CoinNetwork, CoinTransfer } from '@fairhouse/protocol/payment'

/** LIST of the addresses. Nobody has their keys: a sandbox must not take a coin from anyone. */
const addresses: Record<CoinNetwork, string> = {
  TRON: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  ETHEREUM: '0x000000000000000000000000000000000000dEaD',
}

/** LIST of what one USDT costs here: made up, for trying. */
const rates: Readonly<Record<string, bigint>> = {
  VND: 26_000n,
  THB: 33n,
  IDR: 16_500n,
  PHP: 58n,
  MYR: 4n,
  CNY: 7n,
  KRW: 1400n,
  JPY: 150n,
}

/** Where the coin is sent, and how much of it: the amount at the rate, rounded up to a cent. */
export function coinTransfer(network: CoinNetwork, amount: string, currency: string): CoinTransfer {
  const [whole = '0', fraction = ''] = amount.split('.')
  const units = BigInt(whole + fraction.slice(0, 4).padEnd(4, '0'))
  const perCent = (rates[currency] ?? 1n) * 100n
  const cents = (units + perCent - 1n) / perCent
  const text = String(cents).padStart(3, '0')
  return { network, address: addresses[network], amount: `${text.slice(0, -2)}.${text.slice(-2)}` }
}
