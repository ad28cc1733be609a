import type { PaymentModule } from '#modules/payment'
import type { PayoutAccounts } from '../accounts/payout-accounts.ts'
import type { Withdrawal } from '../store/requests.ts'

interface Deps {
  payment: Pick<PaymentModule, 'sourceOf' | 'payoutProvidersOf'>
  payoutAccounts: PayoutAccounts
}

export type Targets = ReturnType<typeof createTargets>

/** Destination of a withdrawal: a member's payout account, or the source of a deposit. */
export function createTargets({ payment, payoutAccounts }: Deps) {
  /** No provider pays to an unknown source; staff decide. */
  async function source(depositId: string | null) {
    const unknown = { kind: 'source', institution: '', number: '', name: '' } as const
    if (depositId === null) return { provider: '', target: unknown }
    const { provider, method, reference } = await payment.sourceOf(depositId)
    const target = { kind: 'source', institution: method, number: reference, name: '' } as const
    return { provider, target }
  }

  async function accountOf({ id, accountId }: Withdrawal) {
    const [account] = await payoutAccounts.store.byIds(accountId === null ? [] : [accountId])
    if (!account) throw new Error(`no account of withdrawal ${id}`)
    return account
  }

  async function targetOf(withdrawal: Withdrawal) {
    const { accountId, depositId } = withdrawal
    if (accountId === null) return (await source(depositId)).target
    return payoutAccounts.open(await accountOf(withdrawal))
  }

  return {
    targetOf,
    /** The destination as its owner sees it. */
    async masked(withdrawal: Withdrawal) {
      const { accountId, depositId } = withdrawal
      if (accountId !== null) return payoutAccounts.masked(await accountOf(withdrawal))
      const { kind, institution, number } = (await source(depositId)).target
      return { id: depositId ?? withdrawal.id, kind, institution, number }
    },
    /** Codes of providers that can pay it; a source is reached only by its own provider. */
    async providersFor(withdrawal: Withdrawal): Promise<string[]> {
      const { brandId, accountId, depositId } = withdrawal
      const { kind } = await targetOf(withdrawal)
      const able = (await payment.payoutProvidersOf(brandId))
        .filter(({ kinds }) => kinds.includes(kind))
        .map(({ code }) => code)
      if (accountId !== null) return able
      const { provider } = await source(depositId)
      return able.filter((code) => code === provider)
    },
  }
}
