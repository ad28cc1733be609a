import { decoded } from './entities.ts'

/**
 * Without case and Latin accents, so that `nap tien` finds `Nạp tiền`. The marks of Thai stay:
 * they are its vowels.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
}

/** What a reader sees of HTML that is safe. */
export function textOf(html: string): string {
  return decoded(html.replaceAll(/<[^<>]*>/g, ' '))
}

/** True when every word of the question stands in the folded text. */
export function matches(folded: string, question: string): boolean {
  return fold(question)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
