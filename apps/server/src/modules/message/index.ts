import { languageOf } from '@fairhouse/i18n/server'
import { checkContent, normalise } from '@fairhouse/rules'
import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { Kit } from '#platform/kit'
import { createBoxes, type Last, type Owner } from './boxes.ts'
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

interface Parts {
  audit: AuditModule
  brands: BrandModule
  exclusion: ExclusionModule
  member: MemberModule
}

export type MessageModule = ReturnType<typeof createMessage>

/** What the house writes to its members, kept where they read it. */
export function createMessage(kit: Kit, { audit, brands, exclusion, member }: Parts) {
  const { clock, database, random } = kit
  /** Letters are what the house wants to say; notices tell members about their own affairs. */
  const mayBeWritten = (memberId: string) => exclusion.may(memberId, 'marketing')
  const boxes = createBoxes(kit, mayBeWritten)

  async function ownerOf(memberId: string): Promise<Owner> {
    const account = await member.find(memberId)
    if (!account) throw new Error(`no member ${memberId}`)
    return { memberId, brandId: account.brandId }
  }

  /** A letter to one member; false when they may not be written to. */
  async function write(memberId: string, words: LetterWords, last?: Last): Promise<boolean> {
    if (!(await mayBeWritten(memberId))) return false
    const facts = { key: `letter ${random.uuid()}`, kind: 'letter', told: readable(words) } as const
    await boxes.add(await ownerOf(memberId), facts, last)
    return true
  }

  /** A letter to everybody of a brand, and to who joins while it is good. */
  const writeAll = (brandId: string, words: LetterWords, last?: Last, days = letterDays) =>
    database.db.transaction().execute(async (transaction) => {
      const now = clock.now()
      const goodUntil = new Date(now.getTime() + days * dayMs)
      await letterStore(transaction).add(brandId, readable(words), now, goodUntil)
      await last?.(transaction)
    })

  /** The same under a key: asked for again, it is not told again. */
  async function writeOnce(owner: Owner, key: string, words: LetterWords): Promise<boolean> {
    if (!(await mayBeWritten(owner.memberId))) return false
    await boxes.add(owner, { key, kind: 'letter', told: words })
    return true
  }

  return {
    http: {
      ...messageHttp({ boxes, clock }, brands.byId),
      ...lettersHttp({ audit, brands, member, write, writeAll }),
    },
    /** Tells a member something once; its words are made when it is read. */
    async tell(memberId: string, { key, kind, values }: Notice): Promise<void> {
      await boxes.add(await ownerOf(memberId), { key, kind, told: values })
    },
    write,
    writeAll,
    writeOnce,
    /** What the topic `message` shows of an account. */
    async presentOf(owner: Owner) {
      const { unread, last, version } = await boxes.look(owner)
      return { seq: version, data: { unread, last } }
    },
    /** What a member was told, words and figures as they are kept. */
    exportOf: messageStore(database.db).all,
    forget: boxes.forget,
    sweep: () => sweep(kit, boxes),
  }
}

/** Letters come from staff, so what does not fit is told to them as it is. */
function readable(words: LetterWords): LetterWords {
  const entries = Object.entries(words).map(([code, { title, content }]) => {
    if (languageOf(code)?.code !== code) throw new RangeError(`there is no language ${code}`)
    const fault = checkContent(titleLengths, title) ?? checkContent(contentLengths, content)
    if (fault) throw new RangeError(`the letter in ${code}: ${fault.kind}`)
    return [code, { title: normalise('text', title), content: normalise('text', content) }] as const
  })
  if (entries.length === 0) throw new RangeError('a letter without words')
  return Object.fromEntries(entries)
}
