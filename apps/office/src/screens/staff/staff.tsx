import { useState } from 'react'
import { Listed, Rows, type Column } from '#features/list'
import { Page } from '#features/page'
import { Tag } from '#features/tag'
import { asking, useLook } from '#lib/ask'
import { useMe } from '#lib/me'
import { useWhen } from '#lib/when'
import { useWords } from '#lib/words'
import { AddColleague } from './add-colleague.tsx'
import { Invited } from './invited.tsx'
import { Manage } from './manage.tsx'
import type { Colleague, Invitation } from './told.ts'

/** All colleagues with their roles and last sign-in. */
export function Staff() {
  const { t } = useWords()
  const { may } = useMe()
  const [invitation, setInvitation] = useState<Invitation>()
  const answer = useLook(asking('GET /office/api/staff', {}))
  const columns = useColumns()
  return (
    <Page
      title={t('staff.title')}
      text={t('staff.text')}
      actions={may('staffManage') && <AddColleague onAdded={setInvitation} />}
    >
      <Listed answer={answer}>
        {({ list }) => (
          <Rows
            caption={t('staff.title')}
            columns={columns}
            rows={list}
            keyOf={({ id }) => id}
            empty={t('common.none')}
          />
        )}
      </Listed>
      <Invited invitation={invitation} onClose={() => setInvitation(undefined)} />
    </Page>
  )
}

function useColumns(): Column<Colleague>[] {
  const { t } = useWords()
  const when = useWhen()
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
