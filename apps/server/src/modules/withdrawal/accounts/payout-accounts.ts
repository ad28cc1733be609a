import type { ActionOf } from '@fairhouse/protocol/audit'
import { isSameName, type PayoutAccount } from '@fairhouse/rules'
import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import { violatedUniqueIndex } from '#platform/database'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { createEncryptedAccounts } from './encrypted-accounts.ts'
import { createAccountRecognition } from './recognise-account.ts'
import type { Settings } from '../terms/settings.ts'
import { accountStore, type ReviewReason, type StoredAccount } from '../store/accounts.ts'

export interface Owner {
  memberId: string
  brandId: string
  address: string
}

export type PayoutAccounts = ReturnType<typeof createPayoutAccounts>

interface Deps {
  brands: BrandModule
  member: MemberModule
  audit: AuditModule
}

/** Payout accounts of members: encrypted at rest, shown masked, in the member's own name. */
export function createPayoutAccounts(kit: Kit, { brands, member, audit }: Deps) {
  const { clock, database, random } = kit
  const { db } = database
  const locked = createEncryptedAccounts(kit)
  const { indexOf, read } = createAccountRecognition(kit, brands)
  const { lock, shown, store } = locked

  async function reviewReasonFor(owner: Owner, account: PayoutAccount, index: Buffer) {
    if (!(await matchesRegisteredName(member, owner.memberId, account.name))) return 'name'
    return (await store.isShared(owner.brandId, index, owner.memberId)) ? 'shared' : null
  }

  async function add(row: StoredAccount, owner: Owner, most: number): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const accounts = accountStore(transaction)
      await accounts.lockOwner(owner.memberId)
      const bound = await accounts.presentOf(owner.memberId)
      if (bound.length >= most) throw new Refusal('limit_reached')
      await accounts.add(row)
      await audit.record(auditEntry(owner, row, 'withdrawal.bind'), transaction)
    })
  }

  return {
    ...locked,
    indexOf,
    async bind(owner: Owner, typed: PayoutAccount, settings: Settings) {
      const { account, faults, isGood } = read(owner.brandId, typed)
      if (!isGood) throw new Refusal('invalid_fields', faults)
      if (!settings.kinds.includes(account.kind)) {
        throw new Refusal('invalid_fields', { kind: 'invalid' })
      }
      const index = indexOf(owner.brandId, account)
      const why: ReviewReason | null = await reviewReasonFor(owner, account, index)
      const id = random.orderedId()
      const row: StoredAccount = {
        id,
        memberId: owner.memberId,
        brandId: owner.brandId,
        kind: account.kind,
        locked: lock(id, account),
        numberIndex: index,
        state: why ? 'review' : 'bound',
        reviewReason: why,
        createdAt: clock.now(),
      }
      try {
        await add(row, owner, settings.mostAccounts)
      } catch (error) {
        throw violatedUniqueIndex(error) === undefined ? error : new Refusal('already_registered')
      }
      return shown(row)
    },
    async remove(owner: Owner, id: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const accounts = accountStore(transaction)
        const row = await accounts.ownOf(id, owner.memberId)
        if (!row) throw new Refusal('not_found')
        await accounts.move(id, ['bound', 'review'], 'removed')
        await audit.record(auditEntry(owner, row, 'withdrawal.unbind'), transaction)
      })
    },
  }
}

/** The first bound name becomes the registered name. */
async function matchesRegisteredName(
  member: MemberModule,
  memberId: string,
  name: string,
): Promise<boolean> {
  const known = await member.registeredName(memberId)
  if (known !== null) return isSameName(known, name)
  await member.registerPayee(memberId, name)
  return true
}

/** Contains nothing of the account itself, because audit entries are permanent. */
function auditEntry(owner: Owner, row: StoredAccount, action: ActionOf<'withdrawal'>) {
  const { kind, state, reviewReason } = row
  return {
    actor: { kind: 'member', id: owner.memberId } as const,
    action,
    subject: { kind: 'payoutAccount' as const, id: row.id },
    brandId: owner.brandId,
    address: owner.address,
    after: { kind, state, reviewReason },
  }
}
