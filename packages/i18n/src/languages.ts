export interface Language {
  /** Code on the wire and in local storage. */
  readonly code: string
  readonly tag: string
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
}

/**
 * LIST of complete languages. Only these are offered, and browsers load only these. `packs.ts` and
 * `server.ts` must have their texts.
 */
export const completeLanguages = [
  { code: 'EN', tag: 'en', name: 'English', direction: 'ltr' },
  { code: 'VI', tag: 'vi', name: 'Tiếng Việt', direction: 'ltr' },
  { code: 'CN', tag: 'zh-Hans', name: '简体中文', direction: 'ltr' },
  { code: 'ID', tag: 'id', name: 'Bahasa Indonesia', direction: 'ltr' },
  { code: 'TH', tag: 'th', name: 'ไทย', direction: 'ltr' },
  { code: 'TY', tag: 'fil', name: 'Filipino', direction: 'ltr' },
] as const satisfies readonly Language[]

/** LIST of incomplete languages that a brand can name. */
const otherLanguages: readonly Language[] = [
  { code: 'TW', tag: 'zh-Hant', name: '繁體中文', direction: 'ltr' },
  { code: 'MS', tag: 'ms', name: 'Bahasa Melayu', direction: 'ltr' },
  { code: 'MY', tag: 'my', name: 'မြန်မာ', direction: 'ltr' },
  { code: 'KM', tag: 'km', name: 'ខ្មែរ', direction: 'ltr' },
  { code: 'LO', tag: 'lo', name: 'ລາວ', direction: 'ltr' },
  { code: 'JA', tag: 'ja', name: '日本語', direction: 'ltr' },
  { code: 'KO', tag: 'ko', name: '한국어', direction: 'ltr' },
  { code: 'HI', tag: 'hi', name: 'हिन्दी', direction: 'ltr' },
  { code: 'BN', tag: 'bn', name: 'বাংলা', direction: 'ltr' },
  { code: 'TA', tag: 'ta', name: 'தமிழ்', direction: 'ltr' },
  { code: 'TE', tag: 'te', name: 'తెలుగు', direction: 'ltr' },
  { code: 'NE', tag: 'ne', name: 'नेपाली', direction: 'ltr' },
  { code: 'UR', tag: 'ur', name: 'اردو', direction: 'rtl' },
  { code: 'UR-LA', tag: 'ur-Latn', name: 'Roman Urdu', direction: 'ltr' },
  { code: 'AR', tag: 'ar', name: 'العربية', direction: 'rtl' },
  { code: 'FA', tag: 'fa', name: 'فارسی', direction: 'rtl' },
  { code: 'TR', tag: 'tr', name: 'Türkçe', direction: 'ltr' },
  { code: 'RU', tag: 'ru', name: 'Русский', direction: 'ltr' },
  { code: 'KK', tag: 'kk', name: 'Қазақша', direction: 'ltr' },
  { code: 'UZ', tag: 'uz', name: 'Oʻzbekcha', direction: 'ltr' },
  { code: 'ES', tag: 'es', name: 'Español', direction: 'ltr' },
  { code: 'PT', tag: 'pt', name: 'Português', direction: 'ltr' },
  { code: 'PT-BR', tag: 'pt-BR', name: 'Português (Brasil)', direction: 'ltr' },
  { code: 'FR', tag: 'fr', name: 'Français', direction: 'ltr' },
  { code: 'SW', tag: 'sw', name: 'Kiswahili', direction: 'ltr' },
]

export type CompleteCode = (typeof completeLanguages)[number]['code']

export const fallbackCode: CompleteCode = 'EN'

const aliases: Record<string, string> = { KR: 'KO' }

function find<L extends Language>(list: readonly L[], code: string): L | undefined {
  const upper = code.trim().toUpperCase()
  const canonical = aliases[upper] ?? upper
  return list.find((language) => language.code === canonical)
}

export function completeLanguageOf(code: string) {
  return find(completeLanguages, code)
}

/** Finds a language by code, incomplete ones included. */
export function languageOf(code: string): Language | undefined {
  return completeLanguageOf(code) ?? find(otherLanguages, code)
}

/** Returns the language shown for a code: itself if complete, otherwise English. */
export function completeCode(code: string): CompleteCode {
  return completeLanguageOf(code)?.code ?? fallbackCode
}

export function allLanguages(): readonly Language[] {
  return [...completeLanguages, ...otherLanguages]
}
