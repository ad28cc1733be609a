import { completeLanguages, type CompleteCode } from '@fairhouse/i18n'

interface Offered {
  value: CompleteCode
  label: string
  tag: string
}

/** What the brand enables and we have words for; all of ours while the brand is not known. */
export function offeredLanguages(enabled: readonly string[] | undefined): Offered[] {
  return completeLanguages
    .filter(({ code }) => enabled?.includes(code) ?? true)
    .map(({ code, name, tag }) => ({ value: code, label: name, tag }))
}
