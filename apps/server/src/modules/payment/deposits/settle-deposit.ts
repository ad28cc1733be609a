import { amountOf, toWire } from '@fairhouse/money'
import type { Executor } from '#platform/database'
import { recordFailure } from './attempts.ts'
import { createCreditDeposit } from './credit-deposit.ts'
import type { Deps } from '../deps.ts'
import type { WebhookEvent, PaymentStatus } from '../providers/index.ts'
import { nextStep, type Step } from './rules.ts'
import { moveStore, type Change } from '../store/moves.ts'
import { depositStore, type StoredDeposit } from '../store/deposits.ts'
import { eventStore } from '../store/events.ts'
import { WebhookRefused } from '../webhooks/webhook-refused.ts'

const byProvider = { kind: 'provider' } as const

export type Settlement = ReturnType<typeof createSettlement>

/**
 * Turns a provider's report into money in the wallet. Every step can be repeated: the deposit is
 * cleared first, then the ledger moves the money under an id derived from the deposit, then the
 * deposit becomes credited. Timed work resumes after a crash.
 */
export function createSettlement(deps: Deps) {
  const { kit, message, staff } = deps
  const { database, clock } = kit
  const store = depositStore(database.db)
  const credit = createCreditDeposit(deps)

  /** Applies a provider's report or answer to a deposit and returns the step taken, if any. */
  async function applyStatus(
    id: string,
    status: PaymentStatus,
    webhook?: WebhookEvent,
  ): Promise<Step | undefined> {
    const taken = await database.db.transaction().execute(async (transaction) => {
      const deposit = await depositStore(transaction).lock(id)
      if (!deposit) throw new Error(`no deposit ${id}`)
      const step = nextStep(toFacts(deposit), status)
      if (webhook && !(await recordEvent(transaction, deposit, webhook, step))) return undefined
      if (!step) return undefined
      const change = toChange(deposit, step, status)
      await moveStore(transaction).move(id, deposit.state, change, byProvider, clock.now())
      if (change.to === 'failed') await recordFailure(transaction, deposit, clock.now())
      return { deposit, step, change }
    })
    if (taken?.change.to === 'failed') await notifyFailed(taken.deposit)
    const after = await store.find(id)
    if (after) await credit(after)
    if (taken && 'clear' in taken.step) await staff.approvals.lapse('deposit.credit', id)
    return taken?.step
  }

  async function recordEvent(
    transaction: Executor,
    { brandId, provider: code }: StoredDeposit,
    webhook: WebhookEvent,
    step: Step | undefined,
  ) {
    const outcome = step ? JSON.stringify(step, bigintToString) : 'ignored'
    return eventStore(transaction).add(brandId, code, webhook, outcome, clock.now())
  }

  function notifyFailed({ id, memberId, amount, currency, note }: StoredDeposit): Promise<void> {
    const facts = { amount: toWire(amountOf(BigInt(amount))), currency, id }
    const values = note === null ? facts : { ...facts, reason: note }
    return message.notify(memberId, { key: `deposit failed ${id}`, kind: 'depositFailed', values })
  }

  /** Handles a provider's webhook about a deposit. */
  async function handleWebhook(
    brandId: string,
    code: string,
    webhook: WebhookEvent,
  ): Promise<void> {
    const deposit = await store.find(webhook.id)
    const isIts = deposit?.brandId === brandId && deposit.provider === code
    const isNamed = !deposit?.providerReference || deposit.providerReference === webhook.reference
    if (!isIts || !isNamed) throw new WebhookRefused('unknown_reference')
    const isKnown = await eventStore(database.db).isKnown(brandId, code, webhook.event)
    if (isKnown) await credit(deposit)
    else await applyStatus(deposit.id, webhook, webhook)
  }

  return { credit, applyStatus, handleWebhook, notifyFailed }
}

function toFacts({ state, amount, currency, paid, cleared }: StoredDeposit) {
  const opened = (units: string | null) => (units === null ? undefined : amountOf(BigInt(units)))
  return {
    state,
    currency,
    amount: amountOf(BigInt(amount)),
    paid: opened(paid),
    cleared: opened(cleared),
  }
}

/** A cleared deposit stays `pending` until the ledger has posted it. */
function toChange({ state }: StoredDeposit, step: Step, { reference }: PaymentStatus): Change {
  const providerReference = reference
  if (!('clear' in step)) return { ...step, providerReference }
  const to = state === 'created' ? 'pending' : state
  return { to, paid: step.clear, cleared: step.clear, providerReference }
}

const bigintToString = (_key: string, value: unknown) =>
  typeof value === 'bigint' ? String(value) : value
