import { call } from '@fairhouse/browser/call'
import { Button, Problem } from '@fairhouse/ui'
import { DecisionButton } from '#features/decision'
import { useAction } from '#lib/action'
import { useInvalidate } from '#lib/query'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { Pay } from './pay.tsx'
import { can, type WithdrawalFile } from './view.ts'

/** Actions that the state and the colleague's permissions allow. */
export function Actions({ file }: { file: WithdrawalFile }) {
  const { may, id: own } = useMe()
  const again = useInvalidate()
  const onDone = () => again('GET /office/api/withdrawal/one', 'GET /office/api/withdrawals')
  const isFree = file.claimedBy === null || file.claimedBy === own
  return (
    <div className="flex flex-wrap items-start gap-3 border-t border-line pt-4 empty:hidden">
      {may('withdrawalDecide') && can('take', file) && <Take file={file} onDone={onDone} />}
      {may('withdrawalDecide') && isFree && <Decisions file={file} onDone={onDone} />}
      {may('withdrawalPay') && isFree && can('pay', file) && (
        <Payment file={file} onDone={onDone} />
      )}
    </div>
  )
}

interface Props {
  file: WithdrawalFile
  onDone: () => void
}

/** Above the brand's limit, the approver may not also pay. */
function Payment({ file, onDone }: Props) {
  const { t } = useWords()
  if (!file.needsOtherPayer) return <Pay file={file} onDone={onDone} />
  return <p className="text-sm text-text-quiet">{t('withdrawals.needs_other')}</p>
}

/** Assigns the withdrawal; after a while another colleague may take over. */
function Take({ file, onDone }: Props) {
  const { t } = useWords()
  const { id: own } = useMe()
  const { busy, problem, run } = useAction()
  const { id, claimedBy } = file
  const isMine = claimedBy === own
  const press = async () => {
    if (isMine) await call('POST /office/api/withdrawal/release', { id })
    else await call('POST /office/api/withdrawal/claim', { id })
    onDone()
  }
  return (
    <>
      <Button
        size="small"
        variant={isMine ? 'plain' : 'primary'}
        busy={busy}
        onClick={() => void run(press)}
      >
        {t(isMine ? 'common.release' : 'common.take')}
      </Button>
      <Problem text={problem} />
    </>
  )
}

function Decisions({ file, onDone }: Props) {
  const { t } = useWords()
  const { id } = file
  return (
    <>
      {can('approve', file) && (
        <DecisionButton
          label={t('common.approve')}
          title={t('withdrawals.approve_title')}
          text={t('withdrawals.approve_text')}
          onSend={() => call('POST /office/api/withdrawal/approve', { id })}
          onDone={onDone}
        />
      )}
      {can('reject', file) && (
        <DecisionButton
          label={t('common.reject')}
          title={t('withdrawals.reject_title')}
          text={t('withdrawals.reject_text')}
          reasonLabel={t('common.reason_to_member')}
          onSend={(reason) => call('POST /office/api/withdrawal/reject', { id, reason })}
          onDone={onDone}
        />
      )}
      {can('giveBack', file) && (
        <DecisionButton
          label={t('withdrawals.give_back')}
          title={t('withdrawals.give_back_title')}
          text={t('withdrawals.give_back_text')}
          reasonLabel={t('common.reason_to_member')}
          onSend={(reason) => call('POST /office/api/withdrawal/return', { id, reason })}
          onDone={onDone}
        />
      )}
    </>
  )
}
