import { call } from '@fairhouse/browser/call'
import { DecisionButton } from '#features/decision'
import { useInvalidate } from '#lib/query'
import { useWords } from '#lib/words'

interface Props {
  memberId: string
  isFrozen: boolean
}

/** Freezes or unfreezes an account. */
export function Freeze({ memberId, isFrozen }: Props) {
  const { t } = useWords()
  const again = useInvalidate()
  const what = isFrozen ? 'unfreeze' : 'freeze'
  return (
    <DecisionButton
      label={t(`member.${what}`)}
      title={t(`member.${what}_title`)}
      text={t(`member.${what}_text`)}
      reasonLabel={t('common.reason')}
      onSend={(reason) =>
        call('POST /office/api/safety/freeze', { memberId, frozen: !isFrozen, reason })
      }
      onDone={() => again('GET /office/api/member')}
    />
  )
}
