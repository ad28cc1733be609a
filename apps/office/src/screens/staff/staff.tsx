import { useState } from 'react'
import { LoadState, Rows, type Column } from '#features/list'
import { Page } from '#features/page'
import { PendingFor } from '#features/people'
import { Tag } from '#features/tag'
import { freshQuery, useQueryOnce } from '#lib/query'
import { useMe } from '#lib/me'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { AddColleague } from './add-colleague.tsx'
import { InvitationDialog } from './invitation-dialog.tsx'
import { Manage } from './manage.tsx'
import type { Colleague, Invitation } from './view.ts'

/** All colleagues with their roles and last sign-in. */
export function Staff() {
  const { t } = useWords()
  const { may } = useMe()
  const [invitation, setInvitation] = useState<Invitation>()
  const answer = useQueryOnce(freshQuery('GET /office/api/staff', {}))
  const columns = useColumns()
  return (
    <Page
      title={t('staff.title')}
      text={t('staff.text')}
      actions={may('staffManage') && <AddColleague onAdded={setInvitation} />}
    >
      <PendingFor kinds={['role.grant', 'role.revoke', 'staff.factor']} />
      <LoadState answer={answer}>
        {({ list }) => (
          <Rows
            caption={t('staff.title')}
            columns={columns}
            rows={list}
            keyOf={({ id }) => id}
            empty={t('common.none')}
          />
        )}
      </LoadState>
      <InvitationDialog invitation={invitation} onClose={() => setInvitation(undefined)} />
    </Page>
  )
}

function useColumns(): Column<Colleague>[] {
  const { t } = useWords()
  const when = useDateTime()
  const { may } = useMe()
  const columns: Column<Colleague>[] = [
    { key: 'name', label: t('staff.name'), isHeading: true, cell: ({ name }) => name },
    {
      key: 'roles',
      label: t('staff.roles'),
      cell: ({ roles }) =>
        roles.map((role) => t(`staff.role_${role}`)).join(', ') || t('staff.no_role'),
    },
    {
      key: 'state',
      label: t('common.state'),
      cell: ({ disabledAt, mustEnrol }) => {
        if (disabledAt !== null) return <Tag tone="bad" text={t('staff.disabled')} />
        if (mustEnrol) return <Tag tone="warn" text={t('staff.new')} />
        return <Tag tone="good" text={t('staff.active')} />
      },
    },
    {
      key: 'last',
      label: t('staff.last'),
      cell: ({ lastSignIn }) => (lastSignIn ? when(lastSignIn.at) : '–'),
    },
    { key: 'since', label: t('staff.since'), cell: ({ createdAt }) => when(createdAt) },
  ]
  if (!may('staffManage') && !may('roleAsk')) return columns
  const managing = { key: 'manage', label: t('common.action') }
  return [...columns, { ...managing, cell: (colleague) => <Manage colleague={colleague} /> }]
}
