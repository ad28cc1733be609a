import type { Currency } from '@fairhouse/money'
import type { BrandModule } from '#modules/brand'
import type { VendorModule } from '#modules/vendor'
import { memberAccount, type Reader, type WalletModule } from '#modules/wallet'
import type { GateSession } from '#platform/http'
import type { Kit } from '#platform/kit'
import { gathered } from '#platform/socket'
import { purseHttp } from './http.ts'
import { membersIn, playersOf, purseOf, type Purse } from './rules.ts'

/** The modules below. */
interface Below {
  brands: BrandModule
  vendor: VendorModule
  wallet: WalletModule
}

/** An address is the same in each. */
const anyCurrency = 'USD'
const kinds = ['cash', 'bonus', 'hold'] as const

/** What an account has, with the house and with vendors, as its owner sees and moves it. */
export function createPurse({ bus, log }: Kit, { brands, vendor, wallet }: Below) {
  const accountsOf = (memberId: string, currency: Currency) =>
    kinds.map((kind) => memberAccount(memberId, kind, currency))

  async function presentOf({ subjectId, brandId, kind }: GateSession): Promise<Purse> {
    const { currency } = brands.byId(brandId ?? '')
    if (kind === 'trial') {
      const own = [memberAccount(subjectId, 'trial', currency)]
      const { seq, data } = purseOf(await wallet.trial.holdings(own), currency)
      return { seq, data: { ...data, isPlayMoney: true } }
    }
    return purseOf(await wallet.holdings(accountsOf(subjectId, currency)), currency)
  }

  const reader: Reader = {
    name: 'purse.announce',
    async apply(rows) {
      const memberIds = membersIn(rows)
      // What is announced is committed already, whatever becomes of this pass.
      if (memberIds.length > 0) await bus.publish('balance.changed', { memberIds })
    },
  }

  const tellTrials = gathered((memberIds) => bus.publish('balance.trial', { memberIds }))
  wallet.trial.onMoved((transfer) => {
    tellTrials(playersOf(transfer)).catch((error: unknown) => {
      log.warn({ err: error }, 'play money was not announced')
    })
  })

  return {
    reader,
    presentOf,
    /** Of members whose money has moved: by their ids. */
    async presentsOf(memberIds: readonly string[]): Promise<Map<string, Purse>> {
      const accounts = memberIds.flatMap((memberId) => accountsOf(memberId, anyCurrency))
      const holdings = memberIds.length > 0 ? await wallet.holdings(accounts) : []
      const own = Map.groupBy(holdings, ({ address }) => address.split('/')[1] ?? '')
      return new Map([...own].map(([memberId, held]) => [memberId, purseOf(held, anyCurrency)]))
    },
    http: purseHttp(vendor, presentOf),
  }
}
