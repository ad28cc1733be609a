import { call } from '@fairhouse/browser/call'
import { Decide } from '#features/decide'
import { useAgain } from '#lib/ask'
import { useWords } from '#lib/later-words'
import type { Brand } from './told.ts'

interface Props {
  vendor: string
  /** Left out: the whole vendor. */
  game?: string
  title: string
  /** Left out: for all brands. */
  brand: Brand | undefined
  isOn: boolean
}

/** Opens or closes a vendor or a game, with a reason. */
export function Turn({ vendor, game, title, brand, isOn }: Props) {
  const { t } = useWords()
  const again = useAgain()
  const verb = isOn ? 'turn_off' : 'turn_on'
  const whole = game === undefined ? 'vendor' : 'all'
  const text = brand
    ? t('catalogue.turn_text_brand', { brand: brand.name })
    : t(`catalogue.turn_text_${whole}`)
  return (
    <Decide
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
      onDone={() => again('GET /office/api/catalogue', 'GET /office/api/catalogue/games')}
    />
  )
}
