import * as z from 'zod/mini'
import { paymentMethodTerms } from '@fairhouse/protocol'
import { providerKinds, targetKinds } from '@fairhouse/protocol/payment'
import { waitingShown, type ApprovalWork } from '#modules/staff'
import type { Executor } from '#platform/database'
import { Refusal, type Clerk } from '#platform/http'
import { changedOf, methodFacts, pick, type Facts } from './facts.ts'
import type { Parts } from './parts.ts'
import { byOf, type Saving } from './saving.ts'
import type { SettingUp } from './set-up.ts'
import { methodStore } from './store/methods.ts'
import { providerStore } from './store/providers.ts'
import { waitingSecrets } from './store/secrets.ts'
import { WrongTerm } from './wrong-term.ts'

const facts = z.nullable(z.record(z.string(), z.unknown()))
const about = { brandId: z.uuid(), code: z.string(), before: facts }

const methodAsked = z.strictObject({
  ...about,
  provider: z.optional(z.string()),
  after: z.partial(paymentMethodTerms),
})
const providerAsked = z.strictObject({
  ...about,
  after: z.partial(
    z.strictObject({
      kind: z.enum(providerKinds),
      url: z.string(),
      paysOut: z.array(z.enum(targetKinds)),
      /** No more than its end. */
      secret: z.string(),
    }),
  ),
  secretId: z.optional(z.uuid()),
})

export type MethodAsked = z.input<typeof methodAsked>
export type ProviderAsked = z.input<typeof providerAsked>

/** A form is told at which field it is wrong. */
export async function named<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof WrongTerm) {
      throw new Refusal('invalid_fields', { [error.field]: 'invalid' })
    }
    throw error
  })
}

/** What was asked for is about what the asker saw: if that is another now, it is asked anew. */
export function requireSame(before: Facts | null, now: Facts | undefined) {
  const isSame =
    before !== null && now !== undefined
      ? changedOf(pick(now, Object.keys(before)), before).length === 0
      : before === null && now === undefined
  if (!isSame) throw new Refusal('stale_draft')
}

async function waitingFor({ staff }: Parts, what: 'method' | 'provider', brandId: string) {
  const waiting = await staff.approvals.waiting(`payment.${what}`, [brandId])
  const shown = waitingShown(waiting)
  return waiting.flatMap(({ payload }, place) => {
    const request = shown[place]
    return request ? [{ ...request, what, code: String(payload['code']) }] : []
  })
}

/** What was asked for about a brand's methods and providers, and waits. */
export const waitingAbout = async (parts: Parts, brandId: string) => [
  ...(await waitingFor(parts, 'method', brandId)),
  ...(await waitingFor(parts, 'provider', brandId)),
]

/** Where players send money changes when two people agree. */
export function askingTwo({ kit, places, staff }: Parts, setUp: SettingUp, saving: Saving) {
  const { db } = kit.database
  const { random, clock } = kit

  async function secretOf(transaction: Executor, id: string | undefined) {
    if (id === undefined) return undefined
    const secret = await waitingSecrets(transaction).take(id)
    if (!secret) throw new Refusal('stale_draft')
    return places.opened(secret)
  }

  const methodWork: ApprovalWork = {
    async carryOut({ payload, reason }, second, transaction) {
      const { brandId, code, provider, before, after } = methodAsked.parse(payload)
      await providerStore(transaction).alone(brandId)
      const store = methodStore(transaction)
      const known = await store.byCode(brandId, code)
      requireSame(before, known && methodFacts(known))
      const place = known?.place ?? (await store.allOf(brandId)).length
      const wish = { ...after, provider, place }
      const making = setUp.methodOf(transaction, { brandId, code }, known, wish)
      await saving.method(transaction, known, await named(making), byOf(second, reason))
    },
  }

  const providerWork: ApprovalWork = {
    async carryOut({ payload, reason }, second, transaction) {
      const { brandId, code, before, after, secretId } = providerAsked.parse(payload)
      await providerStore(transaction).alone(brandId)
      const known = await providerStore(transaction).find(brandId, code)
      requireSame(before, known && saving.factsOf(known))
      const secret = await secretOf(transaction, secretId)
      const { kind, url: baseUrl, paysOut } = after
      const wish = { brandId, code, kind, baseUrl, paysOut, secret }
      const row = await named(setUp.providerOf(known, wish))
      await saving.provider(transaction, known, row, byOf(second, reason))
    },
    async drop(payload, transaction) {
      const { secretId } = providerAsked.parse(payload)
      if (secretId !== undefined) await waitingSecrets(transaction).take(secretId)
    },
  }

  return {
    methodWork,
    providerWork,
    askMethod: (payload: MethodAsked, reason: string, by: Clerk) =>
      staff.approvals.ask(
        { kind: 'payment.method', payload, reason, subject: payload.brandId },
        by,
      ),
    /** The secret waits apart: approvals and the log are read by many. */
    async askProvider(payload: ProviderAsked, secret: Buffer | null, reason: string, by: Clerk) {
      const secretId = random.uuid()
      if (secret) await waitingSecrets(db).add(secretId, secret, clock.now())
      const whole = { ...payload, ...(secret && { secretId }) }
      const subject = payload.brandId
      return staff.approvals.ask({ kind: 'payment.provider', payload: whole, reason, subject }, by)
    },
  }
}

export type AskingTwo = ReturnType<typeof askingTwo>
