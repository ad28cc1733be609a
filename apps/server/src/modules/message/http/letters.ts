import type { AuditEntry, AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import { staffActorOf, Refusal, type StaffActor, type HandlersOf } from '#platform/http'
import type { InSameCommit } from '../inboxes.ts'
import type { LetterWords } from '../rules.ts'

interface Deps {
  audit: AuditModule
  brands: BrandModule
  member: MemberModule
  /** False if the member may not receive letters. */
  write(memberId: string, words: LetterWords, last: InSameCommit): Promise<boolean>
  writeAll(brandId: string, words: LetterWords, last: InSameCommit): Promise<void>
}

interface Letter {
  brandId: string
  account?: string | undefined
  words: LetterWords
}

/** Letters from staff to members, audited in the same transaction. */
export function lettersHttp(deps: Deps): HandlersOf<'POST /office/api/letter'> {
  const { audit, brands, member } = deps

  const logged =
    (by: StaffActor, { brandId, words }: Letter, memberId: string | null): InSameCommit =>
    (transaction) => {
      const entry: AuditEntry = {
        actor: { kind: 'staff', id: by.staffId },
        action: 'message.send',
        subject: { kind: memberId === null ? 'brand' : 'member', id: memberId ?? brandId },
        brandId,
        after: { words },
        address: by.address,
      }
      return audit.record(entry, transaction)
    }

  return {
    'POST /office/api/letter': async (request) => {
      const { brandId, account, words } = request.input
      const by = staffActorOf(request)
      const brand = await brands.find(brandId)
      if (!brand) throw new Refusal('not_found')
      if (!words[brand.language]) {
        throw new Refusal('invalid_fields', { [brand.language]: 'required' })
      }
      const letter = { brandId, words }
      if (account === undefined) {
        await deps.writeAll(brandId, words, logged(by, letter, null)).catch(refuseInvalidWords)
        return { written: true }
      }
      const found = await member.byName(brandId, account)
      if (!found) throw new Refusal('not_found')
      const last = logged(by, letter, found.id)
      return { written: await deps.write(found.id, words, last).catch(refuseInvalidWords) }
    },
  }
}

/** Invalid words are the writer's error. */
function refuseInvalidWords(error: unknown): never {
  throw error instanceof RangeError ? new Refusal('invalid_fields', { words: 'invalid' }) : error
}
