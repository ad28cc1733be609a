import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { useInvalidate } from '#lib/query'
import { useWords } from '#lib/words'
import { DecisionButton } from './decision-button.tsx'

interface Props {
  vendor: string
  /** Omitted for the whole provider. */
  game?: string
  title: string
  /** Undefined for all brands. */
  brand?: { id: string; name: string } | undefined
  isOn: boolean
}

/** Switches a provider or a game on or off, with a reason. */
export function SwitchButton({ vendor, game, title, brand, isOn }: Props) {
  const { t } = useWords(adminWords)
  const again = useInvalidate()
  const verb = isOn ? 'turn_off' : 'turn_on'
  const whole = game === undefined ? 'vendor' : 'all'
  const text = brand
    ? t('catalogue.turn_text_brand', { brand: brand.name })
    : t(`catalogue.turn_text_${whole}`)
  return (
    <DecisionButton
      label={t(`catalogue.${verb}`)}
      title={t(`catalogue.${verb}_title`, { title })}
      text={text}
      reasonLabel={t('common.reason')}
      variant="quiet"
      onSend={(reason) =>
        call('POST /office/api/catalogue/switch', {
          vendor,
          ...(game !== undefined && { game }),
          ...(brand && { brandId: brand.id }),
          isOn: !isOn,
          reason,
        })
      }
      onDone={() =>
        again(
          'GET /office/api/catalogue',
          'GET /office/api/catalogue/games',
          'GET /office/api/providers',
        )
      }
    />
  )
}
