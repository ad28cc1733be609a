import { readFileSync } from 'node:fs'

/** LIST of the languages of tests, with the folders of their texts. */
const folders = { EN: 'en', VI: 'vi', CN: 'zh-hans', ID: 'id', TH: 'th', TY: 'fil' } as const
export type JourneyLanguage = keyof typeof folders

export type Say = (key: `${string}.${string}`, values?: Record<string, string>) => string

/** Returns a function that looks up a text of the language by area and key. */
export function textsOf(language: JourneyLanguage): Say {
  return (key, values = {}) => {
    const [area = '', name = ''] = key.split('.')
    const file = `../../packages/i18n/src/words/${folders[language]}/${area}.json`
    const words: unknown = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
    const text: unknown = Reflect.get(Object(words), name)
    if (typeof text !== 'string') throw new Error(`no word ${key}`)
    return text.replaceAll(/\{(\w+)\}/g, (_, value: string) => values[value] ?? '')
  }
}
