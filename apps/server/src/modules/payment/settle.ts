import { amountOf, toWire } from '@fairhouse/money'
import type { Executor } from '#platform/database'
import { countFailure } from './attempts.ts'
import { creditingOf } from './credit.ts'
import type { Parts } from './parts.ts'
import type { Heard, Told } from './providers/index.ts'
import { stepOf, type Step } from './rules.ts'
import { changeStore, type Change } from './store/changes.ts'
import { depositStore, type StoredDeposit } from './store/deposits.ts'
import { eventStore } from './store/events.ts'
import { WebhookRefused } from './webhook-refused.ts'

const provider = { kind: 'provider' } as const

export type Settlement = ReturnType<typeof settlementOf>

/**
 * From a provider's word to money in the wallet, in steps that each may be done again: what is
 * to be credited is written down first, then the ledger moves it under an id that follows from
 * the deposit, then the deposit says so. The timed work goes on wherever a crash left it.
 */
export function settlementOf(parts: Parts) {
  const { kit, message, staff } = parts
  const { database, clock } = kit
  const store = depositStore(database.db)
  const credit = creditingOf(parts)

  /** What a provider said, or answered, about a deposit; the step that was taken, if one was. */
  async function take(id: string, told: Told, heard?: Heard): Promise<Step | undefined> {
    const taken = await database.db.transaction().execute(async (transaction) => {
      const deposit = await depositStore(transaction).lock(id)
      if (!deposit) throw new Error(`no deposit ${id}`)
      const step = stepOf(factsOf(deposit), told)
      if (heard && !(await isFirst(transaction, deposit, heard, step))) return undefined
      if (!step) return undefined
      const change = changeOf(deposit, step, told)
      await changeStore(transaction).move(id, deposit.state, change, provider, clock.now())
      if (change.to === 'failed') await countFailure(transaction, deposit, clock.now())
      return { deposit, step, change }
    })
    if (taken?.change.to === 'failed') await tellFailed(taken.deposit)
    const after = await store.find(id)
    if (after) await credit(after)
    if (taken && 'clear' in taken.step) await staff.approvals.lapse('deposit.credit', id)
    return taken?.step
  }

  async function isFirst(
    transaction: Executor,
    { brandId, provider: code }: StoredDeposit,
    heard: Heard,
    step: Step | undefined,
  ) {
    const outcome = step ? JSON.stringify(step, digits) : 'ignored'
    return eventStore(transaction).add(brandId, code, heard, outcome, clock.now())
  }

  function tellFailed({ id, memberId, amount, currency, note }: StoredDeposit): Promise<void> {
    const facts = { amount: toWire(amountOf(BigInt(amount))), currency, id }
    const values = note === null ? facts : { ...facts, reason: note }
    return message.tell(memberId, { key: `deposit failed ${id}`, kind: 'depositFailed', values })
  }

  /** A provider's own word about one of its deposits. */
  async function hear(brandId: string, code: string, heard: Heard): Promise<void> {
    const deposit = await store.find(heard.id)
    const isIts = deposit?.brandId === brandId && deposit.provider === code
    const isNamed = !deposit?.providerReference || deposit.providerReference === heard.reference
    if (!isIts || !isNamed) throw new WebhookRefused('unknown_reference')
    const isKnown = await eventStore(database.db).isKnown(brandId, code, heard.event)
    if (isKnown) await credit(deposit)
    else await take(deposit.id, heard, heard)
  }

  return { credit, take, hear, tellFailed }
}

function factsOf({ state, amount, currency, paid, cleared }: StoredDeposit) {
  const opened = (units: string | null) => (units === null ? undefined : amountOf(BigInt(units)))
  return {
    state,
    currency,
    amount: amountOf(BigInt(amount)),
    paid: opened(paid),
    cleared: opened(cleared),
  }
}

/** What is cleared waits in `pending` until the ledger has it. */
function changeOf({ state }: StoredDeposit, step: Step, { reference }: Told): Change {
  const providerReference = reference
  if (!('clear' in step)) return { ...step, providerReference }
  const to = state === 'created' ? 'pending' : state
  return { to, paid: step.clear, cleared: step.clear, providerReference }
}

const digits = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
