import type { BrandModule } from '#modules/brand'
import { brokenUnique } from '#platform/database'
import type { Kit } from '#platform/kit'
import type { AccountBook } from './account-book.ts'

const batchSize = 200

/** Timed work: gives accounts that were bound under a typed bank name an index by the bank's id. */
export function reindexingOf({ clock, log }: Kit, brands: BrandModule, book: AccountBook) {
  const known = (brandId: string) => brands.all().some(({ id }) => id === brandId)

  return async (): Promise<void> => {
    for (const row of await book.store.unindexed(batchSize)) {
      const index = known(row.brandId) ? book.indexOf(row.brandId, book.open(row)) : row.numberIndex
      try {
        await book.store.index(row.id, index, clock.now())
      } catch (error) {
        if (brokenUnique(error) === undefined) throw error
        // The member has the account under two names: the other row is found by its index.
        log.info({ accountId: row.id }, 'a payout account is bound twice under two names')
        await book.store.index(row.id, row.numberIndex, clock.now())
      }
    }
  }
}
