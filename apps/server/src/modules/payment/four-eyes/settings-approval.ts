import * as z from 'zod/mini'
import { paymentMethodTerms } from '@fairhouse/protocol'
import { providerKinds, targetKinds } from '@fairhouse/protocol/payment'
import { toPendingView, type ApprovalAction } from '#modules/staff'
import { requireUnchanged } from '#platform/changes'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import { toMethodTerms } from '../settings/changes.ts'
import type { Deps } from '../deps.ts'
import { changedByStaff, type SettingsWriter } from '../settings/settings-writer.ts'
import type { SetUp } from '../settings/set-up.ts'
import { methodStore } from '../store/methods.ts'
import { providerStore } from '../store/providers.ts'
import { pendingSecrets } from '../store/secrets.ts'
import { InvalidTerm } from '../settings/invalid-term.ts'

const facts = z.nullable(z.record(z.string(), z.unknown()))
const about = { brandId: z.uuid(), code: z.string(), before: facts }

const methodPayload = z.strictObject({
  ...about,
  provider: z.optional(z.string()),
  after: z.partial(paymentMethodTerms),
})
const providerPayload = z.strictObject({
  ...about,
  after: z.partial(
    z.strictObject({
      kind: z.enum(providerKinds),
      url: z.string(),
      paysOut: z.array(z.enum(targetKinds)),
      /** Only its last characters. */
      secret: z.string(),
    }),
  ),
  secretId: z.optional(z.uuid()),
})

export type MethodPayload = z.input<typeof methodPayload>
export type ProviderPayload = z.input<typeof providerPayload>

/** Turns an invalid term into a refusal at its form field. */
export async function withFieldErrors<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof InvalidTerm) {
      throw new Refusal('invalid_fields', { [error.field]: 'invalid' })
    }
    throw error
  })
}

async function waitingOfKind({ staff }: Deps, what: 'method' | 'provider', brandId: string) {
  const waiting = await staff.approvals.pending(`payment.${what}`, [brandId])
  const shown = toPendingView(waiting)
  return waiting.flatMap(({ payload }, place) => {
    const request = shown[place]
    return request ? [{ ...request, what, code: String(payload['code']) }] : []
  })
}

/** Waiting changes of a brand's methods and providers. */
export const waitingChanges = async (deps: Deps, brandId: string) => [
  ...(await waitingOfKind(deps, 'method', brandId)),
  ...(await waitingOfKind(deps, 'provider', brandId)),
]

async function takeSecret(
  transaction: Executor,
  id: string | undefined,
  brandProviders: Deps['brandProviders'],
) {
  if (id === undefined) return undefined
  const secret = await pendingSecrets(transaction).take(id)
  if (!secret) throw new Refusal('stale_draft')
  return brandProviders.decryptSecret(secret)
}

/** Four-eyes approval for changes of payment methods and providers. */
export function createSettingsApproval(
  { kit, brandProviders, staff }: Deps,
  setUp: SetUp,
  writer: SettingsWriter,
) {
  const { db } = kit.database
  const { random, clock } = kit

  const methodWork: ApprovalAction = {
    async execute({ payload, reason }, second, transaction) {
      const { brandId, code, provider, before, after } = methodPayload.parse(payload)
      await providerStore(transaction).lockBrand(brandId)
      const store = methodStore(transaction)
      const known = await store.byCode(brandId, code)
      requireUnchanged(before, known && toMethodTerms(known))
      const place = known?.place ?? (await store.allOf(brandId)).length
      const input = { ...after, provider, place }
      const building = setUp.buildMethod(transaction, { brandId, code }, known, input)
      const row = await withFieldErrors(building)
      await writer.method(transaction, known, row, changedByStaff(second, reason))
    },
  }

  const providerWork: ApprovalAction = {
    async execute({ payload, reason }, second, transaction) {
      const { brandId, code, before, after, secretId } = providerPayload.parse(payload)
      await providerStore(transaction).lockBrand(brandId)
      const known = await providerStore(transaction).find(brandId, code)
      requireUnchanged(before, known && writer.providerTermsOf(known))
      const secret = await takeSecret(transaction, secretId, brandProviders)
      const { kind, url: baseUrl, paysOut } = after
      const input = { brandId, code, kind, baseUrl, paysOut, secret }
      const row = await withFieldErrors(setUp.buildProvider(known, input))
      await writer.provider(transaction, known, row, changedByStaff(second, reason))
    },
    async onRejected(payload, transaction) {
      const { secretId } = providerPayload.parse(payload)
      if (secretId !== undefined) await pendingSecrets(transaction).take(secretId)
    },
  }

  return {
    methodWork,
    providerWork,
    requestMethodChange: (payload: MethodPayload, reason: string, by: StaffActor) =>
      staff.approvals.request(
        { kind: 'payment.method', payload, reason, subject: payload.brandId },
        by,
      ),
    /** The secret is stored apart, because approvals and the audit log have many readers. */
    async requestProviderChange(
      payload: ProviderPayload,
      secret: Buffer | null,
      reason: string,
      by: StaffActor,
    ) {
      const secretId = random.uuid()
      const whole = { ...payload, ...(secret && { secretId }) }
      const asking = { kind: 'payment.provider', payload: whole, reason } as const
      const subject = payload.brandId
      if (!secret) return staff.approvals.request({ ...asking, subject }, by)
      return db.transaction().execute(async (transaction) => {
        await pendingSecrets(transaction).add(secretId, secret, clock.now())
        const request = { ...asking, subject, uncompared: ['secretId'] }
        return staff.approvals.askWithin(transaction, request, by)
      })
    },
  }
}

export type SettingsApproval = ReturnType<typeof createSettingsApproval>
