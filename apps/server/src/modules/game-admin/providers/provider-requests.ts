import type { Calls, InputOf } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import type { Deps } from '../game-changes.ts'
import { fromFacts, toFacts, withFieldErrors } from './facts.ts'
import type { AddPayload, ChangePayload, KeyPayload } from './provider-payloads.ts'
import type { ProviderWriter } from './provider-writer.ts'

type Added = InputOf<Calls['PUT /office/api/provider']>
type KeyRequest = InputOf<Calls['POST /office/api/provider/key']>

/** A request and the new key, which is returned here only. */
interface KeyAnswer {
  approval: string
  key: string
}

/** Two keys of one provider never wait at the same time. */
const uncompared = ['keyId', 'after']

export type ProviderRequests = ReturnType<typeof createProviderRequests>

/** Requests the four-eyes approval of new providers, addresses and keys. */
export function createProviderRequests({ kit, gameProvider, staff }: Deps, writer: ProviderWriter) {
  const { setup } = gameProvider
  const { db } = kit.database

  async function requireValid({ code, brands }: Added, terms: ReturnType<typeof fromFacts>) {
    if (gameProvider.isKnown(code)) throw new Refusal('name_taken')
    await withFieldErrors(async () => {
      await setup.requireValid(code, terms)
      await setup.requirePublicLaunch(code, terms)
      writer.brandIdsOf(brands ?? [])
    })
  }

  function requestWithKey(
    tx: Executor,
    kind: 'provider.add' | 'provider.key',
    payload: AddPayload | KeyPayload,
    reason: string,
    by: StaffActor,
  ) {
    const asked = { kind, payload, reason, subject: payload.code, uncompared }
    return staff.approvals.askWithin(tx, asked, by)
  }

  return {
    async add(input: Added, by: StaffActor): Promise<KeyAnswer> {
      const { code, wallet, brands, reason, ...facts } = input
      const terms = fromFacts(facts, wallet)
      await requireValid(input, terms)
      const { key, encrypted } = setup.newKey()
      const lists = brands && { brands }
      const after = { ...toFacts(terms), wallet, ...lists, key: writer.masked(encrypted) }
      const approval = await db.transaction().execute(async (tx) => {
        const keyId = await setup.keepPending(tx, encrypted)
        const payload = { code, before: null, after, keyId }
        return requestWithKey(tx, 'provider.add', payload, reason, by)
      })
      return { approval, key }
    },
    change: (tx: Executor, payload: ChangePayload, reason: string, by: StaffActor) =>
      staff.approvals.askWithin(
        tx,
        { kind: 'provider.change', payload, reason, subject: payload.code },
        by,
      ),
    async renewKey(input: KeyRequest, by: StaffActor): Promise<KeyAnswer> {
      const { code, oldKeyHours, reason } = input
      const { key, encrypted } = setup.newKey()
      const approval = await db.transaction().execute(async (tx) => {
        const known = await writer.lock(tx, code)
        if (!known) throw new Refusal('not_found')
        const keyId = await setup.keepPending(tx, encrypted)
        const before = { key: writer.masked(known.secret) }
        const after = { key: writer.masked(encrypted), oldKeyHours }
        return requestWithKey(tx, 'provider.key', { code, before, after, keyId }, reason, by)
      })
      return { approval, key }
    },
  }
}
