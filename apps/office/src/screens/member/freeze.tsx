import { call } from '@fairhouse/browser/call'
import { Decide } from '#features/decide'
import { useAgain } from '#lib/ask'
import { useWords } from '#lib/words'

interface Props {
  memberId: string
  isFrozen: boolean
}

/** Stops everything on an account at once, or lets it go on. */
export function Freeze({ memberId, isFrozen }: Props) {
  const { t } = useWords()
  const again = useAgain()
  const what = isFrozen ? 'unfreeze' : 'freeze'
  return (
    <Decide
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
