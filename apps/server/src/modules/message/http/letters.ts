import type { AuditEntry, AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import { clerkOf, Refusal, type Clerk, type HandlersOf } from '#platform/http'
import type { Last } from '../boxes.ts'
import type { LetterWords } from '../rules.ts'

interface Parts {
  audit: AuditModule
  brands: BrandModule
  member: MemberModule
  /** False when they may not be written to. */
  write(memberId: string, words: LetterWords, last: Last): Promise<boolean>
  writeAll(brandId: string, words: LetterWords, last: Last): Promise<void>
}

interface Letter {
  brandId: string
  account?: string | undefined
  words: LetterWords
}

/** What colleagues write to members; the log has it with the letter. */
export function lettersHttp(parts: Parts): HandlersOf<'POST /office/api/letter'> {
  const { audit, brands, member } = parts

  const logged =
    (by: Clerk, { brandId, words }: Letter, memberId: string | null): Last =>
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
      const by = clerkOf(request)
      const brand = await brands.find(brandId)
      if (!brand) throw new Refusal('not_found')
      if (!words[brand.language]) {
        throw new Refusal('invalid_fields', { [brand.language]: 'required' })
      }
      const letter = { brandId, words }
      if (account === undefined) {
        await parts.writeAll(brandId, words, logged(by, letter, null)).catch(unreadable)
        return { written: true }
      }
      const found = await member.byName(brandId, account)
      if (!found) throw new Refusal('not_found')
      const last = logged(by, letter, found.id)
      return { written: await parts.write(found.id, words, last).catch(unreadable) }
    },
  }
}

/** Words that are none are the writer's error. */
function unreadable(error: unknown): never {
  throw error instanceof RangeError ? new Refusal('invalid_fields', { words: 'invalid' }) : error
}
