import {
  completeLanguageOf,
  fallbackCode,
  isPseudo,
  pseudoLanguages,
  pseudoMarks,
  type CompleteCode,
  type PackCode,
  type Values,
} from '@fairhouse/i18n'
import {
  gameWord,
  loadGamesWords,
  translateGames,
  type GamesKey,
  type GamesWords,
} from '@fairhouse/i18n/games'
import { loadLetters } from '@fairhouse/ui/letters'
import { loadPictureWords, type PictureWords } from './picture-words.ts'

/** Texts and formats of one language. */
export interface Speech {
  readonly code: PackCode
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
  say(key: GamesKey, values?: Values): string
  /** Localized game name; most games have one name everywhere. */
  gameName(game: { readonly code: string; readonly name: string }): string
  /** Localized picture name. */
  pictureName(name: string): string
  count(value: number): string
  time(iso: string): string
}

export async function createSpeech(
  language: string,
  loadPictures: (tag: string) => Promise<PictureWords> = loadPictureWords,
): Promise<Speech> {
  const code = packOf(language)
  const words = loadGamesWords(code)
  const pictures = loadPictures(completeLanguageOf(code)?.tag ?? 'en')
  loadLetters(code)
  return speechOf(await words, await pictures, code)
}

/** Whether this is already the language's pack. */
export const isSpoken = ({ code }: Speech, language: string): boolean => code === packOf(language)

/** Browser's language, until the studio gives the player's. */
export function firstLanguage(requested: string | null, browser: readonly string[]): string {
  if (requested !== null && requested !== '') return requested
  const found = browser.map(byTag).find((code) => code !== undefined)
  return found ?? fallbackCode
}

const tags: readonly (readonly [RegExp, CompleteCode])[] = [
  [/^en/i, 'EN'],
  [/^vi/i, 'VI'],
  [/^zh/i, 'CN'],
  [/^id/i, 'ID'],
  [/^th/i, 'TH'],
  [/^(fil|tl)/i, 'TY'],
]

const byTag = (tag: string) => tags.find(([pattern]) => pattern.test(tag))?.[1]

function packOf(code: string): PackCode {
  const upper = code.trim().toUpperCase()
  if (isPseudo(upper)) return upper
  return completeLanguageOf(upper)?.code ?? byTag(code) ?? fallbackCode
}

function speechOf(words: GamesWords, pictures: PictureWords, code: PackCode): Speech {
  const language = isPseudo(code)
    ? pseudoLanguages.find((one) => one.code === code)
    : completeLanguageOf(code)
  const { tag, direction } = language ?? { tag: 'en', direction: 'ltr' }
  const numbers = new Intl.NumberFormat(tag)
  const times = new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
  })
  return {
    code,
    tag,
    direction,
    say: (key, values) => translateGames(words, tag, key, values),
    gameName: ({ code: game, name }) => gameWord(words, game) ?? name,
    pictureName: (name) => {
      const word = pictures[name] ?? name
      return isPseudo(code) ? pseudoMarks.join(word) : word
    },
    count: (value) => numbers.format(value),
    time: (iso) => times.format(new Date(iso)),
  }
}
