import { documentKinds, type Calls, type DocumentKind, type OutputOf } from '@fairhouse/protocol'
import { asksIdentity } from '#modules/brand'
import { Refusal } from '#platform/http'
import type { Parts } from './parts.ts'
import { reviewStore, type Review } from './store.ts'

type Shown = OutputOf<Calls['GET /wps/identity']>

export interface Sender {
  memberId: string
  brandId: string
}

/** How members show who they are. */
export function sendingOf({ kit, brands, member, upload }: Parts) {
  const { database, clock, random } = kit
  const store = reviewStore(database.db)

  async function shown({ memberId, brandId }: Sender): Promise<Shown> {
    const { isVerified, isDormant } = await member.standing(memberId)
    const last = await store.last(memberId)
    return {
      isAsked: asksIdentity[brands.byId(brandId).market],
      state: isVerified ? 'verified' : stateBy(last),
      kind: last?.kind ?? null,
      sentAt: last?.sentAt.toISOString() ?? null,
      fault: last?.fault ?? null,
      note: last?.note ?? null,
      isDormant,
    }
  }

  /** One document at a time, and none of who is known. */
  async function requireOpen(sender: Sender): Promise<void> {
    const { state } = await shown(sender)
    if (state === 'waiting' || state === 'verified') throw new Refusal('already_decided')
  }

  return {
    shown,
    async keepPicture(image: string, sender: Sender): Promise<string> {
      await requireOpen(sender)
      const { memberId: ownerId, brandId } = sender
      return upload.keep(image, { ownerId, brandId, purpose: 'document' })
    },
    async send(kind: DocumentKind, pictures: readonly string[], sender: Sender): Promise<Shown> {
      await requireOpen(sender)
      if (new Set(pictures).size !== documentKinds[kind]) {
        throw new Refusal('invalid_fields', { pictures: 'invalid' })
      }
      for (const id of pictures) {
        if (!(await upload.isOwn(id, sender.memberId, 'document'))) throw new Refusal('not_found')
      }
      const row = { id: random.orderedId(), ...sender, kind, pictures, sentAt: clock.now() }
      if (!(await store.add(row))) throw new Refusal('already_decided')
      return shown(sender)
    },
  }
}

/** What was accepted once and is in doubt is asked for again. */
function stateBy(last: Review | undefined): 'none' | 'waiting' | 'refused' {
  return last === undefined || last.state === 'accepted' ? 'none' : last.state
}
