import { documentKinds, type Calls, type DocumentKind, type OutputOf } from '@fairhouse/protocol'
import { asksIdentity } from '#modules/brand'
import { Refusal } from '#platform/http'
import type { Deps } from './deps.ts'
import { reviewStore, type Review } from './store.ts'
import { createUsualReviewTime } from './usual-review-time.ts'

type Shown = OutputOf<Calls['GET /wps/identity']>

export interface Submitter {
  memberId: string
  brandId: string
}

/** Submission of identity documents by members. */
export function createDocumentSubmission({ kit, brands, member, upload }: Deps) {
  const { database, clock, random } = kit
  const store = reviewStore(database.db)
  const usualReviewTime = createUsualReviewTime(kit)

  async function load({ memberId, brandId }: Submitter): Promise<Shown> {
    const { isVerified, isDormant } = await member.statusOf(memberId)
    const last = await store.last(memberId)
    const state = isVerified ? 'verified' : stateBy(last)
    return {
      isAsked: asksIdentity[brands.byId(brandId).market],
      state,
      kind: last?.kind ?? null,
      sentAt: last?.sentAt.toISOString() ?? null,
      fault: last?.fault ?? null,
      note: last?.note ?? null,
      isDormant,
      usualReviewSeconds: state === 'waiting' ? await usualReviewTime(brandId) : null,
    }
  }

  /** Allows one open submission, and none for a verified member. */
  async function requireOpen(submitter: Submitter): Promise<void> {
    const { state } = await load(submitter)
    if (state === 'waiting' || state === 'verified') throw new Refusal('already_decided')
  }

  return {
    load,
    async storePicture(image: string, submitter: Submitter): Promise<string> {
      await requireOpen(submitter)
      const { memberId: ownerId, brandId } = submitter
      return upload.keep(image, { ownerId, brandId, purpose: 'document' })
    },
    async send(
      kind: DocumentKind,
      pictures: readonly string[],
      submitter: Submitter,
    ): Promise<Shown> {
      await requireOpen(submitter)
      if (new Set(pictures).size !== documentKinds[kind]) {
        throw new Refusal('invalid_fields', { pictures: 'invalid' })
      }
      for (const id of pictures) {
        if (!(await upload.isOwn(id, submitter.memberId, 'document')))
          throw new Refusal('not_found')
      }
      const row = { id: random.orderedId(), ...submitter, kind, pictures, sentAt: clock.now() }
      if (!(await store.add(row))) throw new Refusal('already_decided')
      return load(submitter)
    },
  }
}

/** An identity in doubt after acceptance has to be proved again. */
function stateBy(last: Review | undefined): 'none' | 'waiting' | 'refused' {
  return last === undefined || last.state === 'accepted' ? 'none' : last.state
}
