import * as z from 'zod/mini'
import {
  gameProviderTerms,
  oldKeyHours,
  type Calls,
  type InputOf,
} from '@fairhouse/protocol'
import type { ApprovalAction } from '#modules/staff'
import { requireUnchanged } from '#platform/changes'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import type { Deps } from '../game-changes.ts'
import { fromFacts, toFacts, withFieldErrors } from './facts.ts'
import { changedBy, type ProviderWriter } from './provider-writer.ts'

const addPayload = z.strictObject({
  code: z.string(),
  before: z.null(),
  after: z.extend(gameProviderTerms, {
    wallet: z.enum(['seamless', 'transfer']),
    brands: z.optional(z.array(z.string())),
    /** Only its last characters. */
    key: z.string(),
  }),
  keyId: z.uuid(),
})
const changePayload = z.strictObject({
  code: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.partial(gameProviderTerms),
})
const keyFact = z.strictObject({ key: z.string() })
const keyPayload = z.strictObject({
  code: z.string(),
  before: keyFact,
  after: z.extend(keyFact, { oldKeyHours: z.literal(oldKeyHours) }),
  keyId: z.uuid(),
})
const withKey = z.looseObject({ keyId: z.uuid() })

type ChangePayload = z.input<typeof changePayload>
type Added = InputOf<Calls['PUT /office/api/provider']>
type KeyRequest = InputOf<Calls['POST /office/api/provider/key']>

/** A request and the new key, which is returned here only. */
interface KeyAnswer {
  approval: string
  key: string
}

export type ProviderApprovals = ReturnType<typeof createProviderApprovals>

/** Four-eyes approval for new providers, their addresses and their keys. */
export function createProviderApprovals(
  { kit, gameProvider, staff }: Deps,
  writer: ProviderWriter,
) {
  const { setup } = gameProvider
  const inTransaction = <T>(work: (tx: Executor) => Promise<T>) =>
    kit.database.db.transaction().execute(work)

  /** Different keys of one provider never wait at the same time. */
  const uncompared = ['keyId', 'after']

  async function lockOutside(tx: Executor, code: string) {
    const known = await setup.lock(tx, code)
    return known?.isInHouse === false ? known : undefined
  }

  async function takeKey(tx: Executor, id: string): Promise<Buffer> {
    const key = await setup.takePending(tx, id)
    if (!key) throw new Refusal('stale_draft')
    return key
  }

  const keyWork = {
    async onRejected(payload, tx) {
      await setup.takePending(tx, withKey.parse(payload).keyId)
    },
    afterCommit: () => gameProvider.reload(),
  } satisfies Partial<ApprovalAction>

  const add: ApprovalAction = {
    ...keyWork,
    async execute({ payload, reason }, second, tx) {
      const { code, after, keyId } = addPayload.parse(payload)
      const { wallet, brands, key: _shown, ...facts } = after
      const terms = fromFacts(facts, wallet)
      await withFieldErrors(setup.requireValid(code, terms))
      const key = await takeKey(tx, keyId)
      // Off until somebody has tested it and switches it on.
      const provider = { code, terms, brands, key, isOn: false }
      const adding = writer.add(tx, provider, changedBy(second, reason))
      if (!(await withFieldErrors(adding))) throw new Refusal('stale_draft')
    },
  }

  const change: ApprovalAction = {
    async execute({ payload, reason }, second, tx) {
      const { code, before, after } = changePayload.parse(payload)
      const known = await lockOutside(tx, code)
      requireUnchanged(before, known && toFacts(known))
      if (!known) return
      const facts = gameProviderTerms.parse({ ...toFacts(known), ...after })
      const terms = fromFacts(facts, known.wallet)
      await withFieldErrors(setup.requireValid(code, terms))
      const by = changedBy(second, reason)
      await writer.change(tx, code, { before: known, after: terms }, by)
    },
    afterCommit: () => gameProvider.reload(),
  }

  const renewKey: ApprovalAction = {
    ...keyWork,
    async execute({ payload, reason }, second, tx) {
      const { code, before, after, keyId } = keyPayload.parse(payload)
      const known = await lockOutside(tx, code)
      requireUnchanged(before, known && { key: writer.masked(known.secret) })
      if (!known) return
      const key = await takeKey(tx, keyId)
      const { oldKeyHours: hours } = after
      const keys = { code, before: known.secret, after: key, oldKeyHours: hours }
      await writer.replaceKey(tx, keys, changedBy(second, reason))
    },
  }

  return {
    works: { add, change, renewKey },
    lockOutside,
    inTransaction,
    async requestNew(
      { code, wallet, brands, reason, ...facts }: Added,
      by: StaffActor,
    ): Promise<KeyAnswer> {
      if (gameProvider.isKnown(code)) throw new Refusal('name_taken')
      const terms = fromFacts(facts, wallet)
      const { key, encrypted } = setup.newKey()
      const lists = brands && { brands }
      const shown = { ...toFacts(terms), wallet, ...lists, key: writer.masked(encrypted) }
      await withFieldErrors(setup.requireValid(code, terms))
      await withFieldErrors(setup.requirePublicLaunch(code, terms))
      await withFieldErrors((async () => writer.brandIdsOf(brands ?? []))())
      const approval = await inTransaction(async (tx) => {
        const keyId = await setup.keepPending(tx, encrypted)
        const payload = { code, before: null, after: shown, keyId }
        const asked = { kind: 'provider.add', payload, reason, subject: code, uncompared } as const
        return staff.approvals.askWithin(tx, asked, by)
      })
      return { approval, key }
    },
    requestChange: (tx: Executor, payload: ChangePayload, reason: string, by: StaffActor) =>
      staff.approvals.askWithin(
        tx,
        { kind: 'provider.change', payload, reason, subject: payload.code },
        by,
      ),
    async requestKey(
      { code, oldKeyHours: hours, reason }: KeyRequest,
      by: StaffActor,
    ): Promise<KeyAnswer> {
      const { key, encrypted } = setup.newKey()
      const approval = await inTransaction(async (tx) => {
        const known = await lockOutside(tx, code)
        if (!known) throw new Refusal('not_found')
        const keyId = await setup.keepPending(tx, encrypted)
        const before = { key: writer.masked(known.secret) }
        const after = { key: writer.masked(encrypted), oldKeyHours: hours }
        const payload = { code, before, after, keyId }
        const asked = { kind: 'provider.key', payload, reason, subject: code, uncompared } as const
        return staff.approvals.askWithin(tx, asked, by)
      })
      return { approval, key }
    },
  }
}
