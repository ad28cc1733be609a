export interface Language {
  /** As on the wire and in local storage. */
  readonly code: string
  readonly tag: string
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** Every word is written; only these are offered. */
  readonly complete: boolean
}

/** LIST of languages. Where `complete` is true, `packs.ts` and `server.ts` must have the words. */
export const languages = [
  { code: 'EN', tag: 'en', name: 'English', direction: 'ltr', complete: true },
  { code: 'VI', tag: 'vi', name: 'Tiếng Việt', direction: 'ltr', complete: true },
  { code: 'CN', tag: 'zh-Hans', name: '简体中文', direction: 'ltr', complete: true },
  { code: 'TW', tag: 'zh-Hant', name: '繁體中文', direction: 'ltr', complete: false },
  { code: 'ID', tag: 'id', name: 'Bahasa Indonesia', direction: 'ltr', complete: true },
  { code: 'TH', tag: 'th', name: 'ไทย', direction: 'ltr', complete: true },
  { code: 'TY', tag: 'fil', name: 'Filipino', direction: 'ltr', complete: true },
  { code: 'MS', tag: 'ms', name: 'Bahasa Melayu', direction: 'ltr', complete: false },
  { code: 'MY', tag: 'my', name: 'မြန်မာ', direction: 'ltr', complete: false },
  { code: 'KM', tag: 'km', name: 'ខ្មែរ', direction: 'ltr', complete: false },
  { code: 'LO', tag: 'lo', name: 'ລາວ', direction: 'ltr', complete: false },
  { code: 'JA', tag: 'ja', name: '日本語', direction: 'ltr', complete: false },
  { code: 'KO', tag: 'ko', name: '한국어', direction: 'ltr', complete: false },
  { code: 'HI', tag: 'hi', name: 'हिन्दी', direction: 'ltr', complete: false },
  { code: 'BN', tag: 'bn', name: 'বাংলা', direction: 'ltr', complete: false },
  { code: 'TA', tag: 'ta', name: 'தமிழ்', direction: 'ltr', complete: false },
  { code: 'TE', tag: 'te', name: 'తెలుగు', direction: 'ltr', complete: false },
  { code: 'NE', tag: 'ne', name: 'नेपाली', direction: 'ltr', complete: false },
  { code: 'UR', tag: 'ur', name: 'اردو', direction: 'rtl', complete: false },
  { code: 'UR-LA', tag: 'ur-Latn', name: 'Roman Urdu', direction: 'ltr', complete: false },
  { code: 'AR', tag: 'ar', name: 'العربية', direction: 'rtl', complete: false },
  { code: 'FA', tag: 'fa', name: 'فارسی', direction: 'rtl', complete: false },
  { code: 'TR', tag: 'tr', name: 'Türkçe', direction: 'ltr', complete: false },
  { code: 'RU', tag: 'ru', name: 'Русский', direction: 'ltr', complete: false },
  { code: 'KK', tag: 'kk', name: 'Қазақша', direction: 'ltr', complete: false },
  { code: 'UZ', tag: 'uz', name: 'Oʻzbekcha', direction: 'ltr', complete: false },
  { code: 'ES', tag: 'es', name: 'Español', direction: 'ltr', complete: false },
  { code: 'PT', tag: 'pt', name: 'Português', direction: 'ltr', complete: false },
  { code: 'PT-BR', tag: 'pt-BR', name: 'Português (Brasil)', direction: 'ltr', complete: false },
  { code: 'FR', tag: 'fr', name: 'Français', direction: 'ltr', complete: false },
  { code: 'SW', tag: 'sw', name: 'Kiswahili', direction: 'ltr', complete: false },
] as const satisfies readonly Language[]

type Row = (typeof languages)[number]
export type CompleteCode = Extract<Row, { complete: true }>['code']

export const fallbackCode: CompleteCode = 'EN'

const aliases: Record<string, string> = { KR: 'KO' }

export function languageOf(code: string): Language | undefined {
  const upper = code.trim().toUpperCase()
  const wanted = aliases[upper] ?? upper
  return languages.find((language) => language.code === wanted)
}

export function isComplete(code: string): code is CompleteCode {
  return languages.some((language) => language.complete && language.code === code)
}

/** The language whose words are shown for this code: itself where complete, else English. */
export function completeCode(code: string): CompleteCode {
  const found = languageOf(code)?.code ?? fallbackCode
  return isComplete(found) ? found : fallbackCode
}
