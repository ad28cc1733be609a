import { noticeWords } from '@fairhouse/i18n/server'
import { moneyText } from '@fairhouse/money'
import { messageKinds, type MessageKind, type NoticeKind } from '@fairhouse/protocol'

/**
 * `amount` and `paid` are decimals as on every wire, `currency` says of what; `reason` is in the
 * words of who gave it.
 */
export interface Notice {
  /** What it is about, so that it is told once. */
  key: string
  kind: NoticeKind
  values: Readonly<Record<string, string>>
}

export interface Words {
  title: string
  content: string
}

/** The words of a letter by the code of their language. */
export type LetterWords = Readonly<Record<string, Words>>

export interface StoredMessage {
  id: string
  kind: NoticeKind | 'letter'
  told: Readonly<Record<string, unknown>>
  createdAt: Date
  isRead: boolean
}

/** Characters of a letter. */
export const titleLengths = { min: 1, max: 120 }
export const contentLengths = { min: 1, max: 4000 }

/** Whoever joins within that time still gets a letter to all. */
export const letterDays = 30
/** Messages are kept this long. */
export const keptDays = 180
export const dayMs = 24 * 3600 * 1000

export const usualPage = 20
export const mostOnAPage = 50

interface Reader {
  language: string
  /** That of the brand. */
  own: string
  site: string
}

/** What a message says to this reader. */
export function wordsFor({ kind, told }: StoredMessage, { language, own, site }: Reader): Words {
  if (!isNoticeKind(kind)) return letterFor(told, [language, own, 'EN'])
  const values = { ...filledIn(told), site }
  const content = noticeWords(language, kind, values)
  const reason = told.reason ? [noticeWords(language, 'reason', values)] : []
  return {
    title: noticeWords(language, `${kind}_title`, values),
    content: [content, ...reason].join('\n'),
  }
}

const shown: ReadonlySet<string> = new Set(messageKinds)
const isMessageKind = (kind: string): kind is MessageKind => shown.has(kind)
const isNoticeKind = (kind: StoredMessage['kind']): kind is NoticeKind => kind !== 'letter'

/** What it is shown as. */
export const shownKind = (kind: StoredMessage['kind']): MessageKind =>
  isMessageKind(kind) ? kind : 'letter'

/** In the first of the languages that it has, else in the one it was written in. */
function letterFor(told: StoredMessage['told'], languages: readonly string[]): Words {
  const language = languages.find((code) => told[code] !== undefined)
  const words = language === undefined ? Object.values(told)[0] : told[language]
  return isWords(words) ? words : { title: '', content: '' }
}

function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && 'title' in value && 'content' in value
}

const moneyNames = ['amount', 'paid']

function filledIn(told: StoredMessage['told']): Record<string, string> {
  const texts = Object.entries(told).map(([name, value]) => [name, String(value)] as const)
  return Object.fromEntries(
    texts.map(([name, text]) => [
      name,
      moneyNames.includes(name) ? moneyText(text, String(told.currency)) : text,
    ]),
  )
}
