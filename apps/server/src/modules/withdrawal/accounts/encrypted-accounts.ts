import * as z from 'zod/mini'
import { maskedAccount, maskedName, type PayoutAccount } from '@fairhouse/rules'
import type { Kit } from '#platform/kit'
import { accountStore, type StoredAccount } from '../store/accounts.ts'

const facts = z.object({
  kind: z.enum(['bank', 'ewallet', 'crypto']),
  institution: z.string(),
  number: z.string(),
  name: z.string(),
})

/** The key derives from the row's id: moved to another row the data does not decrypt. */
const purpose = (id: string) => `withdrawal/account/${id}`

/** Encrypted payout accounts: decrypted for payment, masked for display. */
export function createEncryptedAccounts({ database, secrets }: Kit) {
  const open = ({ id, locked }: StoredAccount): PayoutAccount =>
    facts.parse(JSON.parse(secrets.unlock(purpose(id), locked)))

  function masked(stored: StoredAccount) {
    const { kind, institution, number } = open(stored)
    return { id: stored.id, kind, institution, number: maskedAccount(number) }
  }

  return {
    store: accountStore(database.db),
    lock: (id: string, account: PayoutAccount) =>
      secrets.lock(purpose(id), JSON.stringify(account)),
    open,
    masked,
    shown: (row: StoredAccount) => ({
      ...masked(row),
      name: maskedName(open(row).name),
      state: row.state === 'bound' ? ('bound' as const) : ('review' as const),
    }),
  }
}
