import type { Value } from '@fairhouse/browser/call'

export type Desk = Value<'GET /office/api/mailing'>
export type Brand = Desk['brands'][number]
export type Template = Desk['templates'][number]
export type Run = Value<'GET /office/api/mailing/list'>['list'][number]
export type Segment = Run['segment']

/** Languages of the brand in which nothing is said. */
export function missingIn(words: Readonly<Record<string, unknown>>, brand: Brand): string[] {
  return brand.languages.filter((code) => !words[code])
}
