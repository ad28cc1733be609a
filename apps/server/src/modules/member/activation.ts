import type { Executor } from '#platform/database'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { fingerprint } from '#platform/secrets'
import type { createOpenAccount, NewAccount } from './open-account.ts'
import { loginName, type Account } from './rules.ts'
import { storesOn, type MemberStore } from './store/index.ts'

/** A secret for the owner of a new account, shown once. */
export interface ActivationSecret {
  secret: string
  expiresAt: Date
}

/** An account that a typed secret may activate. */
export interface Activation {
  /** Uses the secret up; refuses one that was used or has expired. */
  redeem(): Promise<Account>
}

const activationMs = 72 * 3600 * 1000

interface Deps {
  kit: Pick<Kit, 'random' | 'clock'>
  store: MemberStore
  open: ReturnType<typeof createOpenAccount>
}

/** Accounts opened for somebody else; their owners activate them and set the password. */
export function createActivation({ kit, store, open }: Deps) {
  const { random, clock } = kit

  async function issueWithin(transaction: Executor, memberId: string): Promise<ActivationSecret> {
    const secret = random.token().slice(0, 20)
    const expiresAt = new Date(clock.now().getTime() + activationMs)
    await storesOn(transaction).activations.put(memberId, fingerprint(secret), expiresAt)
    return { secret, expiresAt }
  }

  return {
    /** Opens an account without a password. `inSameCommit` gets its id. */
    async openForOwner(
      account: Omit<NewAccount, 'password'>,
      inSameCommit: (transaction: Executor, id: string) => Promise<void>,
    ): Promise<ActivationSecret & { id: string }> {
      let issued: ActivationSecret | undefined
      const id = await open({ ...account, mustChangePassword: true }, async (transaction, own) => {
        issued = await issueWithin(transaction, own)
        await inSameCommit(transaction, own)
      })
      if (!issued) throw new Error(`no activation secret for member ${id}`)
      return { id, ...issued }
    },
    /** Replaces the secret of an account whose owner has not set a password yet. */
    async renewWithin(transaction: Executor, memberId: string): Promise<ActivationSecret> {
      if (!(await storesOn(transaction).activations.isDue(memberId))) {
        throw new Refusal('not_found')
      }
      return issueWithin(transaction, memberId)
    },
    isActivationDue: (memberId: string): Promise<boolean> => store.activations.isDue(memberId),
    isActivationSecret: (memberId: string, typed: string): Promise<boolean> =>
      store.activations.isSecret(memberId, fingerprint(typed)),
    /** The account of this name and secret. Its state is revealed only to who has the secret. */
    async byActivation(
      brandId: string,
      typedName: string,
      secret: string,
    ): Promise<Activation | undefined> {
      const secretHash = fingerprint(secret)
      const found = await store.activations.find(brandId, loginName(typedName), secretHash)
      const account = found && (await store.accounts.byId(found.memberId))
      if (!found || !account) return undefined
      return {
        async redeem() {
          if (found.usedAt !== null) throw new Refusal('activation_used')
          if (found.expiresAt <= clock.now()) throw new Refusal('activation_expired')
          // Of two simultaneous uses one succeeds.
          const isFirst = await store.activations.use(account.id, secretHash, clock.now())
          if (!isFirst) throw new Refusal('activation_used')
          return account
        },
      }
    },
  }
}
