import { memberAccount } from '@fairhouse/server'
import type { TestSite } from './test-site.ts'

/** A member's cash in VND. */
export const cashOf = (site: Pick<TestSite, 'context'>, memberId: string): Promise<bigint> =>
  site.context.wallet.balanceOf([memberAccount(memberId, 'cash', 'VND')])
