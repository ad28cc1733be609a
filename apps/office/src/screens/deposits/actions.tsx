import { call } from '@fairhouse/browser/call'
import { Button, Problem } from '@fairhouse/ui'
import { DecisionButton } from '#features/decision'
import { useAction } from '#lib/action'
import { useInvalidate } from '#lib/query'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { Approve } from './approve.tsx'
import { isOpen, type DepositRow } from './view.ts'

/** Assign, approve and reject: only the assignee may decide. */
export function Actions({ deposit }: { deposit: DepositRow }) {
  const { t } = useWords()
  const me = useMe()
  const { busy, problem, run } = useAction()
  const again = useInvalidate()
  const { id, memberId } = deposit
  const onDone = () => again('GET /office/api/deposit/one', 'GET /office/api/deposit')
  const claim = async () => {
    await call('POST /office/api/deposit/claim', { id })
    onDone()
  }
  const isMine = deposit.claimedBy === me.id
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <Problem text={problem} />
      <div className="flex flex-wrap gap-3">
        {isOpen(deposit.state) && !isMine && (
          <Button size="small" busy={busy} onClick={() => void run(claim)}>
            {t('common.take')}
          </Button>
        )}
        {isOpen(deposit.state) && isMine && deposit.waiting === null && (
          <>
            <Approve deposit={deposit} onDone={onDone} />
            <DecisionButton
              label={t('common.reject')}
              title={t('deposits.reject_title')}
              text={t('deposits.reject_text')}
              reasonLabel={t('common.reason_to_member')}
              onSend={(reason) => call('POST /office/api/deposit/reject', { id, reason })}
              onDone={onDone}
            />
          </>
        )}
        <DecisionButton
          variant="plain"
          label={t('deposits.allow')}
          title={t('deposits.allow_title')}
          text={t('deposits.allow_text')}
          reasonLabel={t('common.reason')}
          onSend={(reason) => call('POST /office/api/deposit/allow', { memberId, reason })}
        />
      </div>
    </div>
  )
}
