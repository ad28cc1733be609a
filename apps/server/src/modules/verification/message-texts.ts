import { letterWords, type NoticeWord } from '@fairhouse/i18n/server'
import type { OutgoingMessage } from './channels/index.ts'
import { codeMinutes, type Channel, type CodePurpose } from './rules.ts'

interface Addressed {
  channel: Channel
  to: string
  language: string
  brand: string
}

/** The text of a code for its purpose. */
export function codeMessage(
  { channel, to, language, brand }: Addressed,
  purpose: CodePurpose,
  code: string,
): OutgoingMessage {
  const values = { brand, code, minutes: codeMinutes }
  const text = letterWords(language, `code_${purpose}`, values)
  const more = letterWords(language, 'not_you', values)
  const subject = letterWords(language, `code_${purpose}_subject`, values)
  return { to, subject, text: channel === 'email' ? signed([text, more], brand) : text, code }
}

export function noticeMessage(
  { channel, to, language, brand }: Addressed,
  word: NoticeWord,
  given: Record<string, string>,
): OutgoingMessage {
  const values = { ...given, brand }
  const text = letterWords(language, word, values)
  const subject = letterWords(language, `${word}_subject`, values)
  return { to, subject, text: channel === 'email' ? signed([text], brand) : text, code: null }
}

function signed(parts: string[], brand: string): string {
  return `${[...parts, brand].join('\n\n')}\n`
}
