import { completeLanguages, type CompleteCode } from '@fairhouse/i18n'

interface Offered {
  value: CompleteCode
  label: string
  tag: string
}

/** Languages the brand enables and we have packs for; all of ours while it is unknown. */
export function offeredLanguages(enabled: readonly string[] | undefined): Offered[] {
  return completeLanguages
    .filter(({ code }) => enabled?.includes(code) ?? true)
    .map(({ code, name, tag }) => ({ value: code, label: name, tag }))
}
