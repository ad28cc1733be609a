import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { DecisionButton } from '#features/decision'
import { useInvalidate } from '#lib/query'
import { useWords } from '#lib/words'

interface Props {
  brandId: string
  what: 'method' | 'provider'
  code: string
  title: string
  isOn: boolean
}

/** Switches a method or provider on or off, with a reason. */
export function SwitchButton({ brandId, what, code, title, isOn }: Props) {
  const { t } = useWords(adminWords)
  const again = useInvalidate()
  const verb = isOn ? 'off' : 'on'
  return (
    <DecisionButton
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
