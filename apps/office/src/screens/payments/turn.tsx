import { call } from '@fairhouse/browser/call'
import { Decide } from '#features/decide'
import { useAgain } from '#lib/ask'
import { useWords } from '#lib/later-words'

interface Props {
  brandId: string
  what: 'method' | 'provider'
  code: string
  title: string
  isOn: boolean
}

/** Switches a method or a provider, with a reason. */
export function Turn({ brandId, what, code, title, isOn }: Props) {
  const { t } = useWords()
  const again = useAgain()
  const verb = isOn ? 'off' : 'on'
  return (
    <Decide
      label={t(`payments.turn_${verb}`)}
      title={t(`payments.turn_title_${verb}`, { title })}
      text={t('payments.turn_text')}
      reasonLabel={t('common.reason')}
      onSend={(reason) =>
        call('POST /office/api/payment/switch', { brandId, what, code, enabled: !isOn, reason })
      }
      onDone={() => again('GET /office/api/payments')}
    />
  )
}
