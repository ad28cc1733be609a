import { languageOf } from '@fairhouse/i18n/server'
import { checkContent, normalise } from '@fairhouse/rules'
import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { Kit } from '#platform/kit'
import { createInboxes, type InSameCommit, type Owner } from './inboxes.ts'
import { messageHttp } from './http.ts'
import { lettersHttp } from './http/letters.ts'
import {
  contentLengths,
  dayMs,
  letterDays,
  titleLengths,
  type LetterWords,
  type Notice,
} from './rules.ts'
import { letterStore } from './store/letters.ts'
import { messageStore } from './store/messages.ts'
import { sweep } from './sweep.ts'

export type { LetterWords, Notice } from './rules.ts'

interface Deps {
  audit: AuditModule
  brands: BrandModule
  exclusion: ExclusionModule
  member: MemberModule
}

export type MessageModule = ReturnType<typeof createMessage>

/** The member inbox: notices and letters. */
export function createMessage(kit: Kit, { audit, brands, exclusion, member }: Deps) {
  const { clock, database, random } = kit
  /** Letters are marketing and need permission; notices concern the member's own affairs. */
  const mayReceiveLetters = (memberId: string) => exclusion.may(memberId, 'marketing')
  const inboxes = createInboxes(kit, mayReceiveLetters)

  async function ownerOf(memberId: string): Promise<Owner> {
    const account = await member.find(memberId)
    if (!account) throw new Error(`no member ${memberId}`)
    return { memberId, brandId: account.brandId }
  }

  /** Sends a letter to one member; false if they may not receive letters. */
  async function write(
    memberId: string,
    words: LetterWords,
    last?: InSameCommit,
  ): Promise<boolean> {
    if (!(await mayReceiveLetters(memberId))) return false
    const facts = {
      key: `letter ${random.uuid()}`,
      kind: 'letter',
      told: checkedWords(words),
    } as const
    await inboxes.add(await ownerOf(memberId), facts, last)
    return true
  }

  /** Sends a letter to all members of a brand, including those who join while it is valid. */
  const writeAll = (brandId: string, words: LetterWords, last?: InSameCommit, days = letterDays) =>
    database.db.transaction().execute(async (transaction) => {
      const now = clock.now()
      const goodUntil = new Date(now.getTime() + days * dayMs)
      await letterStore(transaction).add(brandId, checkedWords(words), now, goodUntil)
      await last?.(transaction)
    })

  /** Sends a letter once per key: a repeat has no effect. */
  async function writeOnce(owner: Owner, key: string, words: LetterWords): Promise<boolean> {
    if (!(await mayReceiveLetters(owner.memberId))) return false
    await inboxes.add(owner, { key, kind: 'letter', told: words })
    return true
  }

  return {
    http: {
      ...messageHttp({ inboxes, clock }, brands.byId),
      ...lettersHttp({ audit, brands, member, write, writeAll }),
    },
    /** Sends a notice once per key; its text is rendered when read. */
    async notify(memberId: string, { key, kind, values }: Notice): Promise<void> {
      await inboxes.add(await ownerOf(memberId), { key, kind, told: values })
    },
    write,
    writeAll,
    writeOnce,
    /** Data of the socket topic `message`. */
    async inboxSnapshotOf(owner: Owner) {
      const { unread, last, version } = await inboxes.refresh(owner)
      return { seq: version, data: { unread, last } }
    },
    /** A member's messages as stored. */
    exportOf: messageStore(database.db).all,
    forget: inboxes.forget,
    sweep: () => sweep(kit, inboxes),
  }
}

/** Validates a letter's words; errors go to staff as they are. */
function checkedWords(words: LetterWords): LetterWords {
  const entries = Object.entries(words).map(([code, { title, content }]) => {
    if (languageOf(code)?.code !== code) throw new RangeError(`there is no language ${code}`)
    const fault = checkContent(titleLengths, title) ?? checkContent(contentLengths, content)
    if (fault) throw new RangeError(`the letter in ${code}: ${fault.kind}`)
    return [code, { title: normalise('text', title), content: normalise('text', content) }] as const
  })
  if (entries.length === 0) throw new RangeError('a letter without words')
  return Object.fromEntries(entries)
}
