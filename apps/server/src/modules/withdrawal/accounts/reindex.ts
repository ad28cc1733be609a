import type { BrandModule } from '#modules/brand'
import { violatedUniqueIndex } from '#platform/database'
import type { Kit } from '#platform/kit'
import type { PayoutAccounts } from './payout-accounts.ts'

const batchSize = 200

/** Timed work: gives accounts that were bound under a typed bank name an index by the bank's id. */
export function createReindexing(
  { clock, log }: Kit,
  brands: BrandModule,
  payoutAccounts: PayoutAccounts,
) {
  const known = (brandId: string) => brands.all().some(({ id }) => id === brandId)

  return async (): Promise<void> => {
    for (const row of await payoutAccounts.store.unindexed(batchSize)) {
      const index = known(row.brandId)
        ? payoutAccounts.indexOf(row.brandId, payoutAccounts.open(row))
        : row.numberIndex
      try {
        await payoutAccounts.store.index(row.id, index, clock.now())
      } catch (error) {
        if (violatedUniqueIndex(error) === undefined) throw error
        // The member has bound the account under two names: the other row has this index.
        log.info({ accountId: row.id }, 'a payout account is bound twice under two names')
        await payoutAccounts.store.index(row.id, row.numberIndex, clock.now())
      }
    }
  }
}
