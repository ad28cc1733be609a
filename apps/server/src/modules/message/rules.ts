import { noticeWords } from '@fairhouse/i18n/server'
import { moneyText, type MoneyStyle } from '@fairhouse/money'
import { messageKinds, type MessageKind, type NoticeKind } from '@fairhouse/protocol'

/**
 * `amount`, `paid`, `gross`, `fee` and `net` are decimals as in the API, `currency` is theirs;
 * `reason` is in the language of its author.
 */
export interface Notice {
  /** Idempotency key of the notice. */
  key: string
  kind: NoticeKind
  values: Readonly<Record<string, string>>
}

export interface Words {
  title: string
  content: string
}

/** A letter's words by language code. */
export type LetterWords = Readonly<Record<string, Words>>

export interface StoredMessage {
  id: string
  kind: NoticeKind | 'letter'
  told: Readonly<Record<string, unknown>>
  createdAt: Date
  isRead: boolean
}

/** Lengths of a letter in characters. */
export const titleLengths = { min: 1, max: 120 }
export const contentLengths = { min: 1, max: 4000 }

/** Members who join within this time still get a letter to all. */
export const letterDays = 30
/** Retention of messages. */
export const retentionDays = 180
export const dayMs = 24 * 3600 * 1000

export const defaultPageSize = 20
export const maxPageSize = 50

interface Reader {
  language: string
  /** The brand's language. */
  brandLanguage: string
  site: string
  moneyStyle: MoneyStyle
}

/** Renders a message for this reader. */
export function wordsFor(
  { kind, told: facts }: StoredMessage,
  { language, brandLanguage: own, site, moneyStyle }: Reader,
): Words {
  if (!isNoticeKind(kind)) return letterFor(facts, [language, own, 'EN'])
  const values = { ...toPlaceholderValues(facts, moneyStyle), site }
  const content = noticeWords(language, kind, values)
  const fee = facts.fee ? [noticeWords(language, feeWords(kind), values)] : []
  const reason = facts.reason ? [noticeWords(language, 'reason', values)] : []
  return {
    title: noticeWords(language, `${kind}_title`, values),
    content: [content, ...fee, ...reason].join('\n'),
  }
}

const viewKinds: ReadonlySet<string> = new Set(messageKinds)
const isMessageKind = (kind: string): kind is MessageKind => viewKinds.has(kind)
const isNoticeKind = (kind: StoredMessage['kind']): kind is NoticeKind => kind !== 'letter'

/** The kind shown to the client. */
export const toViewKind = (kind: StoredMessage['kind']): MessageKind =>
  isMessageKind(kind) ? kind : 'letter'

/** The first available of these languages, else the language it was written in. */
function letterFor(facts: StoredMessage['told'], languages: readonly string[]): Words {
  const language = languages.find((code) => facts[code] !== undefined)
  const words = language === undefined ? Object.values(facts)[0] : facts[language]
  return isWords(words) ? words : { title: '', content: '' }
}

function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && 'title' in value && 'content' in value
}

const feeWords = (kind: NoticeKind) =>
  kind === 'depositCredited' ? 'deposit_fee' : 'withdrawal_fee'

const moneyNames = ['amount', 'paid', 'lapsed', 'gross', 'fee', 'net']

function toPlaceholderValues(
  facts: StoredMessage['told'],
  style: MoneyStyle,
): Record<string, string> {
  const texts = Object.entries(facts).map(([name, value]) => [name, String(value)] as const)
  return Object.fromEntries(
    texts.map(([name, text]) => [
      name,
      moneyNames.includes(name) ? moneyText(text, String(facts.currency), style) : text,
    ]),
  )
}
