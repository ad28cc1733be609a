import type { Currency } from '@fairhouse/money'
import type { BrandModule } from '#modules/brand'
import type { GameProviderModule } from '#modules/game-provider'
import { memberAccount, type Reader, type WalletModule } from '#modules/wallet'
import type { GateSession } from '#platform/http'
import type { Kit } from '#platform/kit'
import { coalesce } from '#platform/socket'
import { createBalanceHttp } from './http.ts'
import { membersIn, trialMembersIn, toBalance, type Balance } from './rules.ts'

interface Deps {
  brands: BrandModule
  gameProvider: GameProviderModule
  wallet: WalletModule
}

/** Addresses do not depend on the currency. */
const anyCurrency = 'USD'
const kinds = ['cash', 'bonus', 'hold', 'reserved'] as const

/** Members' balances, with the house and with providers, and transfers between them. */
export function createBalance({ bus, log }: Kit, { brands, gameProvider, wallet }: Deps) {
  const accountsOf = (memberId: string, currency: Currency) =>
    kinds.map((kind) => memberAccount(memberId, kind, currency))

  async function currentBalance({ subjectId, brandId, kind }: GateSession): Promise<Balance> {
    const { currency } = brands.byId(brandId ?? '')
    if (kind === 'trial') {
      const own = [memberAccount(subjectId, 'trial', currency)]
      const { seq, data } = toBalance(await wallet.trial.holdings(own), currency)
      return { seq, data: { ...data, isPlayMoney: true } }
    }
    return toBalance(await wallet.holdings(accountsOf(subjectId, currency)), currency)
  }

  const reader: Reader = {
    name: 'purse.announce',
    async apply(rows) {
      const memberIds = membersIn(rows)
      // The change is already committed, even if this pass fails.
      if (memberIds.length > 0) await bus.publish('balance.changed', { memberIds })
    },
  }

  const announceTrials = coalesce((memberIds) => bus.publish('balance.trial', { memberIds }))
  wallet.trial.onMoved((transfer) => {
    announceTrials(trialMembersIn(transfer)).catch((error: unknown) => {
      log.warn({ err: error }, 'play money was not announced')
    })
  })

  return {
    reader,
    presentOf: currentBalance,
    /** Current balances by member id. */
    async currentBalances(memberIds: readonly string[]): Promise<Map<string, Balance>> {
      const accounts = memberIds.flatMap((memberId) => accountsOf(memberId, anyCurrency))
      const holdings = memberIds.length > 0 ? await wallet.holdings(accounts) : []
      const own = Map.groupBy(holdings, ({ address }) => address.split('/')[1] ?? '')
      return new Map([...own].map(([memberId, held]) => [memberId, toBalance(held, anyCurrency)]))
    },
    http: createBalanceHttp(gameProvider, currentBalance),
  }
}
