import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import type { Tone } from '@fairhouse/ui'
import { DecisionButton } from '#features/decision'
import { Facts } from '#features/facts'
import { Section } from '#features/page'
import {
  approvalNames,
  BrandName,
  ColleagueName,
  useApprovalsRefresh,
  WithdrawRequest,
} from '#features/people'
import { Tag } from '#features/tag'
import { useMe } from '#lib/me'
import { isRole } from '#lib/roles'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { useAdjustment } from './adjustment.tsx'
import { useBrandTerms } from './brand-terms.ts'
import { useRuleChange } from './rule-change.ts'
import { useCredit } from './credit.tsx'
import { useProviderChange } from './provider-change.ts'
import { useRoundVoid } from './round-void.tsx'
import { usePaymentChange } from './payment-change.ts'
import { CorrectionPreview } from './correction-preview.tsx'
import type { ApprovalRow } from './view.ts'

const tones: Record<ApprovalRow['state'], Tone> = {
  open: 'warn',
  approved: 'good',
  rejected: 'bad',
  lapsed: 'quiet',
  withdrawn: 'quiet',
}

export function Approval({ approval }: { approval: ApprovalRow }) {
  const { t } = useWords(adminWords)
  const when = useDateTime()
  const { may, id: own } = useMe()
  const { kind, payload, state, decidedBy, decidedAt, decision } = approval
  const { staffId, role, brandId, maintenance } = payload
  const adjustment = useAdjustment(approval)
  const voided = useRoundVoid(approval)
  const credit = useCredit(approval)
  const brandTerms = useBrandTerms(approval)
  const rule = useRuleChange(approval)
  const payment = usePaymentChange(approval)
  const provider = useProviderChange(approval)
  return (
    <Section title={t(approvalNames[kind])}>
      <Facts
        facts={[
          ...adjustment,
          ...voided,
          ...credit,
          ...brandTerms,
          ...rule,
          ...payment,
          ...provider,
          isRole(role) && { label: t('staff.role'), value: t(`staff.role_${role}`) },
          typeof staffId === 'string' && {
            label: t('approvals.whom'),
            value: <ColleagueName id={staffId} />,
          },
          typeof brandId === 'string' && {
            label: t('common.brand'),
            value: <BrandName id={brandId} />,
          },
          typeof maintenance === 'boolean' && {
            label: t('approvals.becomes'),
            value: t(maintenance ? 'approvals.becomes_closed' : 'approvals.becomes_open'),
          },
          { label: t('approvals.asked_by'), value: <ColleagueName id={approval.askedBy} /> },
          { label: t('common.asked_at'), value: when(approval.askedAt) },
          { label: t('common.why'), value: approval.reason, isLong: true },
          {
            label: t('common.state'),
            value: <Tag tone={tones[state]} text={t(`approvals.state_${state}`)} />,
          },
          decidedBy !== null && {
            label: t('approvals.decided_by'),
            value: <ColleagueName id={decidedBy} />,
          },
          decidedAt !== null && { label: t('approvals.decided_at'), value: when(decidedAt) },
          decision !== null && { label: t('approvals.decision'), value: decision, isLong: true },
        ]}
      />
      {kind === 'money.adjust' && may('adjustDecide') && <CorrectionPreview id={approval.id} />}
      {state === 'open' &&
        (approval.mayDecide ? (
          <Decisions id={approval.id} />
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <p className="text-sm text-text-quiet">{t('approvals.not_you')}</p>
            {approval.askedBy === own && <WithdrawRequest id={approval.id} />}
          </div>
        ))}
    </Section>
  )
}

function Decisions({ id }: { id: string }) {
  const { t } = useWords(adminWords)
  const onDone = useApprovalsRefresh()
  return (
    <div className="flex flex-wrap gap-3">
      <DecisionButton
        label={t('common.approve')}
        title={t('approvals.approve_title')}
        text={t('approvals.approve_text')}
        variant="primary"
        onSend={() => call('POST /office/api/approval/approve', { id })}
        onDone={onDone}
      />
      <DecisionButton
        label={t('common.reject')}
        title={t('approvals.reject_title')}
        reasonLabel={t('common.reason')}
        onSend={(reason) => call('POST /office/api/approval/reject', { id, reason })}
        onDone={onDone}
      />
    </div>
  )
}
