import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { moneyText } from '@fairhouse/money'
import { riskThresholds } from '@fairhouse/protocol/risk-lists'
import { useState } from 'react'
import { DecisionButton } from '#features/decision'
import { Facts } from '#features/facts'
import { BrandChoice } from '#features/brand-choice'
import { LoadState } from '#features/list'
import { PendingFor } from '#features/people'
import { Page, Section } from '#features/page'
import { Tag } from '#features/tag'
import { freshQuery, useInvalidate, useLiveQuery } from '#lib/query'
import { labelOf } from '#lib/risk-thresholds'
import { useWords } from '#lib/words'
import { useMe } from '#lib/me'
import { ChangeRule } from './change-rule.tsx'
import { severityTones, type Rule } from './view.ts'

/** Risk rules of a brand. */
export function RiskRules() {
  const { t } = useWords(adminWords)
  const [brandId, setBrandId] = useState<string>()
  const answer = useLiveQuery(
    freshQuery('GET /office/api/risk/rules', { ...(brandId !== undefined && { brandId }) }),
  )
  const shown = answer.data
  return (
    <Page
      title={t('risk.rules')}
      text={t('risk.rules_text')}
      back={{ href: '/risk', label: t('common.risk') }}
      actions={<BrandChoice brands={shown?.brands} value={shown?.brandId} onChange={setBrandId} />}
    >
      <LoadState answer={answer}>
        {(data) => (
          <>
            <PendingFor subject={data.brandId} kinds={['risk.rule']} />
            <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
              {data.list.map((rule) => (
                <RuleSection
                  key={rule.kind}
                  rule={rule}
                  brandId={data.brandId}
                  currency={data.currency}
                />
              ))}
            </div>
          </>
        )}
      </LoadState>
    </Page>
  )
}

interface Props {
  rule: Rule
  brandId: string
  currency: string
}

function RuleSection({ rule, brandId, currency }: Props) {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const again = useInvalidate()
  const onDone = () => again('GET /office/api/risk/rules', 'GET /office/api/approvals/waiting')
  const { kind, isUsual } = rule
  return (
    <Section title={t(`risk.kind_${kind}`)}>
      <p className="text-sm text-text-quiet">{t(`risk.about_${kind}`)}</p>
      <RuleFacts {...{ rule, currency }} />
      {may('riskManage') && (
        <div className="flex flex-wrap items-start gap-3 border-t border-line pt-4">
          <ChangeRule {...{ rule, brandId, currency, onDone }} />
          {!isUsual && (
            <DecisionButton
              label={t('risk.rule_reset')}
              title={t('risk.rule_reset_title')}
              text={t('risk.rule_reset_text')}
              reasonLabel={t('common.reason')}
              variant="plain"
              onSend={(reason) =>
                call('POST /office/api/risk/rule/reset', { brandId, kind, reason })
              }
              onDone={onDone}
            />
          )}
        </div>
      )}
    </Section>
  )
}

function RuleFacts({ rule, currency }: { rule: Rule; currency: string }) {
  const { t } = useWords(adminWords)
  const { kind, isOn, severity, thresholds, isUsual } = rule
  const text = (value: string | number | undefined) =>
    typeof value === 'string' ? moneyText(value, currency) : String(value ?? '')
  return (
    <Facts
      facts={[
        {
          label: t('common.state'),
          value: (
            <Tag tone={isOn ? 'good' : 'quiet'} text={t(`risk.rule_${isOn ? 'on' : 'off'}`)} />
          ),
        },
        {
          label: t('risk.severity'),
          value: <Tag tone={severityTones[severity]} text={t(`risk.severity_${severity}`)} />,
        },
        ...riskThresholds[kind].map((name) => ({
          label: t(`risk.threshold_${labelOf(kind, name)}`, { currency }),
          value: text(thresholds[name]),
        })),
        {
          label: t('risk.rule_from'),
          value: t(isUsual ? 'risk.rule_usual' : 'risk.rule_own'),
        },
      ]}
    />
  )
}
