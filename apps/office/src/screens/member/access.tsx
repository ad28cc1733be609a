import { call, type Sent } from '@fairhouse/browser/call'
import { pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { DecisionButton } from '#features/decision'
import { Facts } from '#features/facts'
import { Section } from '#features/page'
import { useInvalidate } from '#lib/query'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { ActivationDialog, type ActivationCode } from './activation-dialog.tsx'
import type { MemberDetail } from './view.ts'

type AccessAction = Sent<'POST /office/api/member/reset'>['what']

const words = { sessions: 'sign_out', factor: 'take_factor', password: 'send_code' } as const

/** Sign-in methods of the member, with reset and closing. */
export function Access({ known }: { known: MemberDetail }) {
  const { t } = useWords()
  const { may } = useMe()
  const { account, contacts, hasFactor } = known
  const isReachable = contacts.mobileConfirmed || contacts.emailConfirmed
  const resets: AccessAction[] = [
    'sessions',
    ...(isReachable && account.state === 'open' ? (['password'] as const) : []),
    ...(hasFactor ? (['factor'] as const) : []),
  ]
  return (
    <Section title={t('member.access')}>
      <Facts
        facts={[
          {
            label: t('member.factor'),
            value: t(hasFactor ? 'member.factor_on' : 'member.factor_off'),
          },
          ...(known.activationDue
            ? [{ label: t('member.code'), value: t('member.code_due') }]
            : []),
        ]}
      />
      {may('memberManage') && account.state !== 'closed' && (
        <div className="flex flex-wrap gap-3">
          {resets.map((what) => (
            <Reset key={what} memberId={account.id} what={what} />
          ))}
          {known.activationDue && <NewCode {...account} />}
          <Close memberId={account.id} />
        </div>
      )}
    </Section>
  )
}

function Reset({ memberId, what }: { memberId: string; what: AccessAction }) {
  const { t } = useWords()
  const again = useInvalidate()
  const word = words[what]
  const send = async (reason: string) => {
    const { sentTo } = await call('POST /office/api/member/reset', { memberId, what, reason })
    if (sentTo !== null) pushToast(t('member.code_sent', { to: sentTo }), 'good')
  }
  return (
    <DecisionButton
      label={t(`member.${word}`)}
      title={t(`member.${word}_title`)}
      text={t(`member.${word}_text`)}
      reasonLabel={t('common.reason')}
      onSend={send}
      onDone={() => again('GET /office/api/member')}
    />
  )
}

/** Replaces the code that the player lost, let expire, or used without setting a password. */
function NewCode({ id: memberId, account }: Pick<MemberDetail['account'], 'id' | 'account'>) {
  const { t } = useWords()
  const [code, setCode] = useState<ActivationCode>()
  const send = async (reason: string) => {
    const issued = await call('POST /office/api/member/activation', { memberId, reason })
    setCode({ ...issued, account })
  }
  return (
    <>
      <DecisionButton
        label={t('member.code_new')}
        title={t('member.code_new_title')}
        text={t('member.code_new_text')}
        reasonLabel={t('common.reason')}
        onSend={send}
      />
      <ActivationDialog code={code} onClose={() => setCode(undefined)} />
    </>
  )
}

function Close({ memberId }: { memberId: string }) {
  const { t } = useWords()
  const again = useInvalidate()
  return (
    <DecisionButton
      label={t('member.close_account')}
      title={t('member.close_title')}
      text={t('member.close_text')}
      reasonLabel={t('common.reason')}
      onSend={(reason) => call('POST /office/api/member/close', { memberId, reason })}
      onDone={() => again('GET /office/api/member')}
    />
  )
}
