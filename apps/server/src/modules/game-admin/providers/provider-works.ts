import { gameProviderTerms } from '@fairhouse/protocol'
import type { ApprovalAction } from '#modules/staff'
import { requireUnchanged } from '#platform/changes'
import type { Executor } from '#platform/database'
import { Refusal } from '#platform/http'
import type { Deps } from '../game-changes.ts'
import { fromFacts, toFacts, withFieldErrors } from './facts.ts'
import { addPayload, changePayload, keyPayload, withKey } from './provider-payloads.ts'
import { changedBy, type ProviderWriter } from './provider-writer.ts'

/** Carries out what a second person approved: a new provider, its addresses or its key. */
export function createProviderWorks({ gameProvider }: Deps, writer: ProviderWriter) {
  const { setup } = gameProvider

  async function takeKey(tx: Executor, id: string): Promise<Buffer> {
    const key = await setup.takePending(tx, id)
    if (!key) throw new Refusal('stale_draft')
    return key
  }

  const afterCommit = () => gameProvider.reload()
  const onRejected: ApprovalAction['onRejected'] = async (payload, tx) => {
    await setup.takePending(tx, withKey.parse(payload).keyId)
  }

  const add: ApprovalAction = {
    afterCommit,
    onRejected,
    async execute({ payload, reason }, second, tx) {
      const { code, after, keyId } = addPayload.parse(payload)
      const { wallet, brands, key: _shown, ...facts } = after
      const terms = fromFacts(facts, wallet)
      await withFieldErrors(() => setup.requireValid(code, terms))
      const key = await takeKey(tx, keyId)
      // Off until somebody has tested it and switches it on.
      const provider = { code, terms, brands, key, isOn: false }
      const by = changedBy(second, reason)
      if (!(await withFieldErrors(() => writer.add(tx, provider, by))))
        throw new Refusal('stale_draft')
    },
  }

  const change: ApprovalAction = {
    afterCommit,
    async execute({ payload, reason }, second, tx) {
      const { code, before, after } = changePayload.parse(payload)
      const known = await writer.lock(tx, code)
      requireUnchanged(before, known && toFacts(known))
      if (!known) return
      const facts = gameProviderTerms.parse({ ...toFacts(known), ...after })
      const terms = fromFacts(facts, known.wallet)
      await withFieldErrors(() => setup.requireValid(code, terms))
      const by = changedBy(second, reason)
      await writer.change(tx, code, { before: known, after: terms }, by)
    },
  }

  const renewKey: ApprovalAction = {
    afterCommit,
    onRejected,
    async execute({ payload, reason }, second, tx) {
      const { code, before, after, keyId } = keyPayload.parse(payload)
      const known = await writer.lock(tx, code)
      requireUnchanged(before, known && { key: writer.masked(known.secret) })
      if (!known) return
      const key = await takeKey(tx, keyId)
      const { oldKeyHours } = after
      const keys = { code, before: known.secret, after: key, oldKeyHours }
      await writer.replaceKey(tx, keys, changedBy(second, reason))
    },
  }

  return { add, change, renewKey }
}
