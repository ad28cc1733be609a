import type { Value } from '@fairhouse/browser/call'

export type CampaignOverview = Value<'GET /office/api/mailing'>
export type Brand = CampaignOverview['brands'][number]
export type Template = CampaignOverview['templates'][number]
export type CampaignRun = Value<'GET /office/api/mailing/list'>['list'][number]
export type Segment = CampaignRun['segment']

/** Languages of the brand without a text. */
export function missingLanguages(words: Readonly<Record<string, unknown>>, brand: Brand): string[] {
  return brand.languages.filter((code) => !words[code])
}
