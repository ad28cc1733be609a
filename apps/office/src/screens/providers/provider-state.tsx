import { adminWords } from '@fairhouse/i18n/office'
import { Tag } from '#features/tag'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import type { Provider, ProviderSetup } from './view.ts'

interface Props {
  provider: Provider
}

export function ProviderState({ provider: { isOn } }: Props) {
  const { t } = useWords(adminWords)
  return <Tag tone={isOn ? 'good' : 'quiet'} text={t(isOn ? 'catalogue.on' : 'catalogue.off')} />
}

/** The end of the key, and how long the key before it is accepted. */
export function KeyState({ provider: { keyEnds, oldKeyUntil } }: Props) {
  const { t } = useWords(adminWords)
  const when = useDateTime()
  return (
    <span className="flex flex-col">
      {t('providers.key_ends', { end: keyEnds })}
      {oldKeyUntil !== null && (
        <span className="text-sm text-warn">
          {t('providers.old_key_until', { time: when(oldKeyUntil) })}
        </span>
      )}
    </span>
  )
}

/** Names of the brands that have a provider. */
export function useBrandsText(brands: ProviderSetup['brands']): (own: readonly string[]) => string {
  const { t } = useWords(adminWords)
  return (own) => {
    if (own.length === brands.length) return t('catalogue.brands_all')
    const names = brands.filter(({ code }) => own.includes(code)).map(({ name }) => name)
    return names.join(', ') || t('providers.brands_none')
  }
}
