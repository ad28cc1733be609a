import { decodeEntities } from './entities.ts'

/**
 * Removes case and Latin accents, so that `nap tien` finds `Nạp tiền`. Thai marks stay because they
 * are vowels.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
}

/** The visible text of sanitised HTML. */
export function textOf(html: string): string {
  return decodeEntities(html.replaceAll(/<[^<>]*>/g, ' '))
}

/** True if the folded text contains every word of the query. */
export function matches(folded: string, question: string): boolean {
  return fold(question)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
