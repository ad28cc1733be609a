import { call } from '@fairhouse/browser/call'
import { Choice } from '@fairhouse/ui'
import type { RuleScope } from '@fairhouse/protocol'
import { useState } from 'react'
import { DecisionButton } from '#features/decision'
import { Code } from '#features/facts'
import { LoadState, Rows, type Column } from '#features/list'
import { Page } from '#features/page'
import { Member, PendingFor } from '#features/people'
import { groupAmount } from '#lib/amount'
import { isMinutes, scopes } from '#lib/house-limits'
import { freshQuery, useInvalidate, useLiveQuery } from '#lib/query'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { SetRule } from './set-rule.tsx'
import type { Rule } from './view.ts'

const all = 'all'

/** Limits set by the operator for markets, brands and members. */
export function LimitRules() {
  const { t } = useWords()
  const { may } = useMe()
  const [scope, setScope] = useState<RuleScope | typeof all>(all)
  const answer = useLiveQuery(
    freshQuery('GET /office/api/safety/rules', { ...(scope !== all && { scope }) }),
  )
  const columns = useColumns()
  return (
    <Page
      title={t('rules.title')}
      text={t('rules.text')}
      actions={
        <>
          <Choice
            label={t('rules.scope')}
            options={[
              { value: all, label: t('rules.scope_all') },
              ...scopes.map((value) => ({ value, label: t(`rules.scope_${value}`) })),
            ]}
            value={scope}
            onChange={setScope}
          />
          {may('safetyManage') && <SetRule />}
        </>
      }
    >
      <PendingFor kinds={['safety.rule']} />
      <LoadState answer={answer}>
        {({ list }) => (
          <Rows
            caption={t('rules.title')}
            columns={columns}
            rows={list}
            keyOf={({ scope: of, scopeId, name }) => `${of} ${scopeId} ${name}`}
            empty={t('rules.none')}
          />
        )}
      </LoadState>
    </Page>
  )
}

function useColumns(): Column<Rule>[] {
  const { t } = useWords()
  const { may } = useMe()
  const columns: Column<Rule>[] = [
    {
      key: 'name',
      label: t('rules.name'),
      isHeading: true,
      cell: ({ name }) => t(`rules.name_${name}`),
    },
    {
      key: 'value',
      label: t('rules.value'),
      isNumber: true,
      cell: ({ name, value }) =>
        isMinutes(name) ? t('rules.minutes', { count: Number(value) }) : groupAmount(value),
    },
    { key: 'scope', label: t('rules.scope'), cell: ({ scope }) => t(`rules.scope_${scope}`) },
    {
      key: 'whose',
      label: t('rules.whose'),
      cell: ({ scope, scopeId }) =>
        scope === 'member' ? <Member id={scopeId} /> : <Code id={scopeId} />,
    },
  ]
  if (!may('safetyManage')) return columns
  const removing = { key: 'remove', label: t('common.action') }
  return [...columns, { ...removing, cell: (rule) => <Remove rule={rule} /> }]
}

function Remove({ rule: { scope, scopeId, name } }: { rule: Rule }) {
  const { t } = useWords()
  const again = useInvalidate()
  return (
    <DecisionButton
      label={t('rules.remove')}
      title={t('rules.remove_title')}
      text={t('rules.remove_text', { name: t(`rules.name_${name}`) })}
      reasonLabel={t('common.reason')}
      onSend={(reason) =>
        call('POST /office/api/safety/rule/remove', { scope, scopeId, name, reason })
      }
      onDone={() => again('GET /office/api/safety/rules', 'GET /office/api/approvals/waiting')}
    />
  )
}
